import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Asks the owner of a new address to confirm it; omits the name, which the account can set to anything. */
export function changeAddressMail(props: { link: string; hours: number }): Promise<MailContent> {
  return renderMail(
    `Confirm your new email for ${SITE.name}`,
    <MailLayout
      preview="Your account will use this address as soon as you confirm it."
      title="Confirm your new email"
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        You asked to use this address for your account. We will keep using your old one until you
        confirm this one.
      </Paragraph>
      <ActionLink href={props.link}>Confirm this address</ActionLink>
      <Paragraph>
        The link works once and expires after {props.hours} hours. If you did not ask for it, you
        can ignore this email.
      </Paragraph>
    </MailLayout>,
  );
}

/** Notifies the old address, possibly the only one that the owner of a stolen account still has access to. */
export function addressChangedMail(props: {
  firstName: string;
  email: string;
  link: string;
  hours: number;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} email was changed`,
    <MailLayout
      preview="If this was you, you don’t need to do anything."
      title="Your email address was changed"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Your account now uses {props.email}. We will no longer send emails about it to this address.
      </Paragraph>
      <Paragraph>
        If this wasn’t you, undo the change within {props.hours} hours. That signs out every device
        and cancels the password. We then email you a link to set a new one.
      </Paragraph>
      <ActionLink href={props.link}>This wasn’t me, undo it</ActionLink>
    </MailLayout>,
  );
}
