import 'server-only';
import type { Claims } from '@/lib/domain/payments/claims';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { gatewayNamed } from '@/lib/server/adapters/payment/gateway';
import { isGatewayError } from '@/lib/server/adapters/payment/port';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { processWide } from '@/lib/server/platform/process-wide';
import { findPayment, type PaymentRow } from '../checkout/service';
import { paymentDiffersMail } from './deliveries-mails';
import * as store from './deliveries-store';
import {
  isPaymentDiffers,
  type PaymentDiffers,
  requireSame,
  settle,
  settleUnmatched,
} from './service';
import { addUnclaimed, type NewUnclaimed, unclaimedOf } from './unclaimed';

/**
 * Receives a webhook: its signature proves the sender, and the event is read from the gateway. An event is recorded
 * once it is processed: a repeat does nothing, and a failed one is processed at the gateway's next attempt. The
 * outcome of each delivery is recorded, without its body.
 * @throws AppError bad_signature for anything unsigned, altered or stale, invalid_input for what is no event or does
 * not fit its payment, not_found for an unknown gateway, rate_limited, or GatewayError; a repeat goes on where it
 * stopped
 */
export async function receiveWebhook(
  name: string,
  rawBody: string,
  signature: string | null,
  address: string,
  now: number,
): Promise<void> {
  const sender = gatewayNamed(name);
  if (!sender) throw notFound();
  const event = sender.parseWebhook(rawBody, signature, now);
  if (typeof event === 'string') throw await refused(sender.name, event, address, now);
  const { type, sessionId, claims } = event;
  const delivery = { gateway: sender.name, eventId: event.id, type, sessionId };
  if (await store.hasEvent(database(), sender.name, event.id))
    return store.insertDelivery(database(), { ...delivery, outcome: 'repeated' }, new Date(now));
  const payment = await store.findBySession(database(), sender.name, sessionId);
  await workOff({ ...delivery, paymentId: payment?.id }, now, async () => {
    if (!payment) return settleUnknown(delivery, claims, now);
    requireSame(payment, claims);
    await settle(payment.id, now);
    return { payment };
  });
}

/**
 * Records a refused delivery, unsigned or no event, and returns the error for its sender. Anyone can send many of
 * them: one row counts those of an hour, memory those of a minute.
 * @throws AppError rate_limited beyond what an address may send of them
 */
async function refused(
  gateway: string,
  outcome: 'unsigned' | 'no_event',
  address: string,
  now: number,
): Promise<AppError> {
  await consumeInMemory('unsigned_webhook_address', address);
  countRefused(gateway, outcome, now);
  return outcome === 'unsigned'
    ? new AppError('bad_signature', 'The signature is not valid.')
    : new AppError('invalid_input', 'The body is not an event.');
}

interface Refused {
  readonly gateway: string;
  readonly eventId: string;
  readonly outcome: 'unsigned' | 'no_event';
  times: number;
  lastAt: number;
}

const refusedWebhooks = processWide('refused-webhooks', () => new Map<string, Refused>());
const WRITE_REFUSED_MS = 60_000;

function countRefused(gateway: string, outcome: Refused['outcome'], now: number): void {
  if (refusedWebhooks.size === 0) setTimeout(() => void writeRefused(), WRITE_REFUSED_MS).unref();
  const eventId = new Date(now).toISOString().slice(0, 13);
  const key = `${gateway} ${eventId} ${outcome}`;
  const counted = refusedWebhooks.get(key);
  refusedWebhooks.set(key, {
    gateway,
    eventId,
    outcome,
    times: (counted?.times ?? 0) + 1,
    lastAt: now,
  });
}

export async function writeRefused(): Promise<void> {
  const counted = [...refusedWebhooks.values()];
  refusedWebhooks.clear();
  try {
    for (const { lastAt, ...delivery } of counted)
      await store.insertDelivery(database(), delivery, new Date(lastAt));
  } catch (error) {
    // Without a database a count is lost, and nothing else.
    logEvent('count-webhooks-failed', { error: describeError(error) });
  }
}

type Delivery = Omit<store.NewDelivery, 'outcome' | 'detail' | 'times'>;

/** The money an event is about: one of our payments, money unclaimed here, or none. */
type Settled = { payment: PaymentRow } | { unclaimed: NewUnclaimed } | undefined;

