import 'server-only';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/platform/time';
import { EXPIRED_REASON, REMINDER_DAYS, reminderDue } from '@/lib/domain/work-items/work-item';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { workItems } from '@/lib/server/schema/work-items';
import { removeFilesOf } from '../files/service';
import { notifyParties } from '../records/notifications-service';
import * as records from '../records/service';

// Service

/** Jobs queued per run; the next run takes the rest. */
const AT_ONCE = 200;

/** Queues a job every five minutes for each proposal that expired. */
export async function queueOverdueProposals(now: number): Promise<void> {
  const ids = await findOverdue(database(), new Date(now), AT_ONCE);
  const jobs = ids.map((workItemId) => ({
    payload: { workItemId },
    key: `expire-proposal:${workItemId}`,
  }));
  await queueJobs(database(), 'expire_proposal', jobs);
}

/** Queues a job every five minutes for each client to remind. */
export async function queueProposalReminders(now: number): Promise<void> {
  const ids = await findToRemind(database(), new Date(now), AT_ONCE);
  const jobs = ids.map((workItemId) => ({
    payload: { workItemId },
    key: `remind-of-proposal:${workItemId}`,
  }));
  await queueJobs(database(), 'remind_of_proposal', jobs);
}

/** Ends a proposal that was not answered in time. Safe to repeat. */
export function expireProposal(id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await records.findLockedRows(tx, id);
    if (rows?.item.status !== 'PROPOSAL') return;
    const { expiresAt } = rows.item;
    if (!expiresAt || now < expiresAt.getTime()) return;
    await endProposal(tx, rows, 'expired', now);
  });
}

/** Ends a locked proposal that was not answered in time, or that can't be answered any more. */
export async function endProposal(
  tx: Transaction,
  rows: records.WorkItemRows,
  why: 'expired' | 'withdrawn',
  now: number,
): Promise<void> {
  const moved = await records.changeStatusOf(tx, rows.item.id, 'REJECTED', {
    only: ['PROPOSAL'],
    rejectedBy: 'SYSTEM',
    rejectedReason: why === 'expired' ? EXPIRED_REASON : why,
    rejectedAt: new Date(now),
  });
  if (!moved) return;
  // It was never paid, so that its lawyer never saw it.
  if (rows.order) await removeFilesOf(tx, rows.item.id);
  await notifyParties(tx, rows, { type: why }, now);
}

/** Reminds the client of a proposal, once for each of its days. Safe to repeat. */
export function remindOfProposal(id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await records.findLockedRows(tx, id);
    if (rows?.item.status !== 'PROPOSAL' || !rows.item.expiresAt) return;
    const { expiresAt, remindedDays } = rows.item;
    const days = reminderDue(expiresAt.getTime(), remindedDays, now);
    if (days === null) return;
    await records.updateItem(tx, id, { remindedDays: days });
    await notifyParties(tx, rows, { type: 'expiring', days }, now);
  });
}

// Store

const isProposal = eq(workItems.status, 'PROPOSAL');

async function findOverdue(exec: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(and(isProposal, lte(workItems.expiresAt, now)))
    .orderBy(asc(workItems.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

async function findToRemind(exec: Executor, now: Date, limit: number): Promise<string[]> {
  const due = REMINDER_DAYS.map((days) =>
    and(
      lte(workItems.expiresAt, new Date(now.getTime() + days * DAY_MS)),
      or(isNull(workItems.remindedDays), gt(workItems.remindedDays, days)),
    ),
  );
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(and(isProposal, gt(workItems.expiresAt, now), or(...due)))
    .orderBy(asc(workItems.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
