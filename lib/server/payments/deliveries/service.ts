import 'server-only';
import type { Difference } from '@/lib/domain/payments/claims';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { gatewayNamed } from '@/lib/server/adapters/payment/gateway';
import { GatewayError, type GatewayEvent } from '@/lib/server/adapters/payment/port';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { logEvent } from '@/lib/server/platform/log';
import { findPayment, type PaymentRow } from '../checkout/service';
import { PaymentDiffers, requireSame, settle } from '../settlement/service';
import { paymentDiffersMail } from './mails';
import * as store from './store';

/**
 * Takes a webhook: its signature proves the sender, and what happened is read from the gateway. An event is recorded once
 * it is processed: a repeat does nothing, and one that failed is processed at the gateway's next try. What became of each
 * delivery is written down, without its body.
 *
 * @throws AppError bad_signature for anything unsigned, altered or stale, invalid_input for what is no event or does not
 *   fit its payment, or GatewayError; nothing has changed then
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
  if (typeof event === 'string') throw await refused(sender.name, event, now);
  const delivery = { gateway: sender.name, eventId: event.id, ...aboutOf(event) };
  const note = (outcome: store.Outcome, paymentId?: string) =>
    store.insertDelivery(database(), { ...delivery, outcome, paymentId }, new Date(now));
  if (await store.hasEvent(database(), sender.name, event.id)) return note('repeated');
  const payment = await store.findBySession(database(), sender.name, event.sessionId);
  // An unknown session is another installation's, or a crash came before it was saved: the reconciler finds it.
  if (!payment) return note('unknown');
  await workOff(payment, delivery, now, () => requireSame(payment, event.claims));
}

function aboutOf({ type, sessionId }: GatewayEvent) {
  return { type, sessionId };
}

/** Unsigned deliveries may be anybody's, and many: those of an hour are counted in one row. */
async function refused(
  gateway: string,
  outcome: 'unsigned' | 'no_event',
  now: number,
): Promise<AppError> {
  const hour = new Date(now).toISOString().slice(0, 13);
  await store.insertDelivery(database(), { gateway, eventId: hour, outcome }, new Date(now));
  return outcome === 'unsigned'
    ? new AppError('bad_signature', 'The signature is not valid.')
    : new AppError('invalid_input', 'The body is not an event.');
}

type Delivery = Pick<store.NewDelivery, 'gateway' | 'eventId' | 'type' | 'sessionId'>;

/** Settles the payment of an event, and writes down how that ended. */
async function workOff(
  payment: PaymentRow,
  delivery: Delivery,
  now: number,
  check: () => void = () => {},
): Promise<void> {
  const { gateway, eventId, type = 'other' } = delivery;
  const about = { ...delivery, paymentId: payment.id };
  try {
    check();
    await settle(payment.id, now);
  } catch (error) {
    await noteFailure(payment, about, error, now);
    throw error;
  }
  await transaction(async (tx) => {
    const isNew = await store.insertEvent(tx, { gateway, eventId, type });
    const outcome = isNew ? 'processed' : 'repeated';
    await store.insertDelivery(tx, { ...about, outcome }, new Date(now));
  });
}

function noteFailure(
  payment: PaymentRow,
  delivery: Delivery & { paymentId: string },
  error: unknown,
  now: number,
): Promise<void> {
  const differs = error instanceof PaymentDiffers;
  const outcome = differs ? 'differs' : 'failed';
  const detail = differs ? error.what.join(', ') : failureOf(error);
  return transaction(async (tx) => {
    await store.insertDelivery(tx, { ...delivery, outcome, detail }, new Date(now));
    if (differs) await alertDifference(tx, payment, error.what, delivery.eventId);
  });
}

/** Without texts of others: those repeat what was sent. */
function failureOf(error: unknown): string {
  if (error instanceof GatewayError) return `gateway: ${error.reason}`;
  return error instanceof AppError ? error.key : 'internal';
}

/** Tells the operator of what does not fit, once per event, or once per payment where no event said so. */
export async function alertDifference(
  exec: Executor,
  payment: PaymentRow,
  what: readonly Difference[],
  eventId: string | null = null,
): Promise<void> {
  logEvent('payment-differs', { payment: payment.id, event: eventId, what });
  await queueMail(exec, {
    to: env.SUPPORT_EMAIL,
    template: 'payment-differs',
    dedupeKey: `payment-differs:${eventId ? `${payment.gateway}:${eventId}` : payment.id}`,
    content: await paymentDiffersMail(payment, what, eventId),
  });
}

/** A page of what gateways sent, from 0, the latest first. One statement. */
export function listDeliveries(filter: store.DeliveryFilter, page: number) {
  return store.listDeliveries(database(), filter, page);
}

/**
 * Settles the payment of a delivery again, as the gateway has it now. A repeat changes nothing. Answers its payment.
 *
 * @throws AppError not_found for no delivery, bad_transition for one of no payment of ours, else as `receiveWebhook`
 */
export async function replayDelivery(id: number, now: number): Promise<string> {
  const delivery = await store.findDelivery(database(), id);
  if (!delivery) throw notFound();
  const payment = await paymentOf(delivery);
  if (!payment) throw new AppError('bad_transition', 'This delivery is about no payment of ours.');
  const { gateway, eventId, type, sessionId } = delivery;
  const about = { gateway, eventId, type: type ?? undefined, sessionId: sessionId ?? undefined };
  await workOff(payment, about, now);
  return payment.id;
}

/** An unknown session may have become known since. */
async function paymentOf({ gateway, paymentId, sessionId }: store.DeliveryRow) {
  if (paymentId) return findPayment(database(), paymentId);
  return sessionId ? store.findBySession(database(), gateway, sessionId) : undefined;
}

/** Daily job: deletes events that are too old to be sent again, and deliveries of that time. */
export async function purgeDeliveries(now: number): Promise<void> {
  await store.deleteBefore(database(), new Date(now - RETENTION_DAYS.paymentEvents * DAY_MS));
}

export { type DeliveryFilter, type DeliveryRow, findDelivery, type Outcome } from './store';
