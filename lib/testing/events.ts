import { asc, eq } from 'drizzle-orm';
import { EVENT_TYPES, type EventType } from '@/lib/domain/lawyers/outgoing-events';
import { deliverEvent } from '@/lib/server/lawyers/events/deliveries-service';
import { addressPurpose, secretPurpose } from '@/lib/server/lawyers/events/policy';
import { encrypt, keyedHash } from '@/lib/server/platform/crypto/encryption';
import { database } from '@/lib/server/platform/db/pool';
import { eventAddresses, eventDeliveries } from '@/lib/server/schema/events';
import { takeQueued } from './jobs';

/** Base64 of 32 bytes that only tests use. */
export const EVENT_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** An address of a lawyer's program that wants these events. Returns its id. */
export async function newEventAddress(
  lawyerId: string,
  url = `https://${crypto.randomUUID()}.calendars.example/events`,
  events: readonly EventType[] = EVENT_TYPES,
): Promise<string> {
  const [row] = await database()
    .insert(eventAddresses)
    .values({
      lawyerId,
      address: encrypt(url, addressPurpose(lawyerId)),
      addressHash: keyedHash(url, 'event-address'),
      secret: encrypt(EVENT_SECRET, secretPurpose(lawyerId)),
      events: [...events],
      createdAt: new Date(),
    })
    .returning({ id: eventAddresses.id });
  if (!row) throw new Error('no address was made');
  return row.id;
}

/** A delivery of an event that is not of anything that happened, waiting. Returns its id. */
export async function newEventDelivery(addressId: string, occurredAt = new Date()) {
  const ids = { message_id: crypto.randomUUID(), meeting_id: crypto.randomUUID() };
  const [row] = await database()
    .insert(eventDeliveries)
    .values({
      addressId,
      eventId: crypto.randomUUID(),
      type: 'message.received',
      data: { ...ids, work_item_id: null },
      occurredAt,
    })
    .returning({ id: eventDeliveries.id });
  if (!row) throw new Error('no delivery was made');
  return row.id;
}

/** Deliveries of a lawyer's addresses, in the order in which they were recorded. */
export async function recordedEvents(lawyerId: string) {
  const rows = await database()
    .select({ delivery: eventDeliveries })
    .from(eventDeliveries)
    .innerJoin(eventAddresses, eq(eventAddresses.id, eventDeliveries.addressId))
    .where(eq(eventAddresses.lawyerId, lawyerId))
    .orderBy(asc(eventDeliveries.occurredAt), asc(eventDeliveries.type));
  return rows.map(({ delivery }) => delivery);
}

/** Makes the queued attempts, as the workers do at this instant. Returns how many there were. */
export async function deliverQueued(now: number, receivers: Receivers): Promise<number> {
  const jobs = await takeQueued('deliver_event');
  for (const job of jobs) await deliverEvent(job, now, receivers);
  return jobs.length;
}
type Receivers = Parameters<typeof deliverEvent>[2];

export async function deleteEventAddresses(lawyerId: string): Promise<void> {
  await database().delete(eventAddresses).where(eq(eventAddresses.lawyerId, lawyerId));
}
