import 'server-only';
import { gatewayNamed } from '../adapters/payment/gateway';
import type { SessionState } from '../adapters/payment/port';
import { AppError, notFound } from '../app-error';
import { lock } from '../db/locks';
import { database, type Transaction, transaction } from '../db/pool';
import { postPayment, postRefund } from '../ledger/service';
import { describeError, logEvent } from '../log';
import * as meetings from '../meetings/service';
import { paymentOfMeeting } from '../payments/service';
import * as store from './store';

/**
 * Takes over what the gateway says of a payment. Redirect back, webhook, reconciler and the end of a hold all come
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
  else await meetings.endHold(database(), meetingId, how);
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
      await meetings.endHold(tx, payment.meetingId, unpaid);
    });
    return;
  }
  if (state.amount !== payment.total) {
    logEvent('payment-amount-differs', {
      payment: payment.id,
      expected: payment.total,
      received: state.amount,
    });
    return;
  }
  const outcome = await transaction((tx) => receive(tx, payment, state, now));
  if (outcome === 'refund') await refund(payment);
}

/** Money arrived: book it and confirm the meeting, or give it back when the time is gone. */
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
    gatewayPaymentId: state.paymentId,
    paidAt: new Date(now),
    checkedAt: new Date(now),
    lastAttemptFailed: false,
  });
  if (!taken) return 'known';
  await postPayment(tx, { ...payment, paymentId: payment.id });
  if (await meetings.confirmPaid(tx, payment.meetingId, now)) return 'confirmed';
  await store.changePayment(tx, payment.id, ['PAID'], { status: 'REFUND_PENDING' });
  await meetings.announceLateRefund(tx, payment.meetingId);
  return 'refund';
}

/** Gives the whole back. The gateway refunds once per reference, and the booking of it happens once. */
async function refund(payment: store.PaymentRow): Promise<void> {
  const current = await store.findPayment(database(), payment.id);
  if (current?.status !== 'REFUND_PENDING' || !current.gatewayPaymentId) return;
  await gatewayOf(current).refund(current.gatewayPaymentId, current.total, current.ref);
  await transaction(async (tx) => {
    const done = await store.changePayment(tx, current.id, ['REFUND_PENDING'], {
      status: 'REFUNDED',
      refunded: current.total,
    });
    if (done) await postRefund(tx, { ...current, paymentId: current.id });
  });
}

function gatewayOf(payment: store.PaymentRow) {
  const found = gatewayNamed(payment.gateway);
  if (!found) throw new Error(`no gateway named ${payment.gateway}`);
  return found;
}

/**
 * Takes a webhook: its signature proves the sender, its event id is kept, and what happened is asked of the gateway.
 * Throws bad_signature for anything unsigned, altered or stale; nothing has changed then.
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
  if (!event) throw new AppError('bad_signature', 'The signature does not fit.');
  const payment = await store.findBySession(database(), sender.name, event.sessionId);
  // Settled before the event is recorded: if this fails, the gateway's next try finds the event new.
  if (payment) await settle(payment.id, now);
  await transaction((tx) =>
    store.insertEvent(tx, { gateway: sender.name, eventId: event.id, type: event.type }),
  );
}

const RECONCILE_AFTER_MS = 15_000;
const RECONCILE_BATCH = 100;

/** Asks about every payment that webhooks left open. One that fails does not keep the others waiting. */
export async function reconcile(now: number): Promise<void> {
  const open = await store.findUnsettled(
    database(),
    new Date(now - RECONCILE_AFTER_MS),
    RECONCILE_BATCH,
  );
  for (const { id } of open) {
    await settle(id, now).catch((error: unknown) => {
      logEvent('reconcile-failed', {
        payment: id,
        error: describeError(error),
      });
    });
  }
}

/** How often the checkout page may make us ask the gateway. */
const LOOK_AGAIN_MS = 3_000;

/** The payment of a reference, asked about at the gateway first when it is still open. */
export async function paymentOf(ref: string, now: number): Promise<store.PaymentRow> {
  const payment = await store.findByRef(database(), ref);
  if (!payment) throw notFound();
  const asked = payment.checkedAt?.getTime() ?? payment.createdAt.getTime();
  if (payment.status !== 'PENDING' || !payment.sessionId || now - asked < LOOK_AGAIN_MS)
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
