import 'server-only';
import { rightsText } from '@/lib/catalogue/member-rights';
import type { MemberRight } from '@/lib/domain/platform/members';
import { env } from '@/lib/env';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

export function tokenMail(props: {
  firstName: string;
  name: string;
  rights: readonly MemberRight[];
}): Promise<MailContent> {
  return renderMail(
    `A program can use your ${SITE.name} account`,
    <MailLayout
      preview="If you did not make this token, revoke it now."
      title="A token was made for a program"
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        The token “{props.name}” was made in your account settings. Whoever has it can act in your
        practice. It opens: {rightsText(props.rights)}.
      </Paragraph>
      <Paragraph>
        If you did not make it, revoke it at once, set a new password, and write to us.
      </Paragraph>
      <ActionLink href={`${env.SITE_URL}/lawyer-portal/account-settings/programs`}>
        See your tokens
      </ActionLink>
    </MailLayout>,
  );
}
