import 'server-only';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import { type Claims, type Difference, differencesOf } from '@/lib/domain/payments/claims';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { partsReceived, type RefundReason } from '@/lib/domain/payments/refund';
import { env } from '@/lib/env';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import {
  GatewayError,
  type GatewayPayment,
  isGatewayError,
  type PaymentGateway,
  type SessionState,
} from '@/lib/server/adapters/payment/port';
import { recordEvent } from '@/lib/server/lawyers/events/deliveries-service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import type { Confirm, PayableAbout, PayableDescription } from '@/lib/server/registry/payable';
import { payableOf } from '@/lib/server/registry/registry';
import { sendReceipt } from '../checkout/payer-mails';
import {
  changeStatus,
  currentPayment,
  findLatest,
  findPayment,
  lockPayment,
  newReference,
  type PaymentRow,
} from '../checkout/service';
import { postPayment } from '../ledger/ledger';
import { refundAccountOf } from '../refunds/accounts-service';
import { listRefunds, requestRefund, settleRefunds } from '../refunds/service';
import { amountDiffersMail } from './mails';
import * as store from './store';

/**
 * Asks the gateway for the state of a payment and applies it. The redirect back, the webhook and the reconciler call
 * it; the compare-and-set lets exactly one of them have effects.
 * @throws GatewayError; PaymentDiffers
 */
export async function settle(paymentId: string, now: number): Promise<void> {
  const payment = await findPayment(database(), paymentId);
  if (payment?.status === 'REFUND_PENDING') return settleRefunds(payment.id, now);
  if (!payment?.sessionId) return;
  const state = await gatewayOf(payment).fetch(payment.sessionId);
  requireSame(payment, claimsOf(state));
  await applyState(payment, state, now);
}

/** The gateway's data for a payment differ from what was requested. */
export class PaymentDiffers extends AppError {
  constructor(
    readonly payment: PaymentRow,
    readonly what: readonly Difference[],
  ) {
    super('invalid_input', `This does not fit the payment: ${what.join(', ')}.`);
    this.name = 'PaymentDiffers';
  }
}

export function isPaymentDiffers(error: unknown): error is PaymentDiffers {
  return error instanceof Error && error.name === 'PaymentDiffers';
}

/** @throws PaymentDiffers when the gateway's data for a payment differ from what was requested */
export function requireSame(payment: PaymentRow, said: Claims): void {
  const { livemode } = gatewayOf(payment);
  const asked = { amount: payment.total, currency: 'PHP', reference: payment.ref, livemode };
  const what = differencesOf(asked, said);
  if (what.length > 0) throw new PaymentDiffers(payment, what);
}

/** Returns the claims of a session, without the amount: a wrong one is accepted and refunded. */
function claimsOf({ currency, reference, livemode }: SessionState): Claims {
  return { amount: null, currency, reference, livemode };
}

const NO_SESSION: SessionState = {
  status: 'expired',
  paymentId: null,
  amount: 0,
  fee: 0,
  currency: 'PHP',
  reference: '',
  livemode: false,
  method: null,
  failedAttempts: 0,
};

/**
 * Cancels a pending payable, after its page at the gateway: if the money arrived first, it is confirmed instead, and
 * the result is false.
 * @throws GatewayError unreachable, also where the gateway ends its page later: it may still be paid; PaymentDiffers
 */
export async function endUnpaid(
  payable: PayableRef,
  how: 'EXPIRED' | 'CANCELLED',
  now: number,
): Promise<boolean> {
  const payment = await findLatest(database(), payable);
  if (!payment) {
    await transaction((tx) => payableOf(payable.type).expire(tx, payable.id, how, now));
    return true;
  }
  const state = payment.sessionId ? await closePage(payment, payment.sessionId) : NO_SESSION;
  if (state.status === 'paid') {
    await applyState(payment, state, now);
    return false;
  }
  const ended = await end(payment, how, now);
  // Its page was opened, or another method chosen meanwhile: that is ended as well.
  const newest = await findLatest(database(), payable);
  return (ended && newest?.id === payment.id) || endUnpaid(payable, how, now);
}

/**
 * Closes the gateway's page of a replaced payment. True when the money arrived first: its payable is paid then.
 * @throws GatewayError and PaymentDiffers as `endUnpaid`
 */
export async function closeReplaced(payment: PaymentRow, now: number): Promise<boolean> {
  if (!payment.sessionId) return false;
  const state = await closePage(payment, payment.sessionId);
  if (state.status !== 'paid') return false;
  await applyState(payment, state, now);
  return true;
}

async function closePage(payment: PaymentRow, sessionId: string): Promise<SessionState> {
  const state = await gatewayOf(payment).expire(sessionId);
  if (state.status === 'active')
    throw new GatewayError('unreachable', 'The session ends later and may still be paid.');
  if (state.status === 'paid') requireSame(payment, claimsOf(state));
  return state;
}

async function applyState(payment: PaymentRow, state: SessionState, now: number): Promise<void> {
  switch (state.status) {
    case 'active':
      return store.markChecked(database(), payment.id, new Date(now), state.failedAttempts > 0);
    case 'expired':
      // Its session is another one by now: that one is asked about next.
      return void (await end(payment, 'EXPIRED', now));
    case 'paid':
      return book(payment, paymentIn(state, payment.sessionId, now), now);
  }
}

