import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import {
  CONFLICT_REASON,
  type ConflictMatch,
  type ConflictState,
  isCaseOpen,
} from '@/lib/domain/meetings/conflicts/conflict';
import type { Party } from '@/lib/domain/meetings/meeting';
import { HOUR_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { ANSWER_REMINDER_HOURS, UNANSWERED_REASON } from '@/lib/domain/work-items/order';
import { matchesFor } from '@/lib/server/meetings/conflicts/service';
import { refundGivenUp } from '@/lib/server/payments/refunds/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { finishAll, firstOf, partOf } from '../payments/milestones-service';
import { releaseParts } from '../payments/releases-service';
import { lockedById, lockedOwn } from '../records/locks';
import { type AgreementNotification, notifyParties } from '../records/notifications-service';
import { requireAllowed } from '../records/policy';
import * as records from '../records/service';
import * as store from './store';

/** Orders per run, every five minutes; the next run takes the rest. */
const AT_ONCE = 200;

export interface OrderCheck {
  readonly state: ConflictState;
  readonly otherParty: string | null;
  readonly matches: readonly ConflictMatch[];
  readonly decidedAt: Date | null;
}

/** Returns the conflict check of an own order; not found where its client named nobody. Matches are not kept. */
export async function checkOf(party: Party, id: string): Promise<OrderCheck> {
  const { item, client, order } = await records.ownRows(database(), party, id);
  const state = order?.conflictState;
  if (!state) throw notFound();
  const { otherParty, conflictDecidedAt: decidedAt } = order;
  if (state !== 'OPEN') return { state, otherParty, matches: [], decidedAt };
  const names = {
    clientId: client.id,
    client: client.deleted ? null : fullName(client),
    attendee: null,
    otherSide: otherParty,
  };
  return { state, otherParty, matches: await matchesFor(item.lawyerId, names), decidedAt };
}

/**
 * Records the lawyer's decision: no conflict of interest, which opens the order, or a conflict, which declines it with
 * a full refund. A repeat changes nothing.
 * @throws AppError not_found, bad_transition
 */
export async function decideConflict(
  party: Party,
  id: string,
  conflict: boolean,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    const wanted = conflict ? 'CONFLICT' : 'NONE';
    const { order } = rows;
    if (order?.conflictState === wanted) return;
    requireAllowed('check_conflict', party.side, rows);
    if (!(await store.decideConflict(tx, id, wanted, new Date(now))))
      throw new AppError('bad_transition', 'This order was checked already.');
    if (conflict) await refuse(tx, rows, { by: 'LAWYER', reason: CONFLICT_REASON }, now);
    else await records.publishWorkItem(tx, rows);
  });
}

/**
 * Accepts a paid order for its lawyer, from which its days count.
 * @throws AppError not_found, bad_transition
 */
export function accept(party: Party, id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    requireAllowed('accept_order', party.side, rows);
    const order = waiting(rows, now);
    if (!isCaseOpen(order.conflictState))
      throw new AppError('bad_transition', 'Please check for a conflict of interest first.');
    await store.updateOrder(tx, id, { answeredAt: new Date(now) });
    await records.updateItem(tx, id, { dueDate: dueDay(order, now) });
    await notifyParties(tx, rows, { type: 'order_accepted' }, now);
  });
}

/** Returns the last day of the delivery (`YYYY-MM-DD`, Manila) where its days begin now. */
export function dueDay({ days }: Pick<store.OrderRow, 'days'>, now: number): string {
  return manilaDayKey(manilaDayNumber(now) + days);
}

/**
 * Declines a paid order for its lawyer: everything is refunded.
 * @throws AppError not_found, bad_transition
 */
export function decline(
  party: Party,
  id: string,
  reason: string | undefined,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    requireAllowed('decline_order', party.side, rows);
    waiting(rows, now);
    await refuse(tx, rows, { by: 'LAWYER', reason }, now);
  });
}

function waiting({ order }: records.WorkItemRows, now: number): store.OrderRow {
  if (!order?.answerBy || order.answeredAt)
    throw new AppError('bad_transition', 'This order was answered already.');
  if (order.answerBy.getTime() <= now)
    throw new AppError('bad_transition', 'The time to answer this order is over.');
  return order;
}

/** Ends a paid order that is not taken, with a refund of all that is held for it. */
async function refuse(
  tx: Transaction,
  rows: records.WorkItemRows,
  { by, reason }: { by: 'LAWYER' | 'SYSTEM'; reason: string | undefined },
  now: number,
): Promise<void> {
  const { id } = rows.item;
  const at = new Date(now);
  const first = await firstOf(tx, id);
  const amount = await refundGivenUp(tx, partOf(first), now);
  if (by === 'LAWYER') await store.updateOrder(tx, id, { answeredAt: at });
  await finishAll(tx, id, at);
  await releaseParts(tx, { milestones: [first], purchases: [] }, now);
  const ended = { acceptedAt: null, paidAt: null, rejectedAt: at, updatedAt: at };
  const change = { only: ['PAID'], rejectedBy: by, rejectedReason: reason, ...ended } as const;
  requireMoved(await records.changeStatusOf(tx, id, 'REJECTED', change));
  const type = by === 'LAWYER' ? 'order_declined' : 'order_unanswered';
  await notifyParties(tx, rows, { type, amount } satisfies AgreementNotification, now);
}

/** Queues a job every five minutes for each order whose lawyer did not answer in time. */
export async function queueUnansweredOrders(now: number): Promise<void> {
  const ids = await store.findUnanswered(database(), new Date(now), AT_ONCE);
  const jobs = ids.map((workItemId) => ({
    payload: { workItemId },
    key: `unanswered-order:${workItemId}`,
  }));
  await queueJobs(database(), 'end_unanswered_order', jobs);
}

/** Ends an order whose lawyer did not answer in time, with a full refund. Safe to repeat. */
export function endUnanswered(id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedById(tx, id);
    if (rows?.item.status !== 'PAID' || !rows.order?.answerBy || rows.order.answeredAt) return;
    if (rows.order.answerBy.getTime() > now) return;
    await refuse(tx, rows, { by: 'SYSTEM', reason: UNANSWERED_REASON }, now);
  });
}

/** Queues a job every five minutes for each lawyer to remind of an order. */
export async function queueOrderReminders(now: number): Promise<void> {
  const until = new Date(now + ANSWER_REMINDER_HOURS * HOUR_MS);
  const ids = await store.findToRemind(database(), new Date(now), until, AT_ONCE);
  const jobs = ids.map((workItemId) => ({
    payload: { workItemId },
    key: `remind-of-order:${workItemId}`,
  }));
  await queueJobs(database(), 'remind_of_order', jobs);
}

/** Reminds a lawyer once that the time to answer an order ends soon. Safe to repeat. */
export function remindOfOrder(id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedById(tx, id);
    const order = rows?.order;
    if (rows?.item.status !== 'PAID' || !order || order.answeredAt || order.remindedAt) return;
    if (!order.answerBy || order.answerBy.getTime() <= now) return;
    await store.updateOrder(tx, id, { remindedAt: new Date(now) });
    await notifyParties(tx, rows, { type: 'order_reminder' }, now);
  });
}

/** Query of the parties of a lawyer's orders, for checks for a conflict of interest. */
export const orderParties = store.ORDER_PARTIES;
