import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import type { WorkItemAction } from '@/lib/domain/work-items/work-item';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { changed, lockedById, lockedOwn } from '../records/locks';
import { notifyParties } from '../records/notifications-service';
import { requireAllowed } from '../records/policy';
import * as records from '../records/service';
import * as holds from './holds';
import * as store from './milestones-store';
import { hasOpenDispute, releaseParts } from './releases-service';

/** Milestones per run, each minute; the next run takes the rest. */
const AT_ONCE = 500;

export async function firstOf(exec: Executor, itemId: string): Promise<store.MilestoneRow> {
  const all = await store.listMilestones(exec, itemId);
  const first = all.find(({ status }) => status !== 'WAIVED');
  if (!first) throw new Error('an agreement without a milestone');
  return first;
}

/** @throws Error when there is none */
export async function requireMilestone(exec: Executor, id: string): Promise<store.MilestoneRow> {
  const milestone = await store.findMilestone(exec, id);
  if (!milestone) throw new Error('milestone not found');
  return milestone;
}

export function partOf({ id }: Pick<store.MilestoneRow, 'id'>) {
  return { type: 'milestone', id } as const;
}

/** Starts the payment of a milestone, held until then; the caller holds the locks. */
export async function startPayment(
  tx: Transaction,
  milestone: store.MilestoneRow,
  platformFee: number,
  until: Date,
  now: number,
): Promise<void> {
  const askedAt = milestone.askedAt ?? new Date(now);
  const change = { only: ['WAITING'], holdExpiresAt: until, askedAt } as const;
  if (!(await store.changeStatus(tx, milestone.id, 'PAYMENT_PENDING', change)))
    throw refused('This payment is not waited for.');
  await holds.addPayment(tx, partOf(milestone), { price: milestone.amount, platformFee }, until);
}

/**
 * Returns the gateway's page for a requested milestone. While it is being paid the same page is returned, so a repeat
 * makes no second payment.
 */
export async function payMilestone(
  payer: holds.Payer,
  id: string,
  childId: string,
  now: number,
): Promise<string> {
  const party = { side: 'client', userId: payer.id } as const;
  const part = partOf({ id: childId });
  const before = await ownMilestone(database(), party, id, childId, 'pay_milestone');
  // One whose time is over waits for its job no longer.
  if (before.milestone.status === 'PAYMENT_PENDING') await holds.expireHold(part, now);
  const milestone = await requireMilestone(database(), childId);
  if (milestone.status === 'PAYMENT_PENDING') return holds.openCheckout(part, now);
  requirePayable(milestone);
  await holds.requireAnyMethod(milestone.amount + before.rows.item.platformFee);
  await transaction(async (tx) => {
    const found = await lockedMilestone(tx, party, id, childId, 'pay_milestone');
    if (found.milestone.status === 'PAYMENT_PENDING') return;
    requirePayable(found.milestone);
    const until = await holds.holdUntil(tx, payer, now);
    await startPayment(tx, found.milestone, found.rows.item.platformFee, until, now);
    await changed(tx, found.rows, now);
  });
  return holds.openCheckout(part, now);
}

function requirePayable({ status, askedAt }: store.MilestoneRow): void {
  if (status === 'PAID') throw refused('This is paid already.');
  if (status !== 'WAITING' || !askedAt) throw refused('This payment was not asked for yet.');
}

export function askMilestone(
  party: Party,
  id: string,
  childId: string,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const { rows, milestone } = await lockedMilestone(tx, party, id, childId, 'ask_milestone');
    if (milestone.status !== 'WAITING') throw refused('Only what is not paid can be asked for.');
    if (milestone.askedAt) throw refused('You have asked for this payment already.');
    await ask(tx, rows, milestone, now);
  });
}

async function ask(
  tx: Transaction,
  rows: records.WorkItemRows,
  { id, amount }: store.MilestoneRow,
  now: number,
): Promise<void> {
  await store.update(tx, id, { askedAt: new Date(now) });
  await notifyParties(tx, rows, { type: 'milestone_asked', amount, part: id }, now);
}

/** Queues one job each minute for each milestone that is due and was not requested. */
export async function queueDueMilestones(now: number): Promise<void> {
  const today = manilaDayKey(manilaDayNumber(now));
  const ids = await store.findDue(database(), today, AT_ONCE);
  const jobs = ids.map((milestoneId) => ({
    payload: { milestoneId },
    key: `ask-milestone:${milestoneId}`,
  }));
  await queueJobs(database(), 'ask_milestone', jobs);
}

/** Requests the payment of a milestone on its due day. Safe to repeat. */
export function askDueMilestone(milestoneId: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const found = await store.findMilestone(tx, milestoneId);
    const rows = found && (await lockedById(tx, found.workItemId));
    if (rows?.item.status !== 'PAID') return;
    const milestone = await requireMilestone(tx, milestoneId);
    if (milestone.status !== 'WAITING' || milestone.askedAt) return;
    await ask(tx, rows, milestone, now);
  });
}

/** Waives the payment of a milestone for the lawyer. */
export function waiveMilestone(
  party: Party,
  id: string,
  childId: string,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const { rows, milestone } = await lockedMilestone(tx, party, id, childId, 'waive_milestone');
    if (!(await store.changeStatus(tx, childId, 'WAIVED')))
      throw refused('Only what is neither paid nor being paid can be waived.');
    const { amount } = milestone;
    await notifyParties(tx, rows, { type: 'milestone_waived', amount, part: childId }, now);
  });
}

/** Confirms a finished milestone for the client: its money is released to the lawyer. */
export function confirmMilestone(
  party: Party,
  id: string,
  childId: string,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const { rows, milestone } = await lockedMilestone(tx, party, id, childId, 'confirm_milestone');
    if (!milestone.finishedAt) throw refused('The lawyer has not delivered this yet.');
    if (milestone.releasedAt) throw refused('This is confirmed already.');
    if (await hasOpenDispute(tx, id))
      throw refused('You have objected: a person at Sangguni decides first.');
    const amount = await releaseParts(tx, { milestones: [milestone], purchases: [] }, now);
    await notifyParties(tx, rows, { type: 'milestone_released', amount, part: childId }, now);
  });
}

export async function ownMilestone(
  exec: Executor,
  party: Party,
  id: string,
  childId: string,
  action: WorkItemAction,
) {
  return found(exec, await records.ownRows(exec, party, id), party, childId, action);
}

export async function lockedMilestone(
  tx: Transaction,
  party: Party,
  id: string,
  childId: string,
  action: WorkItemAction,
) {
  return found(tx, await lockedOwn(tx, party, id), party, childId, action);
}

async function found(
  exec: Executor,
  rows: records.WorkItemRows,
  { side }: Party,
  childId: string,
  action: WorkItemAction,
) {
  const milestone = await store.findOfItem(exec, rows.item.id, childId);
  if (!milestone) throw notFound();
  requireAllowed(action, side, rows);
  return { rows, milestone };
}

function refused(message: string): AppError {
  return new AppError('bad_transition', message);
}

export type { MilestoneRow } from './milestones-store';
export {
  changeStatus,
  finishAll,
  listMilestones,
  update as updateMilestone,
} from './milestones-store';
