import 'server-only';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import { type Claims, type Difference, differencesOf } from '@/lib/domain/payments/claims';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { partsReceived, type RefundReason } from '@/lib/domain/payments/refund';
import { env } from '@/lib/env';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import type { SessionState } from '@/lib/server/adapters/payment/port';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import type { Confirm, PayableDescription } from '@/lib/server/registry/payable';
import { payableOf } from '@/lib/server/registry/registry';
import {
  changeStatus,
  findLatest,
  findPayment,
  type PaymentRow,
  standingFor,
} from '../checkout/service';
import { postPayment } from '../ledger/service';
import { refundAccountOf } from '../refund-accounts/service';
import { listRefunds, requestRefund, settleRefunds } from '../refunds/service';
import { amountDiffersMail } from './mails';
import * as store from './store';

/**
 * Applies the gateway's state of a payment. Redirect back, webhook, reconciler and the end of a hold all come
 * here; the compare-and-set lets exactly one of them have effects.
 */
export async function settle(paymentId: string, now: number): Promise<void> {
  const payment = await findPayment(database(), paymentId);
  if (!payment?.sessionId) return;
  if (payment.status === 'REFUND_PENDING') return settleRefunds(payment.id, now);
  const state = await gatewayOf(payment).fetch(payment.sessionId);
  requireSame(payment, claimsOf(state));
  await applyState(payment, state, now);
}

/** What a gateway says of a payment is not what was asked for. */
export class PaymentDiffers extends AppError {
  constructor(readonly what: readonly Difference[]) {
    super('invalid_input', `This does not fit the payment: ${what.join(', ')}.`);
    this.name = 'PaymentDiffers';
  }
}

/** @throws PaymentDiffers when what a gateway says of a payment is not what was asked for */
export function requireSame(payment: PaymentRow, said: Claims): void {
  const { livemode } = gatewayOf(payment);
  const asked = { amount: payment.total, currency: 'PHP', reference: payment.ref, livemode };
  const what = differencesOf(asked, said);
  if (what.length > 0) throw new PaymentDiffers(what);
}

/** Of a session. What really arrived may be another amount: that is taken, and goes back. */
function claimsOf({ currency, reference, livemode }: SessionState): Claims {
  return { amount: null, currency, reference, livemode };
}

/** Of a payment whose checkout was never opened. */
const NO_SESSION: SessionState = {
  status: 'expired',
  paymentId: null,
  ...{ amount: 0, fee: 0, currency: 'PHP', reference: '', livemode: false },
  method: null,
  failedAttempts: 0,
};

/**
 * Ends what waits for its payment, at the gateway first: when the money was faster, it is confirmed instead and the
 * answer is false.
 */
export async function endUnpaid(
  payable: PayableRef,
  how: 'EXPIRED' | 'CANCELLED',
  now: number,
): Promise<boolean> {
  const payment = await findLatest(database(), payable);
  const state = payment?.sessionId
    ? await gatewayOf(payment).expire(payment.sessionId)
    : NO_SESSION;
  if (payment && state.status === 'paid') requireSame(payment, claimsOf(state));
  if (payment) await applyState(payment, state, now, how);
  else await transaction((tx) => payableOf(payable.type).expire(tx, payable.id, how, now));
  if (state.status === 'paid') return false;
  // Another method was chosen meanwhile: that payment is ended as well.
  const newest = await findLatest(database(), payable);
  return newest?.id === payment?.id || endUnpaid(payable, how, now);
}

/**
 * Closes the gateway's page of a payment in whose place another was put. True when the money was faster: what it is for is
 * paid then.
 */
export async function closeReplaced(payment: PaymentRow, now: number): Promise<boolean> {
  if (!payment.sessionId) return false;
  const state = await gatewayOf(payment).expire(payment.sessionId);
  if (state.status !== 'paid') return false;
  requireSame(payment, claimsOf(state));
  await applyState(payment, state, now);
  return true;
}

async function applyState(
  payment: PaymentRow,
  state: SessionState,
  now: number,
  unpaid: 'EXPIRED' | 'CANCELLED' = 'EXPIRED',
): Promise<void> {
  if (state.status === 'active') {
    await store.markChecked(database(), payment.id, new Date(now), state.failedAttempts > 0);
    return;
  }
  if (state.status === 'expired') {
    await transaction(async (tx) => {
      await changeStatus(tx, payment.id, 'EXPIRED', { checkedAt: new Date(now) });
      if (await isNewest(tx, payment))
        await ownerOf(payment).expire(tx, payment.payableId, unpaid, now);
    });
    return;
  }
  // Whoever moved it had the effects.
  if (!RECEIVED_FROM.some((status) => status === payment.status)) return;
  const confirm = await ownerOf(payment).toConfirm(payment.payableId, now);
  const outcome = await transaction((tx) => receive(tx, payment, state, confirm, now));
  if (outcome === 'refund') await settleRefunds(payment.id, now);
  if (outcome === 'confirmed') await closeNewer(payment, now);
}

/** Whether what it is for waits for no other payment since. */
async function isNewest(tx: Transaction, payment: PaymentRow): Promise<boolean> {
  return (await findLatest(tx, payableRef(payment)))?.id === payment.id;
}

