import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Asks the owner of a new address to confirm it; without a name, which is whatever the account calls itself. */
export function changeAddressMail(props: { link: string; hours: number }): Promise<MailContent> {
  return renderMail(
    `Confirm your new email for ${SITE.name}`,
    <MailLayout
      preview="Your account will use this address once you confirm it."
      title="Confirm your new email"
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        You asked to use this address for your account. Until you confirm it, the old one stays.
      </Paragraph>
      <ActionLink href={props.link}>Confirm this address</ActionLink>
      <Paragraph>
        The link works once, within {props.hours} hours. If you did not ask for it, you can ignore
        this mail.
      </Paragraph>
    </MailLayout>,
  );
}

/** Notifies the old address, which may be all that the owner of a stolen account still has. */
export function addressChangedMail(props: {
  firstName: string;
  email: string;
  link: string;
  hours: number;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} email was changed`,
    <MailLayout
      preview="If it was you, there is nothing to do."
      title="Your email address was changed"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Your account now uses {props.email}. This address gets no more mails about it.
      </Paragraph>
      <Paragraph>
        If it was not you, take it back within {props.hours} hours. That signs out every device and
        ends the password; you then get a mail to set a new one.
      </Paragraph>
      <ActionLink href={props.link}>It was not me, undo it</ActionLink>
    </MailLayout>,
  );
}
