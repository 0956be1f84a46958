import 'server-only';
import { randomBytes } from 'node:crypto';
import { TEXTS } from '@/lib/contract/platform/texts';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { env } from '@/lib/env';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { GatewayError } from '@/lib/server/adapters/payment/port';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import * as store from './store';

interface NewPayment {
  meetingId: string;
  method: PaymentMethod;
  /** Centavos. */
  price: number;
  platformFee: number;
}

/** The payment of a new hold; its checkout at the gateway is opened once this has committed. */
export async function addPayment(
  tx: Transaction,
  { meetingId, method, price, platformFee }: NewPayment,
): Promise<void> {
  await store.insertPayment(tx, {
    ref: randomBytes(24).toString('base64url'),
    meetingId,
    gateway: gateway().name,
    method,
    total: price + platformFee,
    price,
    platformFee,
  });
}

/** Refuses a method that the gateway does not offer now. */
export function requireMethod(method: PaymentMethod): void {
  if (!gateway().methods.includes(method)) throw methodUnavailable();
}

/**
 * The gateway's page for the payment of a meeting. A repeat, also after a crash in between, returns the same
 * session: two open checkouts for one meeting must not exist.
 */
export async function openCheckout(
  meetingId: string,
  description: string,
  email: string,
): Promise<string> {
  const payment = await store.findByMeeting(database(), meetingId);
  if (!payment) throw notFound();
  if (payment.checkoutUrl) return payment.checkoutUrl;
  const back = `${env.SITE_URL}/checkout?ref=${payment.ref}`;
  try {
    const session = await gateway().create({
      reference: payment.ref,
      description,
      amount: payment.total,
      method: payment.method,
      successUrl: back,
      cancelUrl: back,
      email,
    });
    await store.saveSession(database(), payment.id, {
      sessionId: session.id,
      checkoutUrl: session.url,
    });
    return session.url;
  } catch (error) {
    if (error instanceof GatewayError && error.reason === 'method_unavailable')
      throw methodUnavailable(error);
    throw new AppError('unavailable', 'The payment service does not answer. Please try again.', {
      cause: error,
      retryAfter: 5,
    });
  }
}

function methodUnavailable(cause?: unknown): AppError {
  return new AppError('payment_method_unavailable', TEXTS.createMeeting.paymentMethod, { cause });
}

/** The payment of a meeting, undefined for a free one. */
export function paymentOfMeeting(
  exec: Executor,
  meetingId: string,
): Promise<store.PaymentRow | undefined> {
  return store.findByMeeting(exec, meetingId);
}
