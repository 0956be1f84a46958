import 'server-only';
import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { NewEvent } from '@/lib/domain/lawyers/outgoing-events';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import {
  eventAddresses as addresses,
  eventDeliveries as deliveries,
} from '@/lib/server/schema/events';
import { lawyers } from '@/lib/server/schema/lawyers';

export type AddressRow = typeof addresses.$inferSelect;
export type DeliveryRow = typeof deliveries.$inferSelect;

const WAITS = and(isNull(deliveries.deliveredAt), isNull(deliveries.gaveUpAt));

export async function findAddresses(exec: Executor, lawyerId: string): Promise<AddressRow[]> {
  return exec
    .select()
    .from(addresses)
    .where(eq(addresses.lawyerId, lawyerId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
}

interface Owned {
  readonly id: string;
  readonly lawyerId: string;
}

const isOwn = ({ id, lawyerId }: Owned) =>
  and(eq(addresses.id, id), eq(addresses.lawyerId, lawyerId));

export async function findOwn(exec: Executor, own: Owned): Promise<AddressRow | undefined> {
  const [row] = await exec.select().from(addresses).where(isOwn(own));
  return row;
}

export async function insertAddress(
  exec: Executor,
  values: typeof addresses.$inferInsert,
): Promise<AddressRow> {
  const [row] = await exec.insert(addresses).values(values).returning();
  if (!row) throw new Error('no address was saved');
  return row;
}

/** Updates an address of this lawyer; undefined when there is none. */
export async function updateAddress(
  exec: Executor,
  own: Owned,
  set: PgUpdateSetSource<typeof addresses>,
): Promise<AddressRow | undefined> {
  const [row] = await exec.update(addresses).set(set).where(isOwn(own)).returning();
  return row;
}

/** Notes since when a locked address fails, or that it is switched off. */
export async function setFailing(
  exec: Executor,
  id: string,
  set: Pick<PgUpdateSetSource<typeof addresses>, 'failingSince' | 'switchedOffAt'>,
): Promise<void> {
  await exec.update(addresses).set(set).where(eq(addresses.id, id));
}

/** Deletes an address of this lawyer with its deliveries; false when there was none. */
export async function deleteAddress(exec: Executor, own: Owned): Promise<boolean> {
  const rows = await exec.delete(addresses).where(isOwn(own)).returning({ id: addresses.id });
  return rows.length > 0;
}

export async function findDeliveries(
  exec: Executor,
  addressId: string,
  limit: number,
): Promise<DeliveryRow[]> {
  return exec
    .select()
    .from(deliveries)
    .where(eq(deliveries.addressId, addressId))
    .orderBy(desc(deliveries.occurredAt), desc(deliveries.id))
    .limit(limit);
}

/** By the id of the lawyer or that of the lawyer's account. */
export type Whose = { readonly lawyerId: string } | { readonly userId: string };

function lawyerOf(whose: Whose): SQL {
  return 'lawyerId' in whose
    ? sql`${whose.lawyerId}`
    : sql`(select id from lawyers where user_id = ${whose.userId})`;
}

export interface Recorded {
  readonly id: string;
  readonly lawyerId: string;
}

/** Adds a delivery for each of the lawyer's addresses that wants this event, in one statement. */
export async function insertDeliveries(
  exec: Executor,
  whose: Whose,
  eventId: string,
  { type, data }: NewEvent,
): Promise<Recorded[]> {
  const { rows } = await exec.execute<{ id: string; lawyerId: string }>(sql`
    with added as (
      insert into event_deliveries (address_id, event_id, type, data)
      select id, ${eventId}::uuid, ${type}, ${JSON.stringify(data)}::jsonb from event_addresses
      where lawyer_id = ${lawyerOf(whose)} and switched_off_at is null
        and events @> array[${type}]
      returning id, address_id
    )
    select added.id, address.lawyer_id as "lawyerId"
    from added join event_addresses address on address.id = address_id`);
  return rows;
}

/** A delivery with its address, and whether the lawyer's account is open. */
export async function findWaiting(exec: Executor, deliveryId: string) {
  const [row] = await exec
    .select({
      delivery: deliveries,
      address: addresses,
      isOpen: sql<boolean>`${users.suspendedAt} is null and ${users.deletedAt} is null`,
    })
    .from(deliveries)
    .innerJoin(addresses, eq(addresses.id, deliveries.addressId))
    .innerJoin(lawyers, eq(lawyers.id, addresses.lawyerId))
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(and(eq(deliveries.id, deliveryId), WAITS));
  return row;
}

/** Locks an address until `exec` ends, but not against new events, and returns it; undefined when it was removed. */
export async function lockAddress(exec: Executor, id: string): Promise<AddressRow | undefined> {
  const [row] = await exec
    .select()
    .from(addresses)
    .where(eq(addresses.id, id))
    .for('no key update');
  return row;
}

/**
 * Changes a waiting delivery after an attempt, unless it was sent again meanwhile, which begins a new count. True where
 * it was changed.
 */
export async function settleAttempt(
  exec: Executor,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  set: PgUpdateSetSource<typeof deliveries>,
): Promise<boolean> {
  const rows = await exec
    .update(deliveries)
    .set({ ...set, attempts: attempts + 1 })
    .where(and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), WAITS))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

/** Gives up what waits at an address. */
export async function giveUpWaiting(exec: Executor, addressId: string, at: Date): Promise<void> {
  await exec
    .update(deliveries)
    .set({ gaveUpAt: at, nextAt: null })
    .where(and(eq(deliveries.addressId, addressId), WAITS));
}

/** Makes a delivery wait anew, with all of its attempts; undefined when this address has none. */
export async function startAgain(
  exec: Executor,
  { id, addressId }: { id: string; addressId: string },
  now: Date,
): Promise<DeliveryRow | undefined> {
  const [row] = await exec
    .update(deliveries)
    .set({ attempts: 0, deliveredAt: null, gaveUpAt: null, nextAt: now })
    .where(and(eq(deliveries.id, id), eq(deliveries.addressId, addressId)))
    .returning();
  return row;
}

export async function findOwner(exec: Executor, lawyerId: string) {
  const [row] = await exec
    .select({ userId: users.id, firstName: users.firstName, email: users.email })
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(eq(lawyers.id, lawyerId));
  return row;
}

export async function countWaiting(exec: Executor, before: Date) {
  const [row] = await exec
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<string | null>`min(${deliveries.occurredAt})`,
      old: sql<number>`count(*) filter (where ${deliveries.occurredAt} < ${before.toISOString()})::int`,
    })
    .from(deliveries)
    .where(WAITS);
  return row;
}

export async function deleteOlder(exec: Executor, before: Date): Promise<void> {
  await exec.delete(deliveries).where(lt(deliveries.occurredAt, before));
}

const profileOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

export async function findAddressesOfUser(exec: Executor, userId: string): Promise<AddressRow[]> {
  return exec
    .select()
    .from(addresses)
    .where(inArray(addresses.lawyerId, profileOf(exec, userId)))
    .orderBy(addresses.createdAt);
}

export async function findDeliveriesOf(exec: Executor, addressId: string): Promise<DeliveryRow[]> {
  return exec
    .select()
    .from(deliveries)
    .where(eq(deliveries.addressId, addressId))
    .orderBy(deliveries.occurredAt);
}

export async function deleteAddressesOfUser(exec: Executor, userId: string): Promise<void> {
  await exec.delete(addresses).where(inArray(addresses.lawyerId, profileOf(exec, userId)));
}
