import 'server-only';
import { SITE } from '@/lib/site';
import type { MailContent } from '../db/schema/messages';
import { ActionLink, MailLayout, Paragraph, renderMail } from '../mails/mails';

/** Asks a new user to confirm the address. */
export function verifyEmailMail(props: {
  firstName: string;
  link: string;
  hours: number;
}): Promise<MailContent> {
  return renderMail(
    `Verify your e-mail for ${SITE.name}`,
    <MailLayout
      preview="One step left: confirm that this address is yours."
      title="Verify your e-mail"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Please confirm that this address is yours. Then you can book a lawyer, and reminders reach
        you here.
      </Paragraph>
      <ActionLink href={props.link}>Verify my e-mail</ActionLink>
      <Paragraph>
        The link works once, within {props.hours} hours. If you did not sign up, you can ignore this
        mail.
      </Paragraph>
    </MailLayout>,
  );
}
