import 'server-only';
import { DAY_MS } from '@/lib/domain/platform/time';
import { releasePayment } from '@/lib/server/payments/payouts/releases';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { lockedById } from '../records/locks';
import { notifyParties } from '../records/notifications-service';
import type { WorkItemRows } from '../records/service';
import * as store from './releases-store';

/** Agreements per run, each minute; the next run takes the rest. */
const AT_ONCE = 500;

export interface HeldParts {
  readonly milestones: readonly store.MilestoneRow[];
  readonly purchases: readonly store.PurchaseRow[];
}

/**
 * Releases the money of these parts to the lawyer, less what was or is being refunded; returns the centavos released.
 * The caller holds the locks.
 */
export async function releaseParts(
  tx: Transaction,
  { milestones, purchases }: HeldParts,
  now: number,
): Promise<number> {
  let sum = 0;
  for (const { id } of milestones) sum += await releasePayment(tx, { type: 'milestone', id }, now);
  for (const { id } of purchases)
    sum += await releasePayment(tx, { type: 'service_purchase', id }, now);
  const ids = {
    milestones: milestones.map(({ id }) => id),
    purchases: purchases.map(({ id }) => id),
  };
  await store.markReleased(tx, ids, new Date(now));
  return sum;
}

export async function heldParts(
  exec: Executor,
  { id, status }: Pick<WorkItemRows['item'], 'id' | 'status'>,
  finishedUntil: Date,
): Promise<HeldParts> {
  const milestones = await store.findHeldMilestones(exec, id, finishedUntil);
  const purchases = status === 'COMPLETED' ? await store.findHeldPurchases(exec, [id]) : [];
  return { milestones, purchases };
}

/**
 * Returns the parts that a dispute is about: the work that was finished when it began, or all that is paid where none
 * of it is finished.
 */
export async function disputedParts(
  exec: Executor,
  item: Pick<WorkItemRows['item'], 'id' | 'status'>,
  { kind, createdAt }: Pick<store.DisputeRow, 'kind' | 'createdAt'>,
): Promise<HeldParts> {
  return partsIn(await unreleasedParts(exec, [item.id]), item, { kind, createdAt });
}

/** Returns all parts of these agreements that are paid and not released, finished or not. Two statements. */
export async function unreleasedParts(
  exec: Executor,
  itemIds: readonly string[],
): Promise<HeldParts> {
  return {
    milestones: await store.findUnreleasedMilestones(exec, itemIds),
    purchases: await store.findHeldPurchases(exec, itemIds),
  };
}

export function partsIn(
  { milestones, purchases }: HeldParts,
  { id, status }: Pick<WorkItemRows['item'], 'id' | 'status'>,
  { kind, createdAt }: Pick<store.DisputeRow, 'kind' | 'createdAt'>,
): HeldParts {
  const all = kind === 'UNFINISHED';
  return {
    milestones: milestones.filter(
      ({ workItemId, finishedAt }) =>
        workItemId === id && (all || (finishedAt !== null && finishedAt <= createdAt)),
    ),
    purchases: purchases.filter(
      ({ workItemId }) => workItemId === id && (all || status === 'COMPLETED'),
    ),
  };
}

export async function hasOpenDispute(exec: Executor, itemId: string): Promise<boolean> {
  return (await store.findOpenDispute(exec, itemId)) !== undefined;
}

/** Queues one job each minute for each agreement with held money and no objection in time. */
export async function queueDueReleases(now: number): Promise<void> {
  const ids = await store.findDue(database(), new Date(now), AT_ONCE);
  const jobs = ids.map((workItemId) => ({
    payload: { workItemId },
    key: `release-agreement:${workItemId}`,
  }));
  await queueJobs(database(), 'release_agreement', jobs);
}

/** Releases the money of work without an objection in time. Safe to repeat; an open objection holds all of it. */
export function releaseDue(itemId: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedById(tx, itemId);
    if (!rows || (await hasOpenDispute(tx, itemId))) return;
    const { item } = rows;
    const until = new Date(now - item.objectionDays * DAY_MS);
    const isOver = item.completedAt !== null && item.completedAt <= until;
    const held = await heldParts(tx, item, until);
    if (isOver) await releaseAll(tx, rows, held, now);
    else await releaseMilestones(tx, rows, held.milestones, now);
  });
}

async function releaseAll(
  tx: Transaction,
  rows: WorkItemRows,
  held: HeldParts,
  now: number,
): Promise<void> {
  if (held.milestones.length + held.purchases.length === 0) return;
  const amount = await releaseParts(tx, held, now);
  await notifyParties(tx, rows, { type: 'released', amount }, now);
}

async function releaseMilestones(
  tx: Transaction,
  rows: WorkItemRows,
  milestones: readonly store.MilestoneRow[],
  now: number,
): Promise<void> {
  for (const milestone of milestones) {
    const amount = await releaseParts(tx, { milestones: [milestone], purchases: [] }, now);
    await notifyParties(tx, rows, { type: 'milestone_released', amount, part: milestone.id }, now);
  }
}

export type { DisputeRow } from './releases-store';
export { findOpenDispute } from './releases-store';
