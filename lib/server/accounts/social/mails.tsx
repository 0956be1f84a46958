import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

export function identityLinkedMail(props: {
  firstName: string;
  service: string;
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
        Someone just signed in with the {props.service} account that has this email address. From
        now on, that account also opens your {SITE.name} account.
      </Paragraph>
      {props.passwordEnded && (
        <Paragraph>
          This address had not been verified before. To be safe, we have turned off the old password
          and signed out every other device. You can set a new password at any time.
        </Paragraph>
      )}
      <Paragraph>
        If this wasn’t you, secure your {props.service} account first: anyone who can use it can
        also sign in here.
      </Paragraph>
      <ActionLink href={props.link}>Set a new password</ActionLink>
    </MailLayout>,
  );
}
