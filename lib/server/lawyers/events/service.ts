import 'server-only';
import { randomBytes } from 'node:crypto';
import type { EventAddressChange, EventAddressInput } from '@/lib/contract/lawyers/events';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { DELIVERIES_SHOWN, MAX_EVENT_ADDRESSES } from '@/lib/domain/lawyers/outgoing-events';
import { env } from '@/lib/env';
import { isCalendarError } from '@/lib/server/adapters/calendar/port';
import { eventReceivers } from '@/lib/server/adapters/events/event-receivers';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { decrypt, encrypt, keyedHash, keyedHashes } from '@/lib/server/platform/crypto/encryption';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { logSecurity } from '@/lib/server/platform/security-events';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import { queueDelivery } from './deliveries-service';
import { addressPurpose, SECRET_PREFIX, secretPurpose, textOfRefusal } from './policy';
import * as store from './store';

const SECRET_BYTES = 32;
const HASH_PURPOSE = 'event-address';

/** An address in plain text, for its lawyer alone. */
export interface EventAddressView extends store.AddressRow {
  readonly url: string;
}

export async function addressesOf(lawyerId: string): Promise<EventAddressView[]> {
  return (await store.findAddresses(database(), lawyerId)).map(withUrl);
}

function withUrl(row: store.AddressRow): EventAddressView {
  return { ...row, url: decrypt(row.address, addressPurpose(row.lawyerId)) };
}

/**
 * Adds an address whose name leads to the public internet, and returns it with its secret.
 * @throws AppError invalid_input that describes the problem with the address
 */
export async function addAddress(
  { lawyerId, userId }: { lawyerId: string; userId: string },
  { url, events }: EventAddressInput,
  now: number,
  receivers = eventReceivers(),
) {
  const address = await checked(url, receivers);
  const secret = newSecret();
  const row = await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    await refuseAnother(tx, lawyerId, address);
    return store.insertAddress(tx, {
      lawyerId,
      ...stored(lawyerId, address),
      secret: encrypt(secret, secretPurpose(lawyerId)),
      events,
      createdAt: new Date(now),
    });
  });
  logSecurity('event_address_added', { account: userId, subject: row.id });
  return { row: withUrl(row), secret };
}

function newSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function stored(lawyerId: string, address: string) {
  return {
    address: encrypt(address, addressPurpose(lawyerId)),
    addressHash: keyedHash(address, HASH_PURPOSE),
  };
}

async function checked(url: string, receivers = eventReceivers()): Promise<string> {
  const { href, hostname } = await receivers.check(url).catch((error) => {
    if (isCalendarError(error)) throw refused(textOfRefusal(error.problem), error);
    throw error;
  });
  if (hostname === new URL(env.SITE_URL).hostname) throw refused(FIELD_COPY.eventAddressOwn);
  return href;
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError('invalid_input', message, { fields: { url: message }, cause });
}

/** @throws AppError invalid_input when the lawyer has this address already, or the maximum number */
async function refuseAnother(exec: Executor, lawyerId: string, address: string, except?: string) {
  const hashes = keyedHashes(address, HASH_PURPOSE);
  const others = (await store.findAddresses(exec, lawyerId)).filter(({ id }) => id !== except);
  if (others.some(({ addressHash }) => hashes.includes(addressHash)))
    throw refused(FIELD_COPY.eventAddressTwice);
  if (others.length >= MAX_EVENT_ADDRESSES)
    throw refused(fill(FIELD_COPY.eventAddressesTooMany, { max: MAX_EVENT_ADDRESSES }));
}

/**
 * Changes an address. Switched on, or changed, it begins without failures; what waits goes to the new one.
 * @throws AppError not_found; invalid_input as `addAddress`
 */
export async function changeAddress(
  { lawyerId, userId }: { lawyerId: string; userId: string },
  id: string,
  { url, events, enabled }: EventAddressChange,
  now: number,
  receivers = eventReceivers(),
): Promise<EventAddressView> {
  if (!(await store.findOwn(database(), { id, lawyerId }))) throw notFound();
  const address = await checked(url, receivers);
  const row = await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    await refuseAnother(tx, lawyerId, address, id);
    const before = await store.lockAddress(tx, id);
    if (before?.lawyerId !== lawyerId) throw notFound();
    const isSame = withUrl(before).url === address && enabled === !before.switchedOffAt;
    if (!enabled) await store.giveUpWaiting(tx, id, new Date(now));
    return store.updateAddress(
      tx,
      { id, lawyerId },
      {
        ...stored(lawyerId, address),
        events,
        ...(!isSame && { failingSince: null, switchedOffAt: enabled ? null : new Date(now) }),
      },
    );
  });
  if (!row) throw notFound();
  logSecurity('event_address_changed', { account: userId, subject: id });
  return withUrl(row);
}

/** Replaces the secret of an address, at once. @throws AppError not_found */
export async function renewSecret(
  { lawyerId, userId }: { lawyerId: string; userId: string },
  id: string,
) {
  const secret = newSecret();
  const set = { secret: encrypt(secret, secretPurpose(lawyerId)) };
  const row = await store.updateAddress(database(), { id, lawyerId }, set);
  if (!row) throw notFound();
  logSecurity('event_secret_renewed', { account: userId, subject: id });
  return { row: withUrl(row), secret };
}

/** @throws AppError not_found when this lawyer has no such address */
export async function removeAddress(lawyerId: string, id: string): Promise<void> {
  if (!(await store.deleteAddress(database(), { id, lawyerId }))) throw notFound();
}

/** Returns the newest deliveries of an address. @throws AppError not_found */
export async function deliveriesOf(lawyerId: string, id: string): Promise<store.DeliveryRow[]> {
  if (!(await store.findOwn(database(), { id, lawyerId }))) throw notFound();
  return store.findDeliveries(database(), id, DELIVERIES_SHOWN);
}

/**
 * Sends an event again, whatever became of it, under the same id and with all attempts anew.
 * @throws AppError not_found; bad_transition for an address that is switched off
 */
export async function sendAgain(
  lawyerId: string,
  { id, childId }: { id: string; childId: string },
  now: number,
): Promise<store.DeliveryRow> {
  return transaction(async (tx) => {
    const address = await store.lockAddress(tx, id);
    if (address?.lawyerId !== lawyerId) throw notFound();
    const row = await store.startAgain(tx, { id: childId, addressId: id }, new Date(now));
    if (!row) throw notFound();
    if (address.switchedOffAt)
      throw new AppError('bad_transition', 'This address is switched off. Switch it on first.');
    await queueDelivery(tx, { id: childId, lawyerId }, { at: now });
    return row;
  });
}

const key = ['id', 'lawyer_id'];
const table = 'event_addresses';

export const encryptedColumns: readonly EncryptedColumn[] = [
  {
    table,
    column: 'address',
    key,
    purpose: (_id, lawyerId = '') => addressPurpose(lawyerId),
    hash: {
      column: 'address_hash',
      unique: 'event_addresses_address_unique',
      of: (plain) => keyedHash(plain, HASH_PURPOSE),
    },
  },
  { table, column: 'secret', key, purpose: (_id, lawyerId = '') => secretPurpose(lawyerId) },
];
