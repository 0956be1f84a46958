import 'server-only';
import { env } from '@/lib/env';
import { gatewayNamed } from '@/lib/server/adapters/payment/gateway';
import type { SessionState } from '@/lib/server/adapters/payment/port';
import * as meetings from '@/lib/server/meetings/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { paymentOfMeeting } from '../checkout/service';
import { postPayment, postRefund } from '../ledger/service';
import { amountDiffersMail } from './mails';
import * as store from './store';

/**
 * Applies the gateway's state of a payment. Redirect back, webhook, reconciler and the end of a hold all come
 * here; the compare-and-set lets exactly one of them have effects.
 */
export async function settle(paymentId: string, now: number): Promise<void> {
  const payment = await store.findPayment(database(), paymentId);
  if (!payment?.sessionId) return;
  if (payment.status === 'REFUND_PENDING') return refund(payment);
  const state = await gatewayOf(payment).fetch(payment.sessionId);
  await applyState(payment, state, now);
}

/**
 * Ends an unpaid hold, at the gateway first: when the money was faster, the meeting is confirmed instead and the
 * answer is false.
 */
export async function endUnpaid(
  meetingId: string,
  how: 'EXPIRED' | 'CANCELLED',
  now: number,
): Promise<boolean> {
  const payment = await paymentOfMeeting(database(), meetingId);
  const state = payment?.sessionId
    ? await gatewayOf(payment).expire(payment.sessionId)
    : ({ status: 'expired', paymentId: null, amount: 0, failedAttempts: 0 } as const);
  if (payment) await applyState(payment, state, now, how);
  else await transaction((tx) => meetings.endHold(tx, meetingId, how, now));
  return state.status !== 'paid';
}

async function applyState(
  payment: store.PaymentRow,
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
      await store.changePayment(tx, payment.id, ['PENDING'], {
        status: 'EXPIRED',
        checkedAt: new Date(now),
      });
      await meetings.endHold(tx, payment.meetingId, unpaid, now);
    });
    return;
  }
  const outcome = await transaction((tx) => receive(tx, payment, state, now));
  if (outcome === 'refund') await refund(payment);
}

/** A payment arrived: post it and confirm the meeting, or refund it when the amount differs or the time is taken. */
async function receive(
  tx: Transaction,
  payment: store.PaymentRow,
  state: SessionState,
  now: number,
): Promise<'known' | 'confirmed' | 'refund'> {
  const lawyerId = await store.lawyerOf(tx, payment.id);
  if (!lawyerId) throw new Error('payment without a meeting');
  await lock(tx, 'lawyer', lawyerId);
  const taken = await store.changePayment(tx, payment.id, ['PENDING', 'EXPIRED'], {
    status: 'PAID',
    received: state.amount,
    gatewayPaymentId: state.paymentId,
    paidAt: new Date(now),
    checkedAt: new Date(now),
    lastAttemptFailed: false,
  });
  if (!taken) return 'known';
  await postPayment(tx, partsOf(payment, state.amount));
  const agreed = state.amount === payment.total;
  if (agreed && (await meetings.confirmPaid(tx, payment.meetingId, now))) return 'confirmed';
  await store.changePayment(tx, payment.id, ['PAID'], { status: 'REFUND_PENDING' });
  if (agreed) await meetings.announceLateRefund(tx, payment.meetingId);
  else await refuseAmount(tx, payment, state.amount, now);
  return 'refund';
}

/** Another amount buys nothing: the time is free again, the client hears of the refund, and the operator of the error. */
async function refuseAmount(
  tx: Transaction,
  payment: store.PaymentRow,
  received: number,
  now: number,
): Promise<void> {
  const { id, meetingId, total } = payment;
  logEvent('payment-amount-differs', { payment: id, expected: total, received });
  await meetings.endHold(tx, meetingId, 'EXPIRED', now);
  await meetings.announceAmountRefund(tx, meetingId, received);
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL ?? env.VERIFIER_EMAIL,
    template: 'payment-amount-differs',
    dedupeKey: `payment-amount-differs:${id}`,
    content: await amountDiffersMail(payment, received),
  });
}

/** What an amount is for; one that was not agreed is the client's alone. */
function partsOf({ id, total, price, platformFee }: store.PaymentRow, received: number) {
  return received === total
    ? { paymentId: id, price, platformFee }
    : { paymentId: id, price: received, platformFee: 0 };
}

/** Gives back what arrived. The gateway refunds once per reference, and the booking of it happens once. */
async function refund(payment: store.PaymentRow): Promise<void> {
  const current = await store.findPayment(database(), payment.id);
  if (current?.status !== 'REFUND_PENDING' || !current.gatewayPaymentId) return;
  const amount = current.received ?? current.total;
  if (amount > 0) await gatewayOf(current).refund(current.gatewayPaymentId, amount, current.ref);
  await transaction(async (tx) => {
    const done = await store.changePayment(tx, current.id, ['REFUND_PENDING'], {
      status: 'REFUNDED',
      refunded: amount,
    });
    if (done) await postRefund(tx, partsOf(current, amount));
  });
}

function gatewayOf(payment: store.PaymentRow) {
  const found = gatewayNamed(payment.gateway);
  if (!found) throw new Error(`no gateway named ${payment.gateway}`);
  return found;
}

/**
 * Takes a webhook: its signature proves the sender, and what happened is read from the gateway. An event is recorded once
 * it is processed: a repeat does nothing, and one that failed is processed at the gateway's next try.
 *
 * @throws AppError bad_signature for anything unsigned, altered or stale, invalid_input for what is no event, or
 *   GatewayError; nothing has changed then
 */
export async function receiveWebhook(
  name: string,
  rawBody: string,
  signature: string | null,
  now: number,
): Promise<void> {
  const sender = gatewayNamed(name);
  if (!sender) throw notFound();
  const event = sender.parseWebhook(rawBody, signature, now);
  if (event === 'unsigned') throw new AppError('bad_signature', 'The signature is not valid.');
  if (event === 'no_event') throw new AppError('invalid_input', 'The body is not an event.');
  if (await store.hasEvent(database(), sender.name, event.id)) return;
  const payment = await store.findBySession(database(), sender.name, event.sessionId);
  // An unknown session is another installation's, or a crash came before it was saved: the reconciler finds it.
  if (!payment) return;
  await settle(payment.id, now);
  await store.insertEvent(database(), {
    gateway: sender.name,
    eventId: event.id,
    type: event.type,
  });
}

/** How often the checkout page may make us ask the gateway. */
const RECHECK_AFTER_MS = 3_000;

/** The payment of a reference, reconciled with the gateway first when it is still open. */
export async function paymentOf(ref: string, now: number): Promise<store.PaymentRow> {
  const payment = await store.findByRef(database(), ref);
  if (!payment) throw notFound();
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
  return (await store.findPayment(database(), payment.id)) ?? payment;
}
