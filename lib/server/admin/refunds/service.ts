import 'server-only';
import type { RefundGroup } from '@/lib/contract/admin/refunds';
import { FIELD_TEXTS } from '@/lib/contract/platform/texts';
import type { RefundStatus } from '@/lib/domain/payments/refund';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import type { GivenAccount } from '@/lib/server/payments/refunds/accounts-service';
import * as byHand from '@/lib/server/payments/refunds/by-hand-service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';

const STATUSES: Readonly<Record<RefundGroup, readonly RefundStatus[]>> = {
  waiting: ['FAILED', 'MANUAL'],
  under_way: ['PENDING'],
  done: ['SUCCEEDED'],
};

/** A page of refunds: what waits the longest first, what was made last first. */
export function refundsOf(group: RefundGroup, page: number) {
  return byHand.refundsIn(database(), STATUSES[group], { page, newestFirst: group === 'done' });
}

type Event =
  | 'refund_account_viewed'
  | 'refund_retried'
  | 'refund_made_manual'
  | 'refund_paid_by_hand';

function write(tx: Transaction, event: Event, actor: Actor, subject: string, now: number) {
  return record(tx, event, { role: 'admin', userId: actor.id }, { subject, now });
}

/** Where a refund is to be paid, with the whole number. Each view of one is recorded. */
export function viewAccount(actor: Actor, id: string, now: number): Promise<GivenAccount> {
  return transaction(async (tx) => {
    const { refund, account } = await byHand.refundView(tx, id);
    if (refund.status !== 'MANUAL' || !account) throw notFound();
    await write(tx, 'refund_account_viewed', actor, id, now);
    return account;
  });
}

export async function retry(actor: Actor, id: string, now: number): Promise<byHand.RefundView> {
  const taken = await byHand.lookAgain(id);
  return transaction(async (tx) => {
    await byHand.retryRefund(tx, id, taken);
    await write(tx, 'refund_retried', actor, id, now);
    return byHand.refundView(tx, id);
  });
}

export async function makeManual(
  actor: Actor,
  id: string,
  now: number,
): Promise<byHand.RefundView> {
  const taken = await byHand.lookAgain(id);
  return transaction(async (tx) => {
    await byHand.makeManual(tx, id, taken, now);
    await write(tx, 'refund_made_manual', actor, id, now);
    return byHand.refundView(tx, id);
  });
}

/**
 * Records a refund that was paid by hand on a day (`YYYY-MM-DD`, Manila): today, or since it was owed.
 *
 * @throws AppError invalid_input for another day, not_found, or bad_transition when it does not wait to be paid
 */
export function recordPaid(
  actor: Actor,
  id: string,
  { reference, paid_on: day }: { reference: string; paid_on: string },
  now: number,
): Promise<byHand.RefundView> {
  return transaction(async (tx) => {
    const { refund } = await byHand.refundView(tx, id);
    const owedSince = refund.createdAt.getTime();
    if (day > dayKey(now) || day < dayKey(owedSince)) throw otherDay();
    const paidAt = day === dayKey(now) ? now : Math.max(dayKeyStart(day), owedSince);
    await byHand.payByHand(tx, id, { reference, paidAt: new Date(paidAt) });
    await write(tx, 'refund_paid_by_hand', actor, id, now);
    return byHand.refundView(tx, id);
  });
}

function otherDay(): AppError {
  const fields = { paid_on: FIELD_TEXTS.refundDay };
  return new AppError('invalid_input', FIELD_TEXTS.refundDay, { fields });
}