function end(payment: PaymentRow, how: 'EXPIRED' | 'CANCELLED', now: number): Promise<boolean> {
  return transaction(async (tx) => {
    const current = await lockPayment(tx, payment.id);
    if (!current || current.received !== null) return true;
    if (current.sessionId !== payment.sessionId) return false;
    // What has EXPIRED may still be given up by its client.
    if (current.status === 'PENDING')
      await requireChanged(changeStatus(tx, current.id, 'EXPIRED', { checkedAt: new Date(now) }));
    if (await isNewest(tx, current)) await ownerOf(current).expire(tx, current.payableId, how, now);
    return true;
  });
}

function paymentIn(state: SessionState, sessionId: string | null, now: number): GatewayPayment {
  const { paymentId, amount, fee, currency, livemode, method, reference } = state;
  if (!paymentId) throw new Error('the gateway names no payment of a paid session');
  const references = [reference];
  return {
    id: paymentId,
    sessionId,
    references,
    amount,
    fee,
    currency,
    livemode,
    method,
    paidAt: now,
  };
}

/**
 * Books money that arrived for a payment, and confirms its payable or refunds it. Money that arrives a second time,
 * in another session, becomes a payment of its own.
 */
async function book(payment: PaymentRow, money: GatewayPayment, now: number): Promise<void> {
  if (payment.gatewayPaymentId === money.id) return;
  const confirm = await ownerOf(payment).prepareConfirmation(payment.payableId, now);
  const booked = await transaction((tx) => receive(tx, payment, money, confirm, now));
  if (!booked) return;
  if (booked.outcome === 'refund') await settleRefunds(booked.paymentId, now);
  else await closeOpen(payment, now);
  if (payment.sessionId && payment.sessionId !== money.sessionId)
    await closeOwn(payment, payment.sessionId, now);
}

export type UnmatchedSession =
  | { readonly payment: PaymentRow }
  /** Paid, but for nothing of ours. */
  | { readonly unclaimed: GatewayPayment }
  | 'unpaid'
  | 'not_found';

/**
 * Settles a session that no payment has, by its reference: money in it is booked, and a page that should not be open
 * is closed.
 * @throws GatewayError unreachable; PaymentDiffers where it is ours and does not fit
 */
export async function settleUnmatched(
  name: string,
  sessionId: string,
  now: number,
): Promise<UnmatchedSession> {
  const gateway = gatewayOf({ gateway: name });
  const state = await fetchKnown(gateway, sessionId);
  if (!state) return 'not_found';
  const payment = await store.findByReference(database(), name, [state.reference]);
  if (payment) requireSame(payment, claimsOf(state));
  if (state.status === 'paid') {
    const money = paymentIn(state, sessionId, now);
    if (!payment) return { unclaimed: money };
    await book(payment, money, now);
    return { payment };
  }
  if (!payment) return 'unpaid';
  const inUse = payment.status === 'PENDING' && payment.sessionId === null;
  if (state.status === 'active' && payment.sessionId !== sessionId && !inUse) {
    const closed = await closePage(payment, sessionId);
    if (closed.status === 'paid') await book(payment, paymentIn(closed, sessionId, now), now);
  }
  return { payment };
}

async function fetchKnown(gateway: PaymentGateway, sessionId: string) {
  try {
    return await gateway.fetch(sessionId);
  } catch (error) {
    if (isGatewayError(error) && error.reason === 'not_found') return undefined;
    throw error;
  }
}

/**
 * Books money from the gateway's own list that no payment has, by its reference. Undefined where it is for nothing of
 * ours.
 * @throws PaymentDiffers where it is ours and does not fit
 */
export async function settleListed(
  name: string,
  money: GatewayPayment,
  now: number,
): Promise<PaymentRow | undefined> {
  const payment = await store.findByReference(database(), name, money.references);
  if (!payment) return undefined;
  const { currency, livemode } = money;
  requireSame(payment, { amount: null, currency, reference: payment.ref, livemode });
  await book(payment, money, now);
  return payment;
}

/** Whether its payable has no newer payment. */
async function isNewest(tx: Transaction, payment: PaymentRow): Promise<boolean> {
  return (await findLatest(tx, payableRef(payment)))?.id === payment.id;
}

function payableRef({ payableType: type, payableId: id }: PaymentRow): PayableRef {
  return { type, id };
}

async function closeOpen(payment: PaymentRow, now: number): Promise<void> {
  const newest = await findLatest(database(), payableRef(payment));
  if (newest?.status !== 'PENDING') return;
  try {
    await endUnpaid(payableRef(payment), 'EXPIRED', now);
  } catch (error) {
    logEvent('close-checkout-failed', { payment: newest.id, error: describeError(error) });
  }
}

