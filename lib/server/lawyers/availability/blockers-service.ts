import 'server-only';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import {
  MAX_COMING_BLOCKERS,
  RESTORE_MINUTES,
  type Repeat,
  repeated,
  type SeriesScope,
} from '@/lib/domain/lawyers/calendar/repeats';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, MINUTE_MS, overlaps, type TimeRange } from '@/lib/domain/platform/time';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { CalendarEntry, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { calendarChanged } from '../calendars/google-service';
import { profilesChanged } from '../profiles/service';
import * as store from './blockers-store';

const PAGE_SIZE = 100;

export async function blockersOf(
  lawyerId: string,
  span: { from: number; to: number | undefined },
  page: number,
): Promise<{ rows: store.BlockerRow[]; hasMore: boolean }> {
  const dates = {
    from: new Date(span.from),
    to: span.to === undefined ? undefined : new Date(span.to),
  };
  const rows = await store.findBlockers(database(), lawyerId, dates, {
    limit: PAGE_SIZE + 1,
    offset: page * PAGE_SIZE,
  });
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** Whether the lawyer has blocked a part of a span, in epoch ms. */
export async function isBlocked(
  exec: Executor,
  lawyerId: string,
  { start, end }: TimeRange,
): Promise<boolean> {
  const dates = { from: new Date(start), to: new Date(end) };
  return (await store.findBlockers(exec, lawyerId, dates, { limit: 1, offset: 0 })).length > 0;
}

interface Times extends TimeRange {
  readonly title: string;
}

interface Which {
  readonly id: string;
  readonly scope: SeriesScope;
}

export interface SavedBlockers {
  readonly blocker: store.BlockerRow;
  readonly count: number;
  readonly overlapping: readonly CalendarEntry[];
}

/**
 * Adds a blocker, single or repeated. Waits for this lawyer's bookings in progress: each either sees the blocker or
 * is among the returned meetings.
 */
export async function addBlockers(
  tx: Transaction,
  lawyerId: string,
  { title, repeat, ...time }: Times & { repeat: Repeat | null },
  now: number,
): Promise<SavedBlockers> {
  const times = repeat ? repeated(time, repeat) : [time];
  await lock(tx, 'lawyer', lawyerId);
  const coming = await store.countComing(tx, lawyerId, new Date(now));
  if (coming + times.length > MAX_COMING_BLOCKERS) throw tooMany();
  const rows = await store.insertBlockers(tx, lawyerId, title, times, repeat !== null);
  return saved(tx, lawyerId, rows, rows[0]?.id, now);
}

function tooMany(): AppError {
  const message = fill(FIELD_COPY.blockersTooMany, { max: MAX_COMING_BLOCKERS });
  return new AppError('invalid_input', message, { fields: { start_time: message } });
}

/**
 * Changes the times and title of a blocker. Others of its series in scope get the title and length, and are moved by
 * the same amount.
 * @throws AppError not_found when this lawyer has no such time
 */
export async function changeBlockers(
  lawyerId: string,
  { id, scope }: Which,
  { title, start, end }: Times,
  now: number,
): Promise<SavedBlockers> {
  return transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    const named = await store.findBlocker(tx, lawyerId, id);
    if (!named) throw notFound();
    const move = { title, byMs: start - named.startsAt.getTime(), lengthMs: end - start };
    const rows = await store.moveBlockers(tx, lawyerId, named, scope, move);
    return saved(tx, lawyerId, rows, id, now);
  });
}

async function saved(
  tx: Transaction,
  lawyerId: string,
  rows: readonly store.BlockerRow[],
  id: string | undefined,
  now: number,
): Promise<SavedBlockers> {
  await profilesChanged(tx, lawyerId);
  await calendarChanged(tx, lawyerId, now);
  const blocker = rows.find((row) => row.id === id);
  if (!blocker) throw new Error('no blocker was saved');
  const times = rows.map(({ startsAt, endsAt }) => ({
    start: startsAt.getTime(),
    end: endsAt.getTime(),
  }));
  return {
    blocker,
    count: rows.length,
    overlapping: await overlappingMeetings(tx, lawyerId, times, now),
  };
}

async function overlappingMeetings(
  exec: Executor,
  lawyerId: string,
  times: readonly TimeRange[],
  now: number,
): Promise<CalendarEntry[]> {
  const during = {
    start: Math.min(...times.map(({ start }) => start)),
    end: Math.max(...times.map(({ end }) => end)),
  };
  const found: CalendarEntry[] = [];
  for (const { calendar } of registeredFeatures())
    if (calendar) found.push(...(await calendar(exec, lawyerId, during, now)));
  return found
    .filter((entry) => times.some((time) => overlaps(time, entry)))
    .toSorted((a, b) => a.start - b.start);
}

/**
 * Deletes blockers.
 * @throws AppError not_found when this lawyer has no such time
 */
export async function removeBlockers(
  lawyerId: string,
  { id, scope }: Which,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    const named = await store.findBlocker(tx, lawyerId, id);
    if (!named) throw notFound();
    await store.deleteBlockers(tx, lawyerId, named, scope, new Date(now));
    await profilesChanged(tx, lawyerId);
    await calendarChanged(tx, lawyerId, now);
  });
}

/**
 * Restores the blockers deleted together with this one. Meetings booked since stay, and are returned. Idempotent.
 * @throws AppError not_found when nothing of it was deleted in the last minutes, and it does not exist
 */
export async function restoreBlockers(
  lawyerId: string,
  id: string,
  now: number,
): Promise<SavedBlockers> {
  return transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    const since = new Date(now - RESTORE_MINUTES * MINUTE_MS);
    const removed = await store.takeRemoved(tx, lawyerId, id, since);
    if (removed.length === 0) {
      const there = await store.findBlocker(tx, lawyerId, id);
      if (!there) throw notFound();
      return { blocker: there, count: 0, overlapping: [] };
    }
    const coming = await store.countComing(tx, lawyerId, new Date(now));
    if (coming + removed.length > MAX_COMING_BLOCKERS) throw tooMany();
    await store.putBack(tx, removed);
    return saved(tx, lawyerId, removed, id, now);
  });
}

/** Daily job: purges deleted blockers that were not restored. */
export function purgeRemovedBlockers(now: number): Promise<void> {
  return store.forgetRemoved(database(), new Date(now - RETENTION_DAYS.removedTimeOff * DAY_MS));
}

export async function exportedBlockers(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findAll(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map(({ title, startsAt, endsAt, seriesId }) => ({
    title,
    starts_at: startsAt,
    ends_at: endsAt,
    repeated: seriesId !== null,
  }));
  return { name: 'time_off', data };
}

export async function eraseBlockers(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteAll(tx, id);
  return [];
}
