import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { dayAndTime, portalLink } from '../records/mails';
import type { MeetingRows } from '../records/service';

/** To one side: that the other wrote, and nothing of what. */
export function unreadMail(
  { meeting, client, lawyer }: MeetingRows,
  to: Party['side'],
  count: number,
): Promise<MailContent> {
  const [clientName, lawyerName] = [
    `${client.firstName} ${client.lastName}`,
    `Atty. ${lawyer.displayName}`,
  ];
  const [other, reader, portal] =
    to === 'client'
      ? [lawyerName, client.firstName, 'customer-portal' as const]
      : [clientName, lawyerName, 'lawyer-portal' as const];
  const unread = `${count} unread ${count === 1 ? 'message' : 'messages'}`;
  return renderMail(
    `${count === 1 ? 'New message' : 'New messages'} from ${other}`,
    <MailLayout preview={`You have ${unread}.`} title={`${other} wrote to you`}>
      <Paragraph>Hello {reader},</Paragraph>
      <Paragraph>
        You have {unread} about your meeting. For privacy, this e-mail does not repeat what was
        written.
      </Paragraph>
      <Facts
        rows={[
          [to === 'client' ? 'With' : 'Client', other],
          ['When', dayAndTime(meeting.startsAt)],
        ]}
      />
      <ActionLink href={`${portalLink(portal, meeting.id)}#messages`}>
        {count === 1 ? 'Read the message' : 'Read the messages'}
      </ActionLink>
    </MailLayout>,
  );
}