/** Closes the payment's own page when the money came in another session, and books money in that page as well. */
async function closeOwn(payment: PaymentRow, sessionId: string, now: number): Promise<void> {
  try {
    const state = await closePage(payment, sessionId);
    if (state.status === 'paid') await book(payment, paymentIn(state, sessionId, now), now);
  } catch (error) {
    logEvent('close-checkout-failed', { payment: payment.id, error: describeError(error) });
  }
}

function ownerOf(payment: PaymentRow) {
  return payableOf(payment.payableType);
}

const RECEIVED_FROM = ['PENDING', 'EXPIRED'] as const;

async function receive(
  tx: Transaction,
  payment: PaymentRow,
  money: GatewayPayment,
  confirm: Confirm,
  now: number,
): Promise<{ paymentId: string; outcome: 'confirmed' | 'refund' } | undefined> {
  const { lawyer, about } = await ownerOf(payment).describe(tx, payment.payableId);
  await lock(tx, 'lawyer', lawyer.id);
  const taken = await take(tx, payment, money, now);
  if (!taken) return undefined;
  const { id: paymentId, payableId, total } = taken;
  const { amount: received, fee } = money;
  await postPayment(tx, paymentId, partsReceived({ ...taken, received }), fee);
  if (received !== total) {
    await refuseAmount(tx, taken, received, now);
    return { paymentId, outcome: 'refund' };
  }
  const outcome = await confirm(tx);
  if (outcome === 'confirmed') {
    await recordPaid(tx, lawyer, about, taken);
    const { method } = money;
    await sendReceipt(tx, taken, { method: method ?? taken.method, amount: received, at: now });
    return { paymentId, outcome };
  }
  const reason = outcome === 'known' ? 'DUPLICATE' : 'LATE';
  await requestRefund(tx, paymentId, { amount: received, reason, cause: RECEIPT, now });
  // A payer is told of each refund; it is not the client's money.
  if (!taken.byPayer)
    await ownerOf(payment).notifyRefund(tx, payableId, {
      reason,
      amount: received,
      byPayer: false,
      now,
    });
  return { paymentId, outcome: 'refund' };
}

/** Tells the lawyer's own programs of the money, without the platform fee. */
function recordPaid(
  tx: Transaction,
  { id: lawyerId }: PayableDescription['lawyer'],
  about: PayableAbout,
  { id, price: amount }: PaymentRow,
): Promise<void> {
  const paid = { payment_id: id, amount };
  return recordEvent(
    tx,
    { lawyerId },
    about.kind === 'meeting'
      ? { type: 'meeting.paid', data: { meeting_id: about.id, ...paid } }
      : { type: 'agreement.paid', data: { work_item_id: about.workItemId, ...paid } },
  );
}

async function take(
  tx: Transaction,
  payment: PaymentRow,
  money: GatewayPayment,
  now: number,
): Promise<PaymentRow | undefined> {
  const set = {
    only: RECEIVED_FROM,
    received: money.amount,
    gatewayFee: money.fee,
    // A method that is newer than this: it is refunded as a card is, within the shortest time.
    method: money.method ?? payment.method ?? 'card',
    gatewayPaymentId: money.id,
    paidAt: new Date(now),
    checkedAt: new Date(now),
    lastAttemptFailed: false,
  };
  if (await changeStatus(tx, payment.id, 'PAID', set)) return payment;
  if (await store.isBooked(tx, payment.gateway, money.id)) return undefined;
  const another = await store.insertAnother(tx, payment, newReference());
  await requireChanged(changeStatus(tx, another.id, 'PAID', set));
  return another;
}

/** @throws Error where a change that nothing can prevent under the lock was not made */
async function requireChanged(change: Promise<boolean>): Promise<void> {
  if (!(await change)) throw new Error('a payment changed under its lock');
}

const RECEIPT = 'receipt';

async function refuseAmount(
  tx: Transaction,
  payment: PaymentRow,
  received: number,
  now: number,
): Promise<void> {
  const { id, payableId, total, byPayer } = payment;
  const refund = { amount: received, reason: 'OTHER_AMOUNT', now } as const;
  logEvent('payment-amount-differs', { payment: id, expected: total, received });
  await requestRefund(tx, id, { ...refund, cause: RECEIPT });
  if (await isNewest(tx, payment)) await ownerOf(payment).expire(tx, payableId, 'EXPIRED', now);
  // The client is told in any case: the time is free again.
  await ownerOf(payment).notifyRefund(tx, payableId, { ...refund, byPayer });
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'payment-amount-differs',
    dedupeKey: `payment-amount-differs:${id}`,
    content: await amountDiffersMail(payment, received),
  });
}

/** Shortest interval at which the checkout page has the gateway asked. */
const RECHECK_AFTER_MS = 3_000;

export interface CheckoutView {
  readonly payment: PaymentRow;
  readonly payable: PayableDescription;
  readonly refund: { readonly amount: number; readonly reason: RefundReason } | null;
  readonly refundAccount: RefundAccountState | null;
}

/** Returns the payment of a reference and its payable, reconciled with the gateway first while it is open. */
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
  const payment = await currentPayment(found);
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
  return currentPayment((await findPayment(database(), payment.id)) ?? payment);
}

export { claimUnsettled, findByRef, unbookedOf } from './store';
