import 'server-only';
import { bothTimes } from '@/lib/domain/platform/both-times';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Asks a new user to confirm the address; omits the name, which another person may have typed. */
export function verifyEmailMail(props: {
  link: string;
  code: string;
  hours: number;
  booking: boolean;
}): Promise<MailContent> {
  return renderMail(
    `${props.code} is your code. Verify your email for ${SITE.name}`,
    <MailLayout preview="One step left: confirm your email address." title="Verify your email">
      <Paragraph>
        Please confirm that this is your email address.{' '}
        {props.booking ? 'Then you can finish your booking' : 'Then you can continue'}, and news
        about your meetings comes here.
      </Paragraph>
      <Paragraph>Type this code on the page that asks you to verify your email:</Paragraph>
      <Facts rows={[['Code', props.code]]} />
      <Paragraph>Or use this link, on any device:</Paragraph>
      <ActionLink href={props.link}>Verify my email</ActionLink>
      <Paragraph>
        The code and the link work once and expire after {props.hours} hours. If you did not sign
        up, you can ignore this email; please do not share the code.
      </Paragraph>
    </MailLayout>,
  );
}

export function newDeviceMail(props: {
  firstName: string;
  device: string;
  /** Epoch ms. */
  at: number;
  zone: string | null;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `New sign-in to ${SITE.name}`,
    <MailLayout
      preview={`Your account was signed in to on a new device: ${props.device}.`}
      title="New sign-in to your account"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>Your account was just signed in to on a device we have not seen before.</Paragraph>
      <Facts
        rows={[
          ['Device', props.device],
          ['Time', bothTimes(new Date(props.at), props.zone)],
        ]}
      />
      <Paragraph>
        If this was you, you don’t need to do anything. If it wasn’t, set a new password now. That
        signs out every device.
      </Paragraph>
      <ActionLink href={props.link}>Set a new password</ActionLink>
    </MailLayout>,
  );
}
