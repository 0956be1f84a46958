import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { Conversation } from '@/lib/server/registry/conversation';
import type { MailContent } from '@/lib/server/schema/messages';

export function unreadMail(
  conversation: Conversation,
  to: Party['side'],
  count: number,
): Promise<MailContent> {
  const { client, lawyer, noun, path } = conversation;
  const [other, reader, portal] =
    to === 'client' ? [lawyer, client, 'customer-portal'] : [client, lawyer, 'lawyer-portal'];
  const unread = `${count} unread ${count === 1 ? 'message' : 'messages'}`;
  return renderMail(
    `${count === 1 ? 'New message' : 'New messages'} from ${other.name}`,
    <MailLayout preview={`You have ${unread}.`} title={`${other.name} wrote to you`}>
      <Paragraph>Hello {reader.greeting},</Paragraph>
      <Paragraph>
        You have {unread} about your {noun}. For your privacy, this email does not show the text.
      </Paragraph>
      <Facts
        rows={[[to === 'client' ? 'With' : 'Client', other.name], ...conversation.factsFor(to)]}
      />
      <ActionLink href={`${env.SITE_URL}/${portal}${path}#messages`}>
        {count === 1 ? 'Read the message' : 'Read the messages'}
      </ActionLink>
    </MailLayout>,
  );
}
