import 'server-only';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** To the owner of an account that was shut. */
export function accountSuspendedMail(props: {
  firstName: string;
  reason: string;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} account is suspended`,
    <MailLayout preview="Nobody can sign in to it for now." title="Your account is suspended">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        We have suspended your account. All devices are signed out, and nobody can sign in to it. If
        you are a lawyer, clients can’t see or book you.
      </Paragraph>
      <Facts rows={[['Reason', props.reason]]} />
      <Paragraph>
        If you think this is a mistake, or if you want a copy of your data, reply to this email or
        write to {env.SUPPORT_EMAIL}.
      </Paragraph>
    </MailLayout>,
  );
}

/** To the same, once it is open again. */
export function accountRestoredMail(props: {
  firstName: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `Your ${SITE.name} account is open again`,
    <MailLayout preview="You can sign in again." title="Your account is open again">
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Your account is no longer suspended, and you can sign in again. If you are a lawyer and your
        profile was public, clients can see it again.
      </Paragraph>
      <ActionLink href={props.link}>Sign in</ActionLink>
    </MailLayout>,
  );
}
