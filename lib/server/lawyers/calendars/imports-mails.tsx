import 'server-only';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

export function importFailedMail(props: {
  firstName: string;
  name: string;
  host: string;
  reason: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `We can’t read your calendar “${props.name}”`,
    <MailLayout
      preview="Clients may be able to book times when you are busy."
      title="We can’t read one of your calendars"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Facts
        rows={[
          ['Calendar', props.name],
          ['Where it is', props.host],
          ['Problem', props.reason],
        ]}
      />
      <Paragraph>
        We still block the busy times we read last, but we can’t see anything you changed since.
        Clients may book a time when you are busy. We will keep trying. If the calendar’s address
        has changed, please remove the calendar and add it again with the new address.
      </Paragraph>
      <ActionLink href={props.link}>See your calendars</ActionLink>
    </MailLayout>,
  );
}
