import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Asks a lawyer for a new IBP ID, a month before the check ends. */
export function renewalMail(props: {
  firstName: string;
  /** Days as they are written. */
  checked: string;
  ends: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    'Please hand in your new IBP ID',
    <MailLayout
      preview={`Your check of ${props.checked} ends on ${props.ends}.`}
      title="Please hand in your new IBP ID"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        Your IBP ID was checked on {props.checked}, a year ago. Good standing has a date on{' '}
        {SITE.name}, so please hand in your current IBP ID.
      </Paragraph>
      <Paragraph>
        Until it is checked your profile stays as it is. Without a new check, clients no longer see
        your profile from {props.ends}. Meetings that are booked stay booked.
      </Paragraph>
      <ActionLink href={props.link}>Hand in your IBP ID</ActionLink>
    </MailLayout>,
  );
}

/** Notifies a lawyer that the check has ended. */
export function checkEndedMail(props: {
  firstName: string;
  checked: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    'Your IBP check has ended',
    <MailLayout
      preview="Clients do not see your profile until your IDs are checked again."
      title="Your IBP check has ended"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        Your IBP ID was checked on {props.checked}. That is more than a year ago, so the check has
        ended and clients do not see your profile now. Meetings that are booked stay booked.
      </Paragraph>
      <Paragraph>
        Hand in your IDs in your portal. Your profile returns as it was once they are checked.
      </Paragraph>
      <ActionLink href={props.link}>Hand in your IDs</ActionLink>
    </MailLayout>,
  );
}
