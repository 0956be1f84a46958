import 'server-only';
import { formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Asks a new user to confirm the address; without the name, which another person may have typed. */
export function verifyEmailMail(props: { link: string; hours: number }): Promise<MailContent> {
  return renderMail(
    `Verify your email for ${SITE.name}`,
    <MailLayout
      preview="One step left: confirm that this address is yours."
      title="Verify your email"
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Please confirm that this address is yours. Then you can go on with {SITE.name}, and mails
        about your meetings reach you here.
      </Paragraph>
      <ActionLink href={props.link}>Verify my email</ActionLink>
      <Paragraph>
        The link works once, within {props.hours} hours. If you did not sign up, you can ignore this
        mail.
      </Paragraph>
    </MailLayout>,
  );
}

/** Notifies of a sign-in on a new device. */
export function newDeviceMail(props: {
  firstName: string;
  device: string;
  /** Epoch ms. */
  at: number;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `New sign-in to ${SITE.name}`,
    <MailLayout
      preview={`Somebody signed in to your account: ${props.device}.`}
      title="A sign-in on a new device"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>Your account was just used on a device we had not seen before.</Paragraph>
      <Facts
        rows={[
          ['Device', props.device],
          ['Time', `${formatDate(props.at)}, ${formatTime(props.at)} PHT`],
        ]}
      />
      <Paragraph>
        If it was you, there is nothing to do. If not, set a new password: it signs out every
        device.
      </Paragraph>
      <ActionLink href={props.link}>Set a new password</ActionLink>
    </MailLayout>,
  );
}
