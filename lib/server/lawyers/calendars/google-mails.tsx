import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

export function accessLostMail(props: {
  firstName: string;
  account: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    'Please connect Google Calendar again',
    <MailLayout
      preview="Clients may be able to book times when you are busy."
      title="We can no longer see your Google Calendar"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        Google no longer gives us access to the calendar of {props.account}. This happens when the
        access is removed at Google, or a password or a rule of an organization changes.
      </Paragraph>
      <Paragraph>
        We still block the busy times we saw last, but we can’t see anything you changed since, and
        your new meetings don’t appear there. Clients may book a time when you are busy.
      </Paragraph>
      <ActionLink href={props.link}>Connect it again</ActionLink>
    </MailLayout>,
  );
}
