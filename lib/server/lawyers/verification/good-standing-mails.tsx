import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

export function renewalMail(props: {
  firstName: string;
  checked: string;
  ends: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `Please send us your new IBP ID before ${props.ends}`,
    <MailLayout
      preview={`Your last check was on ${props.checked}.`}
      title="Please send us your new IBP ID"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        We checked your IBP ID on {props.checked}. {SITE.name} shows clients the date of each check
        and asks for a new one every year, so please send us your current IBP ID.
      </Paragraph>
      <Paragraph>
        Nothing changes for clients while we check it. Without a new check, clients can no longer
        see your profile from {props.ends}. Meetings already booked stay booked.
      </Paragraph>
      <ActionLink href={props.link}>Send your IBP ID</ActionLink>
    </MailLayout>,
  );
}

export function checkEndedMail(props: {
  firstName: string;
  checked: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    'Your IBP check has ended',
    <MailLayout
      preview="Clients can’t see your profile until we check your IDs again."
      title="Your IBP check has ended"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        We checked your IBP ID on {props.checked}, more than a year ago. The check has ended, so
        clients can’t see your profile now. Meetings already booked stay booked.
      </Paragraph>
      <Paragraph>
        Send us your IDs in your portal. As soon as they are approved, clients see your profile
        again as it was.
      </Paragraph>
      <ActionLink href={props.link}>Send your IDs</ActionLink>
    </MailLayout>,
  );
}
