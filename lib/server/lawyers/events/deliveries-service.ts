import 'server-only';
import { randomUUID } from 'node:crypto';
import { FAILING_DAYS, type NewEvent, nextAttempt } from '@/lib/domain/lawyers/outgoing-events';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { eventReceivers } from '@/lib/server/adapters/events/event-receivers';
import type { DeliveryOutcome } from '@/lib/server/adapters/events/port';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { tryRateLimit } from '@/lib/server/platform/limits/service';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { Backlog } from '@/lib/server/registry/feature';
import { switchedOffMail } from './mails';
import { addressPurpose, isTaken, secretPurpose, signedHeaders } from './policy';
import * as store from './store';

/** Page on which a lawyer sees the addresses. */
const SETTINGS_PATH = '/lawyer-portal/account-settings#events';

/**
 * Records an event for the addresses of its lawyer that want it, in the transaction of the change: what commits is
 * delivered at least once. Does nothing for a lawyer without such an address.
 */
export async function recordEvent(
  tx: Transaction,
  whose: store.Whose,
  event: NewEvent,
): Promise<void> {
  for (const added of await store.insertDeliveries(tx, whose, randomUUID(), event))
    await queueDelivery(tx, added);
}

/** Queues an attempt, now or at `at` (epoch ms). A lawyer's go one after the other, so that one that hangs holds one worker. */
export function queueDelivery(
  exec: Executor,
  { id: deliveryId, lawyerId }: store.Recorded,
  at?: number,
): Promise<void> {
  return queueJob(
    exec,
    'deliver_event',
    { deliveryId },
    {
      key: `deliver-event:${deliveryId}`,
      queue: `events:${lawyerId}`,
      ...(at !== undefined && { runAt: new Date(at) }),
    },
  );
}

type Waiting = NonNullable<Awaited<ReturnType<typeof store.findWaiting>>>;

/**
 * Job: makes one attempt at a delivery that still waits. It stays at the receiver to know a repeat by its id: a worker
 * that dies after the answer sends it again.
 */
export async function deliverEvent(
  deliveryId: string,
  now: number,
  receivers = eventReceivers(),
): Promise<void> {
  const found = await store.findWaiting(database(), deliveryId);
  if (!found) return;
  const { address, isOpen } = found;
  if (!isOpen || address.switchedOffAt)
    return store.giveUpWaiting(database(), address.id, new Date(now));
  const wait = await secondsToWait(address);
  if (wait !== null) {
    const { lawyerId } = address;
    return queueDelivery(database(), { id: deliveryId, lawyerId }, now + wait * 1_000);
  }
  const url = decrypt(address.address, addressPurpose(address.lawyerId));
  const outcome = await receivers.post(url, messageOf(found, now));
  await transaction((tx) => settle(tx, found, outcome, now));
}

/** Counts an attempt. Returns null, or the seconds for which it has to wait. */
async function secondsToWait({ id, lawyerId }: store.AddressRow): Promise<number | null> {
  return (
    (await tryRateLimit('event_deliveries_address', id)) ??
    (await tryRateLimit('event_deliveries_lawyer', lawyerId))
  );
}

function messageOf({ delivery, address }: Waiting, now: number) {
  const { eventId: id, type, occurredAt, data } = delivery;
  const body = JSON.stringify({ type, timestamp: isoInstant(occurredAt.getTime()), data });
  const secret = decrypt(address.secret, secretPurpose(address.lawyerId));
  return { body, headers: signedHeaders({ id, body, secret }, now) };
}

async function settle(
  tx: Transaction,
  { delivery, address: { id, lawyerId } }: Waiting,
  outcome: DeliveryOutcome,
  now: number,
): Promise<void> {
  const address = await store.lockAddress(tx, id);
  if (!address) return;
  const at = new Date(now);
  const attempt = { lastAt: at, nextAt: null, status: null, problem: null, ...outcome };
  if ('status' in outcome && isTaken(outcome.status)) {
    const isFirst = await store.settleAttempt(tx, delivery, { ...attempt, deliveredAt: at });
    if (isFirst && address.failingSince && !address.switchedOffAt)
      await store.setFailing(tx, id, { failingSince: null });
    return;
  }
  const again = nextAttempt(delivery.attempts + 1, now);
  const next = again === null ? { gaveUpAt: at } : { nextAt: new Date(again) };
  const isCounted = await store.settleAttempt(tx, delivery, { ...attempt, ...next });
  if (isCounted && again !== null) await queueDelivery(tx, { id: delivery.id, lawyerId }, again);
  await recordFailure(tx, address, now);
}

/** Notes since when an address fails, and switches it off after FAILING_DAYS, once. */
async function recordFailure(
  tx: Transaction,
  { id, lawyerId, failingSince, switchedOffAt, ...address }: store.AddressRow,
  now: number,
): Promise<void> {
  if (switchedOffAt) return;
  const at = new Date(now);
  if (!failingSince) {
    await store.setFailing(tx, id, { failingSince: at });
    return;
  }
  if (now - failingSince.getTime() < FAILING_DAYS * DAY_MS) return;
  await store.setFailing(tx, id, { switchedOffAt: at });
  await store.giveUpWaiting(tx, id, at);
  const owner = await store.findOwner(tx, lawyerId);
  if (!owner) return;
  const { host } = new URL(decrypt(address.address, addressPurpose(lawyerId)));
  const dedupeKey = `events-switched-off:${id}:${now}`;
  await queueMail(tx, {
    to: owner.email,
    template: 'events-switched-off',
    dedupeKey,
    content: await switchedOffMail({
      firstName: owner.firstName,
      host,
      since: failingSince.getTime(),
      link: `${env.SITE_URL}${SETTINGS_PATH}`,
    }),
  });
  await notify(tx, {
    kind: 'account',
    userId: owner.userId,
    aboutUserId: null,
    icon: 'meeting-reminder',
    title: 'Events are switched off',
    body: `Nothing could be delivered to ${host} for three days.`,
    url: SETTINGS_PATH,
    dedupeKey,
  });
}

/** Counts deliveries that wait, and those among them of events before an instant (epoch ms). */
export async function eventBacklog(exec: Executor, _now: number, before: number): Promise<Backlog> {
  const found = await store.countWaiting(exec, new Date(before));
  const { count = 0, oldest = null, old = 0 } = found ?? {};
  return { what: 'events', count, oldest: oldest === null ? null : new Date(oldest), old };
}

/** Purges old deliveries daily. */
export async function purgeDeliveries(now: number): Promise<void> {
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.eventDeliveries * DAY_MS));
}
