import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
  TextLink,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { clientName, lawyerName, type NotificationCopy } from './notifications-copy';
import type { WorkItemRows } from './service';

/** Builds the mail to one side about an event of an agreement. The agreed terms stay in the portal. */
export function notificationMail(
  rows: WorkItemRows,
  to: Party['side'],
  { title, body, more, facts = [], receipt, gone }: NotificationCopy,
  path: string,
): Promise<MailContent> {
  const other = to === 'client' ? lawyerName(rows) : clientName(rows);
  const greeted = to === 'client' ? rows.client.firstName : lawyerName(rows);
  return renderMail(
    `${title}: ${other}`,
    <MailLayout preview={body} title={title}>
      <Paragraph>Hello {greeted},</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Facts rows={[[to === 'client' ? 'Lawyer' : 'Client', other], ...facts]} />
      <Paragraph>{more}</Paragraph>
      {receipt && (
        <Paragraph>
          Your receipt is{' '}
          <TextLink href={`${env.SITE_URL}${path}#payments`}>with the payment</TextLink> on the
          agreement page.
        </Paragraph>
      )}
      <ActionLink href={`${env.SITE_URL}${path}`}>
        {gone ? 'See your agreements' : 'See the agreement'}
      </ActionLink>
    </MailLayout>,
  );
}
