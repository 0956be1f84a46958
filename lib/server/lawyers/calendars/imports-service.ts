import 'server-only';
import type { CalendarImportInput } from '@/lib/contract/lawyers/calendar-imports';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import {
  CALENDAR_SYNC_MINUTES,
  IMPORT_DAYS,
  MAX_CALENDAR_IMPORTS,
  syncPauseMinutes,
} from '@/lib/domain/lawyers/calendar/calendar-imports';
import { DAY_MS, MINUTE_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { calendars } from '@/lib/server/adapters/calendar/calendars';
import {
  type CalendarError,
  isCalendarError,
  type ReadCalendar,
  type ReadOptions,
} from '@/lib/server/adapters/calendar/port';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { decrypt, encrypt, keyedHash, keyedHashes } from '@/lib/server/platform/crypto/encryption';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { profilesChanged } from '../profiles/service';
import { importFailedMail } from './imports-mails';
import { bookableTimes, sameTimes, textOfProblem } from './imports-policy';
import * as store from './imports-store';

/**
 * Time for which a server's "not changed" is accepted; then the calendar is read again, because recurrences continue.
 */
const READ_ANEW_MS = DAY_MS;
/** Failures in a row after which the lawyer is notified: two hours or more, whatever the pauses between them are. */
const NOTIFY_AFTER = 8;
const NOTIFY_AFTER_PAUSES = 3;
const MAX_DUE = 500;
const QUEUES = 2;
const HASH_PURPOSE = 'calendar-import';

export function importsOf(lawyerId: string): Promise<store.ImportRow[]> {
  return store.findImports(database(), lawyerId);
}

/**
 * Adds a calendar after reading it once.
 * @throws AppError invalid_input that describes the problem with its address
 */
export async function addImport(
  lawyerId: string,
  { name, url }: CalendarImportInput,
  now: number,
  port = calendars(),
): Promise<store.ImportRow> {
  const { href: address, hostname: host } = await refusing(() => port.normalise(url));
  if (host === ourHost()) throw refused(FIELD_COPY.calendarOwn);
  await refuseAnother(database(), lawyerId, address);
  const read = await refusing(() => port.read(address, readOptions(null, now)));
  if (!read) throw refused(textOfProblem('answer'));
  return transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    await refuseAnother(tx, lawyerId, address);
    const row = await store.insertImport(tx, {
      lawyerId,
      name,
      host,
      addressHash: keyedHash(address, HASH_PURPOSE),
      address: encrypt(address, purposeOf(lawyerId)),
      ...readNow(read, now),
      dueAt: after(CALENDAR_SYNC_MINUTES, now),
      createdAt: new Date(now),
    });
    await replaceTimes(tx, row, read, now);
    return row;
  });
}

async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCalendarError(error)) throw refused(textOfProblem(error.problem), error);
    throw error;
  }
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError('invalid_input', message, { fields: { url: message }, cause });
}

/**
 * Refuses a duplicate or one calendar too many.
 * @throws AppError invalid_input when the lawyer has this calendar already, or the maximum number
 */
async function refuseAnother(exec: Executor, lawyerId: string, address: string) {
  const hashes = keyedHashes(address, HASH_PURPOSE);
  const before = await store.findImports(exec, lawyerId);
  if (before.some((row) => hashes.includes(row.addressHash)))
    throw refused(FIELD_COPY.calendarTwice);
  if (before.length >= MAX_CALENDAR_IMPORTS)
    throw refused(fill(FIELD_COPY.calendarsTooMany, { max: MAX_CALENDAR_IMPORTS }));
}

/**
 * Removes a calendar.
 * @throws AppError not_found when this lawyer has no such calendar
 */
export async function removeImport(lawyerId: string, id: string): Promise<void> {
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    if (!(await store.deleteImport(tx, lawyerId, id))) throw notFound();
    await profilesChanged(tx, lawyerId);
  });
}

/**
 * Reads a calendar now, unless it is paused because it was too large: then it stays unchanged, with its problem.
 * @throws AppError not_found when this lawyer has no such calendar
 */
export async function syncOwnImport(
  lawyerId: string,
  id: string,
  now: number,
  port = calendars(),
): Promise<store.ImportRow> {
  const row = await store.findOwnImport(database(), lawyerId, id);
  if (row?.problem === 'events' && row.dueAt.getTime() > now) return row;
  const synced = row && (await sync(row, now, port));
  if (!synced) throw notFound();
  return synced;
}

/** Job, every minute: queues a job for each calendar that is due. */
export async function queueSyncs(now: number): Promise<void> {
  await transaction(async (tx) => {
    const next = after(CALENDAR_SYNC_MINUTES, now);
    for (const importId of await store.takeDue(tx, new Date(now), next, MAX_DUE))
      await queueJob(
        tx,
        'sync_calendar',
        { importId },
        {
          key: `sync-calendar:${importId}`,
          maxAttempts: 1,
          queue: `calendars:${Number.parseInt(importId.slice(0, 2), 16) % QUEUES}`,
        },
      );
  });
}

