import 'server-only';
import { formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** The link that sets a new password. */
export function resetPasswordMail(props: {
  /** Null for an unconfirmed address. */
  firstName: string | null;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `Set a new password for ${SITE.name}`,
    <MailLayout
      preview="Somebody asked to set a new password for this address."
      title="Set a new password"
    >
      <Paragraph>{props.firstName ? `Hello ${props.firstName},` : 'Hello,'}</Paragraph>
      <Paragraph>
        Somebody, probably you, asked to set a new password. Until you do, the old one works.
      </Paragraph>
      <ActionLink href={props.link}>Set a new password</ActionLink>
      <Paragraph>
        The link works once, within one hour. If you did not ask for it, you can ignore this mail:
        nobody gets in by it without reading your mail.
      </Paragraph>
    </MailLayout>,
  );
}

/** Notifies of a changed password, so that an owner who did not do it can act. */
export function passwordChangedMail(props: {
  firstName: string;
  /** Epoch ms. */
  at: number;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} password was changed`,
    <MailLayout preview="If it was you, there is nothing to do." title="Your password was changed">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        The password of your account was changed on {formatDate(props.at)} at {formatTime(props.at)}{' '}
        PHT. All other devices were signed out.
      </Paragraph>
      <Paragraph>If it was you, there is nothing to do. If not, set a new one now:</Paragraph>
      <ActionLink href={props.link}>Set a new password</ActionLink>
    </MailLayout>,
  );
}
