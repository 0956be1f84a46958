import 'server-only';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** Tells a lawyer that a calendar has not been readable for some time. */
export function importFailedMail(props: {
  firstName: string;
  name: string;
  host: string;
  reason: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `We can't read your calendar “${props.name}”`,
    <MailLayout
      preview={`Busy times of “${props.name}” may be out of date.`}
      title="We can't read one of your calendars"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Facts
        rows={[
          ['Calendar', props.name],
          ['Read from', props.host],
          ['What happens', props.reason],
        ]}
      />
      <Paragraph>
        The busy times that we read last still count, but what has changed since is missing: clients
        may book a time that is no longer free. We go on trying. If the address of the calendar has
        changed, please remove it and add the new one.
      </Paragraph>
      <ActionLink href={props.link}>See your calendars</ActionLink>
    </MailLayout>,
  );
}
