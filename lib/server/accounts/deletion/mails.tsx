import 'server-only';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Announces when the account will be deleted, and how to keep it. */
export function deletionPlannedMail(props: {
  firstName: string;
  /** Epoch ms. */
  dueAt: number;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} account will be deleted`,
    <MailLayout
      preview={`On ${formatDate(props.dueAt)}. Until then you can change your mind.`}
      title="Your account will be deleted"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        You asked to delete your account. It happens on {formatDate(props.dueAt)}. Until then you
        can sign in and keep it, in your account settings.
      </Paragraph>
      <ActionLink href={props.link}>Sign in</ActionLink>
    </MailLayout>,
  );
}

/** The last mail. */
export function accountDeletedMail(props: { firstName: string }): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} account was deleted`,
    <MailLayout preview="This is the last mail about it." title="Your account was deleted">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Your account, its files and everything that named you are gone. That a meeting took place
        and was paid stays in the books without your name, as the law asks. This is the last mail.
      </Paragraph>
    </MailLayout>,
  );
}
