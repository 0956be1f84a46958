import 'server-only';
import { randomBytes } from 'node:crypto';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import { COPY } from '@/lib/contract/platform/copy';
import { methodsWithin } from '@/lib/domain/payments/method-limits';
import type { PayableRef, PayableType, PaymentMethod } from '@/lib/domain/payments/payment';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import type { PaymentSettings } from '@/lib/domain/payments/settings';
import { env } from '@/lib/env';
import { gateway, gatewayOf } from '@/lib/server/adapters/payment/gateway';
import { type CheckoutSession, isGatewayError } from '@/lib/server/adapters/payment/port';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import { isHeldError } from '@/lib/server/platform/installation/hold-service';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { PayableDescription } from '@/lib/server/registry/payable';
import { payableOf } from '@/lib/server/registry/registry';
import { paymentSettings } from '../settings/settings';
import { payerAddress } from './payer-policy';
import * as store from './store';

interface NewPayment {
  payable: PayableRef;
  /** Null: the payer chooses on the gateway's page among all methods that take the amount. */
  method: PaymentMethod | null;
  price: number;
  platformFee: number;
  /** Where somebody who pays by the client's link wants the receipt; null where the client pays. */
  payerEmail?: string | null;
}

/** Generates an unguessable reference: it gives access to the payment. */
export function newReference(): string {
  return randomBytes(24).toString('base64url');
}

/** Adds the payment of a pending payable; its checkout at the gateway is opened once this has committed. */
export async function addPayment(
  tx: Transaction,
  { payable, method, price, platformFee, payerEmail = null }: NewPayment,
): Promise<store.PaymentRow> {
  return store.insertPayment(tx, {
    ref: newReference(),
    payableType: payable.type,
    payableId: payable.id,
    gateway: gateway().name,
    method,
    total: price + platformFee,
    price,
    platformFee,
    byPayer: payerEmail !== null,
    payerEmail,
  });
}

export function offeredMethods({
  payment_methods: methods,
}: Pick<PaymentSettings, 'payment_methods'>): PaymentMethod[] {
  return gateway().methods.filter((method) => methods.includes(method));
}

/**
 * Refuses a method that is not offered under these settings.
 *
 * @throws AppError payment_method_unavailable
 */
export function requireMethod(settings: PaymentSettings, method: PaymentMethod): void {
  if (!offeredMethods(settings).includes(method)) throw methodUnavailable();
}

export async function methodsFor(amount: number): Promise<PaymentMethod[]> {
  return methodsWithin(offeredMethods(await paymentSettings(database())), amount, gateway().limits);
}

/**
 * Refuses an amount (centavos) that no method takes.
 *
 * @throws AppError payment_method_unavailable
 */
export async function requireAnyMethod(amount: number): Promise<void> {
  if ((await methodsFor(amount)).length === 0) throw methodUnavailable();
}

/**
 * Returns the gateway's page for the newest payment of a payable; a repeat returns the same session. After a crash
 * before it was stored another is opened; money in the lost one is found by its reference. While whoever the client
 * asked pays it is our own checkout: money on that page goes back to them.
 * @throws AppError not_found; bad_transition once that payment has ended; a session opened meanwhile is closed again;
 * payment_method_unavailable, unavailable
 */
export async function openCheckout(payable: PayableRef): Promise<string> {
  const payment = await store.findLatest(database(), payable);
  if (!payment) throw notFound();
  if (payment.status !== 'PENDING') throw paymentEnded();
  if (payment.byPayer) return checkoutPage(payment);
  if (payment.checkoutUrl) return payment.checkoutUrl;
  const { describe } = payableOf(payment.payableType);
  return openCheckoutOf(payment, await describe(database(), payment.payableId));
}

/**
 * Opens the gateway's page for the given payment, the newest of its payable, which has none yet. Of several
 * concurrent sessions the first is stored and used by all; the others are ended.
 * @throws AppError bad_transition where the payment ended meanwhile; payment_method_unavailable, unavailable
 */
