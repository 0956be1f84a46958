import 'server-only';
import { randomUUID } from 'node:crypto';
import { type NewEvent, nextAttempt } from '@/lib/domain/lawyers/outgoing-events';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { eventReceivers } from '@/lib/server/adapters/events/event-receivers';
import type { DeliveryOutcome } from '@/lib/server/adapters/events/port';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { tryRateLimit } from '@/lib/server/platform/limits/service';
import { queueJob, type TaskPayloads } from '@/lib/server/platform/queue/queue';
import type { Backlog } from '@/lib/server/registry/feature';
import { addressPurpose, askedWait, isGone, isTaken, secretPurpose, signedHeaders } from './policy';
import * as store from './store';
import { recordFailure, switchOff } from './switching-off-service';

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

interface When {
  /** Instant of the attempt, epoch ms; now unless given. */
  readonly at?: number;
  /** Instant of the first attempt, once one was made. */
  readonly since?: number | undefined;
}

/** Queues an attempt. A lawyer's go one after the other, so that one that hangs holds one worker. */
export function queueDelivery(
  exec: Executor,
  { id: deliveryId, lawyerId }: store.Recorded,
  { at, since }: When = {},
): Promise<void> {
  return queueJob(
    exec,
    'deliver_event',
    { deliveryId, ...(since !== undefined && { since }) },
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
  { deliveryId, since }: TaskPayloads['deliver_event'],
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
    return queueDelivery(
      database(),
      { id: deliveryId, lawyerId },
      { at: now + wait * 1_000, since },
    );
  }
  const url = decrypt(address.address, addressPurpose(address.lawyerId));
  const outcome = await receivers.post(url, messageOf(found, now));
  await transaction((tx) => settle(tx, found, outcome, { since: since ?? now, now }));
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

interface Instants {
  readonly since: number;
  readonly now: number;
}

async function settle(
  tx: Transaction,
  { delivery, address: asked }: Waiting,
  outcome: DeliveryOutcome,
  { since, now }: Instants,
): Promise<void> {
  const { id, lawyerId } = asked;
  const address = await store.lockAddress(tx, id);
  if (!address) return;
  const at = new Date(now);
  const { status = null, problem = null, retryAfter = null } = outcome;
  const attempt = { lastAt: at, nextAt: null, status, problem };
  if (status !== null && isTaken(status)) {
    const isFirst = await store.settleAttempt(tx, delivery, { ...attempt, deliveredAt: at });
    if (isFirst && address.failingSince && !address.switchedOffAt)
      await store.setFailing(tx, id, { failingSince: null });
    return;
  }
  const askedMs = status === null ? null : askedWait({ status, retryAfter }, now);
  const again = nextAttempt({ failed: delivery.attempts + 1, since, askedMs }, now);
  const next = again === null ? { gaveUpAt: at } : { nextAt: new Date(again) };
  const isCounted = await store.settleAttempt(tx, delivery, { ...attempt, ...next });
  // One that the lawyer has changed meanwhile is another address, which said nothing.
  if (status !== null && isGone(status) && address.addressHash === asked.addressHash)
    return switchOff(tx, address, { why: 'gone', now });
  if (isCounted && again !== null)
    await queueDelivery(tx, { id: delivery.id, lawyerId }, { at: again, since });
  await recordFailure(tx, address, now);
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
