import 'server-only';
import { bothTimes } from '@/lib/domain/platform/both-times';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

export function resetPasswordMail(props: {
  firstName: string | null;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `Set a new password for ${SITE.name}`,
    <MailLayout preview="The link works for one hour." title="Set a new password">
      <Paragraph>{props.firstName ? `Hello ${props.firstName},` : 'Hello,'}</Paragraph>
      <Paragraph>
        We received a request to set a new password for your account. Your old password works until
        you set a new one.
      </Paragraph>
      <ActionLink href={props.link}>Set a new password</ActionLink>
      <Paragraph>
        The link works once and expires after one hour. If you did not ask for it, you can ignore
        this email. Your account is safe as long as nobody else can read your email.
      </Paragraph>
    </MailLayout>,
  );
}

export function passwordChangedMail(props: {
  firstName: string;
  /** Epoch ms. */
  at: number;
  zone: string | null;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} password was changed`,
    <MailLayout
      preview="If this was you, you don’t need to do anything."
      title="Your password was changed"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Your password was changed on {bothTimes(new Date(props.at), props.zone)}, and all other
        devices were signed out.
      </Paragraph>
      <Paragraph>
        If this was you, you don’t need to do anything. If it wasn’t, set a new password now:
      </Paragraph>
      <ActionLink href={props.link}>Set a new password</ActionLink>
    </MailLayout>,
  );
}
