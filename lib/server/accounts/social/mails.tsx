import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Notifies that another service was linked to the account. */
export function identityLinkedMail(props: {
  firstName: string;
  service: string;
  /** Whether the account was never verified, so that its password and devices were shut out. */
  passwordEnded: boolean;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `${props.service} can now sign you in to ${SITE.name}`,
    <MailLayout
      preview={`Your ${props.service} account has the same email address.`}
      title={`You can sign in with ${props.service}`}
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Somebody signed in with the {props.service} account of this email address. From now on it
        opens your {SITE.name} account, too.
      </Paragraph>
      {props.passwordEnded && (
        <Paragraph>
          The address had not been verified before. To be safe, the password that was set with it no
          longer works, and every other device was signed out. You can set a new password at any
          time.
        </Paragraph>
      )}
      <Paragraph>
        If it was not you, secure your {props.service} account first: whoever uses it can also sign
        in here.
      </Paragraph>
      <ActionLink href={props.link}>Set a new password</ActionLink>
    </MailLayout>,
  );
}
