import 'server-only';
import { randomBytes } from 'node:crypto';
import type { PayableRef } from '@/lib/domain/payments/payment';
import {
  partsOfRefund,
  partsReceived,
  type RefundReason,
  type RefundStatus,
} from '@/lib/domain/payments/refund';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import {
  type GatewayError,
  type GatewayRefund,
  isGatewayError,
} from '@/lib/server/adapters/payment/port';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { payableOf } from '@/lib/server/registry/registry';
import {
  changeStatus,
  findArrived,
  findPayment,
  lockArrived,
  lockPayment,
  type PaymentRow,
} from '../checkout/service';
import { hasRelease, postRefund } from '../ledger/ledger';
import { notifyAccountNeeded, notifyFailed, notifyPayer } from './notifications-service';
import * as store from './store';

interface NewRefund {
  /** Centavos; 0 where nothing arrived, so that nothing is refunded. */
  amount: number;
  reason: RefundReason;
  /** Dedupe key: one cause makes one refund, however often it is requested. */
  cause: string;
  now: number;
}

/**
 * Records a full or partial refund owed to the client; `settleRefunds` pays it once this has committed. False when
 * the cause has asked before. The database refuses more than was received.
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
  if (isNew) await notifyPayer(tx, row);
  if (isNew && !(await changeStatus(tx, paymentId, 'REFUND_PENDING'))) {
    // Another part of it is on its way back already.
    const payment = await lockPayment(tx, paymentId);
    requireMoved(payment?.status === 'REFUND_PENDING');
  }
  return isNew;
}

/**
 * Refunds what is left of the payment of a cancelled payable, through a job once this has committed. Returns the
 * centavos newly owed: a repeat owes nothing more.
 */
export async function refundGivenUp(
  tx: Transaction,
  payable: PayableRef,
  now: number,
): Promise<number> {
  const payment = await findArrived(tx, payable);
  if (!payment) return 0;
  const { received } = (await lockPayment(tx, payment.id)) ?? payment;
  const amount = (received ?? 0) - (await store.sumRequested(tx, payment.id));
  if (amount === 0) return 0;
  await requestRefund(tx, payment.id, { amount, reason: 'CANCELLED', cause: 'cancelled', now });
  await queueJob(tx, 'settle_refunds', { paymentId: payment.id });
  return amount;
}

/**
 * Refunds a part of what arrived for a payable, its newest payments first, through a job once this has committed.
 * Returns the centavos newly owed: 0 when the cause has asked before. Released money stays.
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

/**
 * Has the gateway make a payment's pending refunds, and checks on those in progress. One that it refuses is FAILED,
 * one that it can't make is MANUAL, and one without an answer is retried under the same reference. Safe to repeat,
 * also concurrently.
 * @throws GatewayError; later refunds wait then
 */
export async function settleRefunds(paymentId: string, now: number): Promise<void> {
  const payment = await findPayment(database(), paymentId);
  if (payment?.status !== 'REFUND_PENDING' || !payment.gatewayPaymentId) return;
  for (const refund of await store.pendingRefunds(database(), paymentId))
    await settleRefund(payment, payment.gatewayPaymentId, refund, now);
  await transaction((tx) => finishRefunds(tx, paymentId));
}

async function settleRefund(
  payment: PaymentRow,
  gatewayPaymentId: string,
  refund: store.RefundRow,
  now: number,
): Promise<void> {
  // What it took may be on its way, whatever it answers: only the state of that refund ends it.
  if (refund.gatewayRefundId) {
    const state = await gatewayOf(payment).getRefund(refund.gatewayRefundId);
    return applyRefund(payment, refund, state, now);
  }
  let state: GatewayRefund;
  try {
    state = await makeRefund(payment, gatewayPaymentId, refund, now);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const refusal = detailOf(error);
    if (error.reason === 'refused') return fail(payment, refund, { refusal }, now);
    if (error.reason !== 'manual') throw error;
    await transaction((tx) =>
      becomeManual(tx, payment, refund, { only: ['PENDING'], refusal }, now),
    );
    return;
  }
  await applyRefund(payment, refund, state, now);
}

