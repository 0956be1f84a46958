import 'server-only';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

const NAMED = 20;

interface DueClient {
  readonly name: string;
  readonly count: number;
}

export function dueStepsMail(
  lawyerName: string,
  clients: readonly DueClient[],
  path: string,
): Promise<MailContent> {
  const total = clients.reduce((sum, { count }) => sum + count, 0);
  const title = stepsDue(total);
  return renderMail(
    title,
    <MailLayout preview="As you noted it on the pages of your clients." title={title}>
      <Paragraph>Hello Atty. {lawyerName},</Paragraph>
      <Paragraph>
        This is what you noted for today. For your clients’ privacy, this email does not show the
        text.
      </Paragraph>
      <Facts
        rows={clients.slice(0, NAMED).map(({ name, count }) => [name, steps(count)] as const)}
      />
      {clients.length > NAMED && <Paragraph>And {clients.length - NAMED} more clients.</Paragraph>}
      <ActionLink href={`${env.SITE_URL}${path}`}>See what to do</ActionLink>
    </MailLayout>,
  );
}

/** Returns the number of due steps as text: `2 next steps are due today`. */
export function stepsDue(count: number): string {
  return count === 1 ? 'A next step is due today' : `${count} next steps are due today`;
}

export function steps(count: number): string {
  return count === 1 ? '1 next step' : `${count} next steps`;
}

export function stepsPath(clientId: string): string {
  return sitePath`/lawyer-portal/clients/${clientId}`.concat('#next-steps');
}