function payableRef({ payableType: type, payableId: id }: PaymentRow): PayableRef {
  return { type, id };
}

/** Late money paid for it: the page of the other method is closed, so that nobody pays twice. What fails is refunded later. */
async function closeNewer(payment: PaymentRow, now: number): Promise<void> {
  const newest = await findLatest(database(), payableRef(payment));
  if (newest?.status !== 'PENDING') return;
  try {
    await endUnpaid(payableRef(payment), 'EXPIRED', now);
  } catch (error) {
    logEvent('close-checkout-failed', { payment: newest.id, error: describeError(error) });
  }
}

function ownerOf(payment: PaymentRow) {
  return payableOf(payment.payableType);
}

const RECEIVED_FROM = ['PENDING', 'EXPIRED'] as const;

/** A payment arrived: post it and confirm what it is for, or refund it when the amount differs or it comes too late. */
async function receive(
  tx: Transaction,
  payment: PaymentRow,
  state: SessionState,
  confirm: Confirm,
  now: number,
): Promise<'known' | 'confirmed' | 'refund'> {
  const { lawyer } = await ownerOf(payment).describe(tx, payment.payableId);
  await lock(tx, 'lawyer', lawyer.id);
  const received = state.amount;
  const taken = await changeStatus(tx, payment.id, 'PAID', {
    only: RECEIVED_FROM,
    received,
    gatewayFee: state.fee,
    // A method that is newer than this: it is refunded as a card is, within the shortest time.
    method: state.method ?? payment.method ?? 'card',
    gatewayPaymentId: state.paymentId,
    paidAt: new Date(now),
    checkedAt: new Date(now),
    lastAttemptFailed: false,
  });
  if (!taken) return 'known';
  await postPayment(tx, payment.id, partsReceived({ ...payment, received }), state.fee);
  if (received !== payment.total) {
    await refuseAmount(tx, payment, received, now);
    return 'refund';
  }
  const outcome = await confirm(tx);
  if (outcome === 'confirmed') return 'confirmed';
  const reason = outcome === 'known' ? 'DUPLICATE' : 'LATE';
  await requestRefund(tx, payment.id, { amount: received, reason, cause: RECEIPT, now });
  await ownerOf(payment).announceRefund(tx, payment.payableId, { reason, amount: received, now });
  return 'refund';
}

/** Cause of the refund of money that is of no use as it arrived. */
const RECEIPT = 'receipt';

/** Another amount buys nothing: the time is free again, the client hears of the refund, and the operator of the error. */
async function refuseAmount(
  tx: Transaction,
  payment: PaymentRow,
  received: number,
  now: number,
): Promise<void> {
  const { id, payableId, total } = payment;
  const refund = { amount: received, reason: 'OTHER_AMOUNT', now } as const;
  logEvent('payment-amount-differs', { payment: id, expected: total, received });
  await requestRefund(tx, id, { ...refund, cause: RECEIPT });
  if (await isNewest(tx, payment)) await ownerOf(payment).expire(tx, payableId, 'EXPIRED', now);
  await ownerOf(payment).announceRefund(tx, payableId, refund);
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'payment-amount-differs',
    dedupeKey: `payment-amount-differs:${id}`,
    content: await amountDiffersMail(payment, received),
  });
}

/** How often the checkout page may make us ask the gateway. */
const RECHECK_AFTER_MS = 3_000;

export interface CheckoutView {
  readonly payment: PaymentRow;
  readonly payable: PayableDescription;
  /** What goes back, and the newest reason for it. */
  readonly refund: { readonly amount: number; readonly reason: RefundReason } | null;
  /** One that its client names an account for. */
  readonly refundAccount: RefundAccountState | null;
}

/** The payment of a reference and what it is for, reconciled with the gateway first when it is still open. */
export async function checkoutOf(ref: string, now: number): Promise<CheckoutView> {
  const payment = await paymentOf(ref, now);
  const payable = await ownerOf(payment).describe(database(), payment.payableId);
  const refundAccount = await refundAccountOf(database(), payment);
  return { payment, payable, refund: await refundOf(payment), refundAccount };
}

async function refundOf({ id, received }: PaymentRow): Promise<CheckoutView['refund']> {
  if (received === null) return null;
  const refunds = await listRefunds(database(), id);
  const newest = refunds.at(-1);
  const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return newest ? { amount, reason: newest.reason } : null;
}

async function paymentOf(ref: string, now: number): Promise<PaymentRow> {
  const found = await store.findByRef(database(), ref);
  if (!found) throw notFound();
  const payment = await standingFor(found);
  const asked = payment.checkedAt?.getTime() ?? payment.createdAt.getTime();
  if (payment.status !== 'PENDING' || !payment.sessionId || now - asked < RECHECK_AFTER_MS)
    return payment;
  try {
    await settle(payment.id, now);
  } catch (error) {
    logEvent('checkout-settle-failed', {
      payment: payment.id,
      error: describeError(error),
    });
  }
  return standingFor((await findPayment(database(), payment.id)) ?? payment);
}

export { claimUnsettled, findByRef } from './store';
