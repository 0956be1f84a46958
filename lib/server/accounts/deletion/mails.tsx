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

export function deletionPlannedMail(props: {
  firstName: string;
  /** Epoch ms. */
  dueAt: number;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} account will be deleted on ${formatDate(props.dueAt)}`,
    <MailLayout preview="You can change your mind until then." title="Your account will be deleted">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        You asked us to delete your account. We will delete it on {formatDate(props.dueAt)}. If you
        change your mind before then, sign in and choose to keep it in your account settings.
      </Paragraph>
      <ActionLink href={props.link}>Sign in</ActionLink>
    </MailLayout>,
  );
}

export function accountDeletedMail(props: { firstName: string }): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} account was deleted`,
    <MailLayout preview="This is the last email about it." title="Your account was deleted">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Your account, its files and everything that names you have been deleted. As the law
        requires, we keep records of meetings and payments, without your name. You will get no more
        emails from us.
      </Paragraph>
    </MailLayout>,
  );
}