async function workOff(
  delivery: Delivery,
  now: number,
  work: () => Promise<Settled>,
): Promise<PaymentRow | undefined> {
  const { gateway, eventId, type = 'other' } = delivery;
  const settled = await work().catch(async (error: unknown) => {
    await noteFailure(delivery, error, now);
    throw error;
  });
  const payment = settled && 'payment' in settled ? settled.payment : undefined;
  await transaction(async (tx) => {
    const at = new Date(now);
    // What means nothing now may mean something when it comes again.
    if (!settled) return store.insertDelivery(tx, { ...delivery, outcome: 'unknown' }, at);
    const isNew = await store.insertEvent(tx, { gateway, eventId, type });
    if ('unclaimed' in settled) await addUnclaimed(tx, settled.unclaimed);
    const outcome = !isNew ? 'repeated' : payment ? 'processed' : 'unclaimed';
    await store.insertDelivery(tx, { ...delivery, paymentId: payment?.id, outcome }, at);
  });
  return payment;
}

/** Settles a session that no payment has: another of ours, by its reference, or one of another system. */
async function settleUnknown(
  { gateway, type, sessionId = '' }: Delivery,
  claims: Claims | null,
  now: number,
): Promise<Settled> {
  // Nothing else is about money that arrived in a checkout.
  if (type !== 'paid') return undefined;
  const found = await settleUnmatched(gateway, sessionId, now);
  if (found === 'unpaid') return undefined;
  if (found !== 'not_found')
    return 'payment' in found ? found : { unclaimed: unclaimedOf(gateway, found.unclaimed, now) };
  const { amount = null, currency, reference = null } = claims ?? {};
  const ids = { gateway, gatewayPaymentId: sessionId, sessionId };
  return {
    unclaimed: { ...ids, amount, currency: currency ?? 'PHP', reference, foundAt: new Date(now) },
  };
}

function noteFailure(delivery: Delivery, error: unknown, now: number): Promise<void> {
  const differs = isPaymentDiffers(error) ? error : undefined;
  const outcome = differs ? 'differs' : 'failed';
  const detail = differs ? differs.what.join(', ') : failureOf(error);
  const paymentId = differs?.payment.id ?? delivery.paymentId;
  return transaction(async (tx) => {
    await store.insertDelivery(tx, { ...delivery, paymentId, outcome, detail }, new Date(now));
    if (differs) await alertDifference(tx, differs, delivery.eventId);
  });
}

function failureOf(error: unknown): string {
  if (isGatewayError(error)) return `gateway: ${error.reason}`;
  const { key } = error as { key?: unknown };
  return typeof key === 'string' ? key : 'internal';
}

/** Alerts the operator to a mismatch, once per event, or once per payment where there was no event. */
export async function alertDifference(
  exec: Executor,
  { payment, what }: PaymentDiffers,
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

export function listDeliveries(filter: store.DeliveryFilter, page: number) {
  return store.listDeliveries(database(), filter, page);
}

/**
 * Settles the payment of a delivery again, by the gateway's current state. A repeat changes nothing. Returns its
 * payment.
 * @throws AppError not_found for no delivery, bad_transition for one of no payment of ours, else as `receiveWebhook`
 */
export async function replayDelivery(id: number, now: number): Promise<string> {
  const delivery = await store.findDelivery(database(), id);
  if (!delivery) throw notFound();
  const known = await paymentOf(delivery);
  const { gateway, eventId, type, sessionId } = delivery;
  if (!known && !sessionId) throw ofNoPayment();
  const about = {
    gateway,
    eventId,
    type: type ?? undefined,
    sessionId: sessionId ?? undefined,
    paymentId: known?.id,
  };
  const payment = await workOff(about, now, async () => {
    if (!known) return settleUnknown(about, null, now);
    await settle(known.id, now);
    return { payment: known };
  });
  if (!payment) throw ofNoPayment();
  return payment.id;
}

function ofNoPayment(): AppError {
  return new AppError('bad_transition', 'This delivery is about no payment of ours.');
}

async function paymentOf({ gateway, paymentId, sessionId }: store.DeliveryRow) {
  if (paymentId) return findPayment(database(), paymentId);
  return sessionId ? store.findBySession(database(), gateway, sessionId) : undefined;
}

/** Deletes daily the events that are too old to be sent again, and the deliveries of that time. */
export async function purgeDeliveries(now: number): Promise<void> {
  await store.deleteBefore(database(), new Date(now - RETENTION_DAYS.paymentEvents * DAY_MS));
}

export {
  type DeliveryFilter,
  type DeliveryRow,
  findDelivery,
  type Outcome,
} from './deliveries-store';
