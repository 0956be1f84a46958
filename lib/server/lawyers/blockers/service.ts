import 'server-only';
import type { TimeRange } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { CalendarEntry, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { profilesChanged } from '../profiles/service';
import * as store from './store';

const PAGE_SIZE = 100;

/** A page of a lawyer's unavailable times, and whether there are more. */
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
    ...{ limit: PAGE_SIZE + 1, offset: page * PAGE_SIZE },
  });
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/**
 * Makes a time unavailable. It waits for the bookings of this lawyer that are under way: each of them either sees it,
 * or is among the meetings that are returned.
 */
export async function addBlocker(
  lawyerId: string,
  { title, start, end }: TimeRange & { title: string },
  now: number,
): Promise<{ id: string; standing: CalendarEntry[] }> {
  return transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    const times = { startsAt: new Date(start), endsAt: new Date(end) };
    const id = await store.insertBlocker(tx, { lawyerId, title, ...times });
    await profilesChanged(tx, lawyerId);
    return { id, standing: await standingIn(tx, lawyerId, { start, end }, now) };
  });
}

async function standingIn(exec: Executor, lawyerId: string, during: TimeRange, now: number) {
  const found: CalendarEntry[] = [];
  for (const { calendar } of registeredFeatures())
    if (calendar) found.push(...(await calendar(exec, lawyerId, during, now)));
  return found.toSorted((a, b) => a.start - b.start);
}

/** @throws AppError not_found when this lawyer has no such time */
export async function removeBlocker(lawyerId: string, id: string): Promise<void> {
  await transaction(async (tx) => {
    if (!(await store.deleteBlocker(tx, lawyerId, id))) throw notFound();
    await profilesChanged(tx, lawyerId);
  });
}

export async function exportedBlockers(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findAll(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map(({ title, startsAt, endsAt }) => ({
    ...{ title, starts_at: startsAt, ends_at: endsAt },
  }));
  return { name: 'time_off', data };
}

export async function eraseBlockers(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteAll(tx, id);
  return [];
}