async function applyRefund(
  payment: PaymentRow,
  refund: store.RefundRow,
  { id, status }: GatewayRefund,
  now: number,
): Promise<void> {
  if (status === 'pending') return store.saveGatewayId(database(), refund, id);
  const set = { gatewayRefundId: id };
  if (status === 'failed') return fail(payment, refund, { ...set, refusal: FAILED }, now);
  const made = { ...set, succeededAt: new Date(now) };
  await transaction((tx) => bookRefund(tx, payment, refund, made));
}

const FAILED = 'The gateway took it and could not make it.';

function makeRefund(
  payment: PaymentRow,
  paymentId: string,
  { amount, reference, reason }: store.RefundRow,
  now: number,
): Promise<GatewayRefund> {
  return gatewayOf(payment).refund({
    paymentId,
    amount,
    reference,
    reason,
    paid: {
      method: payment.method ?? 'card',
      at: payment.paidAt?.getTime() ?? now,
      amount: payment.received ?? 0,
    },
  });
}

function detailOf({ cause, message }: GatewayError): string {
  return (cause instanceof Error ? cause.message : message).slice(0, REFUSAL_MAX);
}

const REFUSAL_MAX = 300;

function fail(
  payment: PaymentRow,
  refund: store.RefundRow,
  set: { refusal: string; gatewayRefundId?: string },
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    if (!(await store.changeStatus(tx, refund, 'FAILED', { only: ['PENDING'], ...set }))) return;
    await notifyFailed(tx, payment, { ...refund, ...set }, now);
  });
}

/**
 * Switches a refund to payment by hand, and asks whoever paid for an account. False where it was not in one of `only`.
 */
export async function becomeManual(
  tx: Transaction,
  payment: PaymentRow,
  refund: store.RefundRow,
  { only, ...set }: { only: readonly RefundStatus[]; refusal?: string },
  now: number,
): Promise<boolean> {
  const change = { only, ...set, accountAskedAt: new Date(now) };
  if (!(await store.changeStatus(tx, refund, 'MANUAL', change))) return false;
  await notifyAccountNeeded(tx, payment, refund);
  await payableOf(payment.payableType).refundChanged(tx, payment.payableId);
  return true;
}

/**
 * Books a refund that was made, by the gateway or by hand, once: false where it was booked before, or is not in one
 * of `only`.
 */
export async function bookRefund(
  tx: Transaction,
  payment: PaymentRow,
  refund: store.RefundRow,
  made: {
    only?: readonly RefundStatus[];
    succeededAt: Date;
    gatewayRefundId?: string;
    paidReference?: string;
  },
): Promise<boolean> {
  // Refunds of a payment are booked one after the other: each takes its parts from what those before it left.
  await lockPayment(tx, payment.id);
  const before = await store.sumRefunded(tx, payment.id);
  if (!(await store.changeStatus(tx, refund, 'SUCCEEDED', made))) return false;
  await postRefund(tx, refund.id, partsOfRefund(partsReceived(payment), before, refund.amount));
  return true;
}

/** Updates the payment once no refund is open: refunded, or still paid when only a part was returned. */
export async function finishRefunds(tx: Transaction, paymentId: string): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment?.status !== 'REFUND_PENDING') return;
  if (await store.hasOpenRefund(tx, paymentId)) return;
  const whole = (await store.sumRefunded(tx, paymentId)) === payment.received;
  const to = whole ? 'REFUNDED' : 'PAID';
  requireMoved(await changeStatus(tx, paymentId, to, { only: ['REFUND_PENDING'] }));
  await payableOf(payment.payableType).refundChanged(tx, payment.payableId);
}

export type { RefundRow } from './store';
export {
  changeStatus as changeRefund,
  findRefund,
  listRefunds,
  refundingIds,
} from './store';