export async function openCheckoutOf(
  payment: store.PaymentRow,
  about: Pick<PayableDescription, 'title' | 'clientEmail'>,
): Promise<string> {
  const session = await createSession(payment, about);
  const saved = { sessionId: session.id, checkoutUrl: session.url };
  if (await store.saveSession(database(), payment.id, saved)) return session.url;
  const current = await store.findPayment(database(), payment.id);
  if (current?.sessionId !== session.id) await closeCheckout(payment, session.id);
  if (current?.status !== 'PENDING' || !current.checkoutUrl) throw paymentEnded();
  return current.checkoutUrl;
}

/**
 * Closes a session to which no payer was sent. If that fails, a job closes it later, or books what was paid.
 */
async function closeCheckout(payment: store.PaymentRow, sessionId: string): Promise<void> {
  try {
    const { status } = await gatewayOf(payment).expire(sessionId);
    if (status === 'expired') return;
  } catch (error) {
    logEvent('close-checkout-failed', { payment: payment.id, error: describeError(error) });
  }
  await queueJob(database(), 'close_checkout', { gateway: payment.gateway, sessionId });
}

async function createSession(
  payment: store.PaymentRow,
  { title, clientEmail }: Pick<PayableDescription, 'title' | 'clientEmail'>,
): Promise<CheckoutSession> {
  const methods = payment.method ? [payment.method] : await methodsFor(payment.total);
  if (methods.length === 0) throw methodUnavailable();
  const [back, mark] = payment.byPayer
    ? [payerAddress(payment.payableId), '?']
    : [checkoutPage(payment), '&'];
  try {
    return await gatewayOf(payment).create({
      reference: payment.ref,
      description: `${title}, reference ${paymentReference(payment)}`,
      amount: payment.total,
      methods,
      successUrl: `${back}${mark}paid=1`,
      cancelUrl: `${back}${mark}closed=1`,
      email: payment.payerEmail ?? clientEmail,
    });
  } catch (error) {
    if (isHeldError(error)) throw error;
    if (isGatewayError(error) && error.reason === 'method_unavailable')
      throw methodUnavailable(error);
    throw new AppError('unavailable', 'The payment service does not answer. Please try again.', {
      cause: error,
      retryAfter: 5,
    });
  }
}

function checkoutPage({ ref }: Pick<store.PaymentRow, 'ref'>): string {
  return `${env.SITE_URL}/checkout?ref=${ref}`;
}

function paymentEnded(): AppError {
  return new AppError('bad_transition', 'This payment has ended. Please start it again.');
}

export function methodUnavailable(cause?: unknown): AppError {
  return new AppError('payment_method_unavailable', COPY.createMeeting.paymentMethod, { cause });
}

/**
 * Answers the payment itself where money arrived; else the one that its payable was bought with, or the newest. A
 * link of before another method was chosen leads there.
 */
export async function currentPayment(payment: store.PaymentRow): Promise<store.PaymentRow> {
  if (payment.received !== null) return payment;
  const [row] = await store.listLatest(database(), payment.payableType, [payment.payableId]);
  return row?.payment ?? payment;
}

export interface PaymentSummary
  extends Pick<
    store.PaymentRow,
    'ref' | 'status' | 'method' | 'total' | 'received' | 'paidAt' | 'byPayer'
  > {
  /** Centavos refunded so far. */
  refunded: number;
  /** Centavos received that no refund has claimed. */
  refundable: number;
  refundAccount: RefundAccountState | null;
}

/**
 * Returns the payments that these payables were bought with, else their newest, by payable id; a free payable has
 * none.
 */
export async function paymentsOf(
  exec: Executor,
  type: PayableType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentSummary>> {
  const rows = await store.listLatest(exec, type, ids);
  return new Map(
    rows.map(
      ({
        payment: { payableId, ref, status, method, total, received, paidAt, byPayer },
        refunded,
        requested,
        refundAccount,
      }) => [
        payableId,
        {
          ref,
          status,
          method,
          total,
          received,
          paidAt,
          byPayer,
          refunded,
          refundable: (received ?? 0) - requested,
          refundAccount,
        },
      ],
    ),
  );
}

export type { PaymentRow } from './store';
export {
  changeStatus,
  earnedOf,
  findArrived,
  findLatest,
  findPayment,
  findReplaced,
  lockAllArrived,
  lockArrived,
  lockPayment,
  payableIdsOf,
} from './store';