/** Job: reads a calendar; does nothing when it was removed meanwhile. */
export async function syncImport(importId: string, now: number, port = calendars()): Promise<void> {
  const row = await store.findImport(database(), importId);
  if (row) await sync(row, now, port);
}

/** Reads a calendar; a failure keeps the previous times. Undefined when it was removed meanwhile. */
async function sync(
  row: store.ImportRow,
  now: number,
  port = calendars(),
): Promise<store.ImportRow | undefined> {
  const { etag, lastModified } = row;
  const since = now - row.readAt.getTime() < READ_ANEW_MS ? { etag, lastModified } : null;
  let read: ReadCalendar | null;
  try {
    read = await port.read(decrypt(row.address, purposeOf(row.lawyerId)), readOptions(since, now));
  } catch (error) {
    if (!isCalendarError(error)) throw error;
    return transaction((tx) => recordFailure(tx, row.id, error, now));
  }
  return transaction(async (tx) => {
    await lock(tx, 'lawyer', row.lawyerId);
    const synced = { syncedAt: new Date(now), problem: null, failures: 0 };
    const updated = await store.updateImport(tx, row.id, read ? readNow(read, now) : synced);
    if (updated && read) await replaceTimes(tx, updated, read, now);
    return updated;
  });
}

async function recordFailure(
  tx: Transaction,
  id: string,
  { problem }: CalendarError,
  now: number,
): Promise<store.ImportRow | undefined> {
  let row = await store.countFailure(tx, id, problem);
  if (row && problem === 'events') {
    const dueAt = after(syncPauseMinutes(problem, row.failures), now);
    row = await store.updateImport(tx, id, { dueAt });
  }
  if (row?.failures !== (problem === 'events' ? NOTIFY_AFTER_PAUSES : NOTIFY_AFTER)) return row;
  const owner = await store.findOwner(tx, row.lawyerId);
  if (!owner) return row;
  await queueMail(tx, {
    to: owner.email,
    template: 'calendar-import-failed',
    dedupeKey: `calendar-import:${id}:${row.syncedAt.getTime()}`,
    content: await importFailedMail({
      firstName: owner.firstName,
      name: row.name,
      host: row.host,
      reason: textOfProblem(problem),
      link: `${env.SITE_URL}/lawyer-portal/profile/availability?part=calendars`,
    }),
  });
  return row;
}

/**
 * Replaces all times at once, so that no booking sees half of a calendar. Invalidates pages only for times they can
 * show.
 */
async function replaceTimes(
  tx: Transaction,
  row: store.ImportRow,
  { busy }: ReadCalendar,
  now: number,
): Promise<void> {
  const before = await store.findTimes(tx, row.id);
  if (sameTimes(before, busy)) return;
  await store.replaceTimes(tx, row, busy);
  if (!sameTimes(bookableTimes(before, now), bookableTimes(busy, now)))
    await profilesChanged(tx, row.lawyerId);
}

function readNow({ etag, lastModified, unread, firstUnread }: ReadCalendar, now: number) {
  const at = new Date(now);
  const synced = { readAt: at, syncedAt: at, problem: null, failures: 0 };
  return { etag, lastModified, ...synced, unreadEvents: unread, firstUnread };
}

/** Returns whole days, so that stored data changes once a day and not with each event that ends. */
function readOptions(since: ReadOptions['since'], now: number): ReadOptions {
  const today = manilaDayNumber(now);
  return {
    since,
    window: { start: manilaDayStart(today), end: manilaDayStart(today + IMPORT_DAYS) },
    ourSuffix: `@${ourHost()}`,
  };
}

function ourHost(): string {
  return new URL(env.SITE_URL).hostname;
}

function after(minutes: number, now: number): Date {
  return new Date(now + minutes * MINUTE_MS);
}

function purposeOf(lawyerId: string): string {
  return `calendar-import:${lawyerId}`;
}

export const encryptedAddress: EncryptedColumn = {
  table: 'calendar_imports',
  column: 'address',
  key: ['id', 'lawyer_id'],
  purpose: (_id, lawyerId = '') => purposeOf(lawyerId),
  hash: {
    column: 'address_hash',
    unique: 'calendar_imports_address_unique',
    of: (plain) => keyedHash(plain, HASH_PURPOSE),
  },
};

export async function exportedImports(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findImportsOfUser(exec, userId);
  if (rows.length === 0) return undefined;
  const data = [];
  for (const { id, name, host, createdAt, syncedAt, unreadEvents, firstUnread } of rows) {
    const times = await store.findTimes(exec, id);
    data.push({
      name,
      host,
      added_at: createdAt,
      synced_at: syncedAt,
      unread_events: unreadEvents,
      first_unread: firstUnread,
      busy: times.map(({ start, end }) => ({
        starts_at: new Date(start),
        ends_at: new Date(end),
      })),
    });
  }
  return { name: 'calendar_imports', data };
}

export async function eraseImports(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteImportsOfUser(tx, id);
  return [];
}
