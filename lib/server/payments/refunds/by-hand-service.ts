import 'server-only';
import { randomBytes } from 'node:crypto';
import type { RefundStatus } from '@/lib/domain/payments/refund';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import type { GatewayRefund } from '@/lib/server/adapters/payment/port';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { PayableTitle } from '@/lib/server/registry/payable';
import { registeredPayables } from '@/lib/server/registry/registry';
import { findPayment, type PaymentRow } from '../checkout/service';
import { accountsOf, endOf, type GivenAccount } from './accounts-service';
import * as store from './by-hand-store';
import { notifyPaidByHand } from './notifications-service';
import * as refunds from './service';

export interface RefundView {
  readonly refund: refunds.RefundRow;
  readonly payment: PaymentRow;
  readonly payable: PayableTitle;
  /** Account for payment by hand; null where none was given. */
  readonly account: GivenAccount | null;
}

/** Returns a page of refunds in these states, in a constant number of statements. */
export async function refundsIn(
  exec: Executor,
  statuses: readonly RefundStatus[],
  order: { page: number; newestFirst: boolean },
): Promise<{ rows: RefundView[]; hasMore: boolean }> {
  const { rows, hasMore } = await store.listIn(exec, statuses, order);
  return { rows: await viewsOf(exec, rows), hasMore };
}

/** @throws AppError not_found */
export async function refundView(exec: Executor, id: string): Promise<RefundView> {
  const [view] = await viewsOf(exec, await store.findOne(exec, id));
  if (!view) throw notFound();
  return view;
}

async function viewsOf(
  exec: Executor,
  rows: Awaited<ReturnType<typeof store.findOne>>,
): Promise<RefundView[]> {
  const payables = new Map<string, PayableTitle>();
  for (const { type, titles } of registeredPayables()) {
    const paid = rows.filter(({ payment }) => payment.payableType === type);
    const ids = paid.map(({ payment }) => payment.payableId);
    for (const one of await titles(exec, [...new Set(ids)])) payables.set(one.id, one);
  }
  const ids = rows.map(({ refund }) => refund.id);
  const accounts = await accountsOf(exec, ids);
  return rows.map(({ refund, payment }) => {
    const payable = payables.get(payment.payableId);
    if (!payable) throw new Error(`nothing was paid for with ${payment.id}`);
    return { refund, payment, payable, account: accounts.get(refund.id) ?? null };
  });
}

/**
 * Asks the gateway about a refund that it did not make. Returns the refund as it is now, or null where the gateway
 * never accepted it; to be called before another is made in its place.
 * @throws AppError not_found, or GatewayError where the state is unknown
 */
export async function lookAgain(id: string): Promise<GatewayRefund | null> {
  const { refund, payment } = await find(database(), id);
  if (!refund.gatewayRefundId) return null;
  return gatewayOf(payment).getRefund(refund.gatewayRefundId);
}

/**
 * Has a failed refund requested from the gateway again: under the same reference unless that one surely failed, else
 * under a fresh one.
 * @param taken the result of `lookAgain`
 * @throws AppError not_found, or bad_transition when it is not FAILED
 */
export async function retryRefund(
  tx: Transaction,
  id: string,
  taken: GatewayRefund | null,
): Promise<void> {
  const { refund, payment } = await find(tx, id);
  const fresh = { gatewayRefundId: null, reference: randomBytes(24).toString('base64url') };
  const set = { refusal: null, ...(taken?.status === 'failed' && fresh) };
  if (!(await refunds.changeRefund(tx, refund, 'PENDING', { only: ['FAILED'], ...set })))
    throw badState(refund.status);
  await queueJob(tx, 'settle_refunds', { paymentId: payment.id });
}

/**
 * Switches a refund that the gateway did not make to payment by hand, and asks its client for an account.
 * @param taken the result of `lookAgain`
 * @throws AppError not_found, or bad_transition when it is not FAILED, or being made after all
 */
export async function makeManual(
  tx: Transaction,
  id: string,
  taken: GatewayRefund | null,
  now: number,
): Promise<void> {
  const { refund, payment } = await find(tx, id);
  if (taken && taken.status !== 'failed')
    throw new AppError(
      'bad_transition',
      'The gateway is making this refund after all. Please ask it again instead.',
    );
  if (!(await refunds.becomeManual(tx, payment, refund, { only: ['FAILED'] }, now)))
    throw badState(refund.status);
}

/**
 * Books a refund that was paid by hand, and notifies its client.
 * @throws AppError not_found, or bad_transition when it is not MANUAL
 */
export async function payByHand(
  tx: Transaction,
  id: string,
  { reference, paidAt }: { reference: string; paidAt: Date },
): Promise<void> {
  const { refund, payment } = await find(tx, id);
  const made = { only: ['MANUAL'] as const, succeededAt: paidAt, paidReference: reference };
  if (!(await refunds.bookRefund(tx, payment, refund, made))) throw badState(refund.status);
  await refunds.finishRefunds(tx, payment.id);
  const given = (await accountsOf(tx, [id])).get(id);
  const account = given ? { bankId: given.bankId, end: endOf(given) } : null;
  await notifyPaidByHand(tx, payment, refund, { reference, paidAt, account });
}

async function find(
  exec: Executor,
  id: string,
): Promise<{ refund: refunds.RefundRow; payment: PaymentRow }> {
  const refund = await refunds.findRefund(exec, id);
  const payment = refund && (await findPayment(exec, refund.paymentId));
  if (!payment) throw notFound();
  return { refund, payment };
}

const NOW_IT: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'The gateway is asked for this refund.',
  FAILED: 'The gateway did not make this refund.',
  MANUAL: 'This refund is to be paid by hand.',
  SUCCEEDED: 'This refund was made.',
};

function badState(status: RefundStatus): AppError {
  return new AppError('bad_transition', `${NOW_IT[status]} Please read the list again.`);
}
