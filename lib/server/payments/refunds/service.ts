import 'server-only';
import { randomBytes } from 'node:crypto';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { partsOfRefund, partsReceived, type RefundReason } from '@/lib/domain/payments/refund';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import { GatewayError } from '@/lib/server/adapters/payment/port';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { payableOf } from '@/lib/server/registry/registry';
import {
  changeStatus,
  findLatest,
  findPayment,
  lockArrived,
  lockPayment,
  type PaymentRow,
} from '../checkout/service';
import { hasRelease, postRefund } from '../ledger/service';
import * as store from './store';

interface NewRefund {
  /** Centavos; 0 where nothing arrived, which leaves nothing to give back. */
  amount: number;
  reason: RefundReason;
  /** What asks for it: the same cause makes one refund, however often it asks. */
  cause: string;
  now: number;
}

/**
 * Owes a part or the whole of a payment to its client; `settleRefunds` pays it once this has committed. False when the
 * cause has asked before. The database refuses more than was received.
 */
export async function requestRefund(
  tx: Transaction,
  paymentId: string,
  { amount, reason, cause, now }: NewRefund,
): Promise<boolean> {
  if (amount === 0) return changeStatus(tx, paymentId, 'REFUND_PENDING');
  const reference = randomBytes(24).toString('base64url');
  const row = { paymentId, amount, reason, cause, reference, createdAt: new Date(now) };
  const isNew = await store.insertRefund(tx, row);
  if (isNew) await changeStatus(tx, paymentId, 'REFUND_PENDING');
  return isNew;
}

/**
 * Owes what is left of the payment of a payable that was given up, and has it paid by a job once this has committed. A
 * repeat owes nothing more.
 */
export async function refundGivenUp(
  tx: Transaction,
  payable: PayableRef,
  now: number,
): Promise<void> {
  const payment = await findLatest(tx, payable);
  if (!payment) return;
  const { received } = (await lockPayment(tx, payment.id)) ?? payment;
  const amount = (received ?? 0) - (await store.sumRequested(tx, payment.id));
  if (amount === 0) return;
  await requestRefund(tx, payment.id, { amount, reason: 'CANCELLED', cause: 'cancelled', now });
  await queueJob(tx, 'settle_refunds', { paymentId: payment.id });
}

/**
 * Owes a part of what arrived for a payable, of its newest payments first, and has it paid by a job once this has
 * committed. Answers the centavos that are newly owed: 0 when the cause has asked before. What was released stays.
 *
 * @throws RangeError when less is held than that
 */
export async function refundPart(
  tx: Transaction,
  payable: PayableRef,
  { amount, ...about }: Pick<NewRefund, 'amount' | 'reason' | 'cause'>,
  now: number,
): Promise<number> {
  const paid = (await lockArrived(tx, payable)).toReversed();
  const ids = paid.map(({ id }) => id);
  if (await store.hasCause(tx, ids, about.cause)) return 0;
  let left = amount;
  for (const { id, received } of paid) {
    if (await hasRelease(tx, id)) continue;
    const part = Math.min(left, (received ?? 0) - (await store.sumRequested(tx, id)));
    if (part <= 0) continue;
    await requestRefund(tx, id, { ...about, amount: part, now });
    await queueJob(tx, 'settle_refunds', { paymentId: id });
    left -= part;
  }
  if (left > 0) throw new RangeError(`${amount} is more than is held of ${payable.id}`);
  return amount;
}

/** Has the gateway make the refunds of a payment that it has not made yet. Safe to repeat, also side by side. */
export async function settleRefunds(paymentId: string, now: number): Promise<void> {
  const payment = await findPayment(database(), paymentId);
  if (payment?.status !== 'REFUND_PENDING' || !payment.gatewayPaymentId) return;
  let refusal: unknown;
  for (const refund of await store.openRefunds(database(), paymentId)) {
    try {
      await settleRefund(payment, payment.gatewayPaymentId, refund, now);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // The others may still be made.
      await store.changeStatus(database(), refund.id, 'FAILED');
      refusal ??= error;
    }
  }
  await transaction((tx) => finish(tx, paymentId));
  if (refusal) throw refusal;
}

function isRefusal(error: unknown): boolean {
  return error instanceof GatewayError && error.reason === 'refused';
}

async function settleRefund(
  payment: PaymentRow,
  gatewayPaymentId: string,
  { id, amount, reference, reason }: store.RefundRow,
  now: number,
): Promise<void> {
  const made = await gatewayOf(payment).refund({
    ...{ paymentId: gatewayPaymentId, amount, reference, reason },
    paid: {
      method: payment.method ?? 'card',
      at: payment.paidAt?.getTime() ?? now,
      amount: payment.received ?? 0,
    },
  });
  if (made.status === 'pending') return store.saveGatewayId(database(), id, made.id);
  if (made.status === 'failed') {
    await store.changeStatus(database(), id, 'FAILED', { gatewayRefundId: made.id });
    return;
  }
  await transaction((tx) => book(tx, payment, { id, amount }, made.id, now));
}

/** The gateway refunds once per reference, and the booking of it happens once. */
async function book(
  tx: Transaction,
  payment: PaymentRow,
  { id, amount }: Pick<store.RefundRow, 'id' | 'amount'>,
  gatewayRefundId: string,
  now: number,
): Promise<void> {
  // Refunds of a payment are booked one after the other: each takes its parts from what those before it left.
  await lockPayment(tx, payment.id);
  const before = await store.sumRefunded(tx, payment.id);
  const set = { gatewayRefundId, succeededAt: new Date(now) };
  if (!(await store.changeStatus(tx, id, 'SUCCEEDED', set))) return;
  await postRefund(tx, id, partsOfRefund(partsReceived(payment), before, amount));
}

/** Once no refund is open the payment is refunded, or paid still when only a part went back. */
async function finish(tx: Transaction, paymentId: string): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment?.status !== 'REFUND_PENDING') return;
  if ((await store.openRefunds(tx, paymentId)).length > 0) return;
  const whole = (await store.sumRefunded(tx, paymentId)) === payment.received;
  await changeStatus(tx, paymentId, whole ? 'REFUNDED' : 'PAID', { only: ['REFUND_PENDING'] });
  await payableOf(payment.payableType).refundSettled(tx, payment.payableId);
}

export type { RefundRow } from './store';
/** What went back of a payment, and what is on its way, the oldest first. */
export { listRefunds, refundingIds } from './store';
