import 'server-only';
import {
  endedKinds,
  FAILING_MAIL_ATTEMPTS,
  type Finding,
  type Incident,
  type IncidentKind,
  reportDue,
  STUCK_AFTER,
} from '@/lib/domain/admin/incidents';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { webhookHealth } from '@/lib/server/payments/settlement/webhook-health';
import { lock } from '@/lib/server/platform/db/locks';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { lastBackupAt } from '@/lib/server/platform/installation/service';
import { type TaskRow, tasksAt } from '@/lib/server/platform/queue/service';
import { incidentsMail } from './mails';
import * as store from './store';

const MAIL_TASK = 'send_mail';

/**
 * Returns the state of operations from the database, for metrics and for the operator's mail. Four statements,
 * whatever the data.
 */
export async function operationsAt(now: number) {
  const ago = (ms: number) => new Date(now - ms);
  const [tasks, stuck, webhooks, backupAt] = await Promise.all([
    tasksAt(database(), {
      now: new Date(now),
      late: ago(STUCK_AFTER.job),
      attempts: FAILING_MAIL_ATTEMPTS,
    }),
    store.countStuck(database(), {
      payment: ago(STUCK_AFTER.payment),
      refund: ago(STUCK_AFTER.refund),
      payout: ago(STUCK_AFTER.payout),
      failedPayout: ago(STUCK_AFTER.failedPayout),
      day: ago(DAY_MS),
    }),
    webhookHealth(database(), now),
    lastBackupAt(database()),
  ]);
  const mail = tasks.find(({ task }) => task === MAIL_TASK);
  const incidents: Finding[] = [
    found('payments_pending', stuck('payments')),
    found('refunds_stuck', stuck('refunds')),
    found('payouts_stuck', stuck('payouts')),
    found('jobs_failed', summed(tasks, 'failed', 'oldest_failed')),
    found('jobs_late', summed(tasks, 'late', 'oldest_late')),
    found('mails_failing', summed(mail ? [mail] : [], 'failing', 'oldest_failing')),
    {
      kind: 'webhooks_silent',
      count: webhooks.missed,
      since: webhooks.lastAt?.getTime() ?? null,
    },
    { kind: 'backup_old', count: isOld(backupAt, now) ? 1 : 0, since: backupAt },
  ];
  return {
    jobs: tasks.map(({ task, due, oldest, retrying, failed }) => {
      return { task, due, oldest: instantOf(oldest), retrying, failed };
    }),
    mails: { waiting: mail?.due ?? 0, failing: mail ? mail.retrying + mail.failed : 0 },
    incidents,
    webhookAt: webhooks.lastAt?.getTime() ?? null,
    webhooksRefused: stuck('webhooks_refused').count,
    backupAt,
    servers: stuck('servers').count,
    workers: stuck('workers').count,
  };
}

function found(kind: IncidentKind, { count, oldest }: store.Counted): Finding {
  return { kind, count, since: oldest };
}

function summed(
  tasks: readonly TaskRow[],
  count: 'failed' | 'late' | 'failing',
  oldest: 'oldest_failed' | 'oldest_late' | 'oldest_failing',
): store.Counted {
  const instants = tasks.flatMap((task) => instantOf(task[oldest]) ?? []);
  return {
    count: tasks.reduce((sum, task) => sum + task[count], 0),
    oldest: instants.length > 0 ? Math.min(...instants) : null,
  };
}

function instantOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}

/** Whether the last backup is too old. Without any backup the operator is assumed to use another method. */
function isOld(backupAt: number | null, now: number): boolean {
  return backupAt !== null && now - backupAt > STUCK_AFTER.backup;
}

/**
 * Every five minutes: records incidents and mails the operator those that are new or still open after a day. Rows and
 * mail commit together, so concurrent runs notify once.
 */
export async function watchIncidents(now: number): Promise<void> {
  const findings = (await operationsAt(now)).incidents.filter(({ count }) => count > 0);
  const kinds = findings.map(({ kind }) => kind);
  await transaction(async (tx) => {
    await lock(tx, 'incidents', 'all');
    await store.noteSeen(tx, kinds, new Date(now));
    const known = (await store.findIncidents(tx)).map(incidentOf);
    const report = reportDue(known, findings, now);
    if (report) {
      await queueMail(tx, {
        to: env.OPERATOR_EMAIL ?? env.SUPPORT_EMAIL,
        template: 'incidents',
        dedupeKey: `incidents:${now}`,
        content: await incidentsMail(report),
      });
      await store.noteMailed(tx, kinds, new Date(now));
    }
    await store.deleteIncidents(tx, overOf(known, report !== null, now));
  });
}

function overOf(known: readonly Incident[], isMailed: boolean, now: number): IncidentKind[] {
  return endedKinds(known, now)
    .filter(({ mailedAt }) => isMailed || mailedAt === null)
    .map(({ kind }) => kind);
}

function incidentOf({ kind, firstSeenAt, lastSeenAt, mailedAt }: store.IncidentRow): Incident {
  return {
    kind,
    firstSeenAt: firstSeenAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    mailedAt: mailedAt?.getTime() ?? null,
  };
}
