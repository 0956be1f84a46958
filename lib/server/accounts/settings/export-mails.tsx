import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Announces that the export is ready. The link leads to a page behind the sign-in, not to the file itself. */
export function exportReadyMail(props: { firstName: string; link: string }): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} data is ready`,
    <MailLayout preview="You can download it for seven days." title="Your data is ready">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        The file with everything we keep about you is ready. You can download it from your account
        settings for seven days. After that, we delete it.
      </Paragraph>
      <ActionLink href={props.link}>Go to my account settings</ActionLink>
    </MailLayout>,
  );
}
