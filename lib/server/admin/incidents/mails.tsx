import 'server-only';
import type { Finding, IncidentKind, IncidentReport } from '@/lib/domain/admin/incidents';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

const KINDS: Readonly<Record<IncidentKind, { name: string; text: string; path: string }>> = {
  payments_pending: {
    name: 'Payments that stay open',
    text: 'Payments are neither made nor over, hours after they were begun. Most likely the payment gateway does not answer.',
    path: '/admin/webhooks',
  },
  refunds_stuck: {
    name: 'Refunds that do not arrive',
    text: 'The payment gateway refused refunds, or has not answered for days. Clients are waiting for their money.',
    path: '/admin/refunds',
  },
  payouts_stuck: {
    name: 'Payouts that do not arrive',
    text: 'Payouts were not approved, have not arrived, or came back. Lawyers are waiting for their money.',
    path: '/admin/payouts',
  },
  jobs_failed: {
    name: 'Jobs that failed for good',
    text: 'Jobs are out of attempts. Each can be tried again, or discarded, once its cause is removed.',
    path: '/admin/jobs',
  },
  jobs_late: {
    name: 'Jobs that nobody takes',
    text: 'Jobs should have begun a while ago. There are too few workers, or what they wait for does not answer.',
    path: '/admin/jobs?state=waiting',
  },
  mails_failing: {
    name: 'Mails that are refused',
    text: 'The mail server has refused mails several times. This mail may be late for the same reason.',
    path: '/admin/jobs?state=retrying',
  },
  webhooks_silent: {
    name: 'Webhooks that do not come',
    text: 'Payments were made, and the gateway has sent no event for a day: they were found by asking. Is the webhook still set up there?',
    path: '/admin/webhooks',
  },
  backup_old: {
    name: 'The last backup is old',
    text: 'No backup has been completed for more than a day and a half.',
    path: '/admin',
  },
};

/** Notifies the operator of new, lasting and ended incidents. Contains numbers and instants only. */
export function incidentsMail({ opened, lasting, ended }: IncidentReport): Promise<MailContent> {
  const stuck = [...opened, ...lasting];
  const [first] = [...stuck.map(({ kind }) => kind), ...ended];
  const title = stuck.length > 0 ? 'Something needs your attention' : 'All is well again';
  const subject = first ? `${title}: ${KINDS[first].name.toLowerCase()}` : title;
  return renderMail(
    stuck.length + ended.length > 1 ? `${subject}, and more` : subject,
    <MailLayout preview={[...stuck.map(lineOf), ...ended.map(overLine)].join(' ')} title={title}>
      {opened.map((finding) => (
        <Paragraph key={finding.kind}>{`${lineOf(finding)} ${KINDS[finding.kind].text}`}</Paragraph>
      ))}
      {lasting.length > 0 && (
        <Facts rows={lasting.map((finding) => [KINDS[finding.kind].name, figureOf(finding)])} />
      )}
      {ended.map((kind) => (
        <Paragraph key={kind}>{overLine(kind)}</Paragraph>
      ))}
      {first && (
        <ActionLink href={`${env.SITE_URL}${KINDS[first].path}`}>
          Open the administration
        </ActionLink>
      )}
      {stuck.length > 0 && (
        <Paragraph>
          You get another mail when something changes, and one each day while this lasts.
        </Paragraph>
      )}
    </MailLayout>,
  );
}

function lineOf(finding: Finding): string {
  return `${KINDS[finding.kind].name}: ${figureOf(finding)}.`;
}

function figureOf({ count, since }: Finding): string {
  return since === null ? String(count) : `${count}, since ${formatDayTime(since)}`;
}

function overLine(kind: IncidentKind): string {
  return `${KINDS[kind].name}: no more.`;
}
