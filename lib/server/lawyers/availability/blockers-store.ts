import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { preparedBy } from '@/lib/server/platform/db/prepared';
import { blockers, lawyers, removedBlockers } from '@/lib/server/schema/lawyers';

export type BlockerRow = typeof blockers.$inferSelect;

interface Span {
  readonly from: Date;
  /** Open-ended when missing. */
  readonly to?: Date | undefined;
}

const inSpan = preparedBy((exec, { hasEnd }: { hasEnd: boolean }) => {
  const given = sql.placeholder;
  return exec
    .select()
    .from(blockers)
    .where(
      and(
        eq(blockers.lawyerId, given('lawyerId')),
        gt(blockers.endsAt, given('from')),
        hasEnd ? lt(blockers.startsAt, given('to')) : undefined,
      ),
    )
    .orderBy(blockers.startsAt, blockers.id)
    .limit(given('limit'))
    .offset(given('offset'));
});

/** Finds blockers of a lawyer that overlap a span, the earliest first. */
export async function findBlockers(
  exec: Executor,
  lawyerId: string,
  { from, to }: Span,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlockerRow[]> {
  return inSpan(exec, { hasEnd: to !== undefined }, { lawyerId, from, to, limit, offset });
}

export async function countComing(exec: Executor, lawyerId: string, now: Date): Promise<number> {
  return exec.$count(blockers, and(eq(blockers.lawyerId, lawyerId), gt(blockers.endsAt, now)));
}

/** Inserts one blocker for each of these times, in order; several form a series. */
export async function insertBlockers(
  exec: Executor,
  lawyerId: string,
  title: string,
  times: readonly TimeRange[],
  isSeries: boolean,
): Promise<BlockerRow[]> {
  const seriesId = isSeries ? randomUUID() : null;
  const rows = await exec
    .insert(blockers)
    .values(
      times.map(({ start, end }) => ({
        lawyerId,
        title,
        seriesId,
        startsAt: new Date(start),
        endsAt: new Date(end),
      })),
    )
    .returning();
  return rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

export async function findBlocker(
  exec: Executor,
  lawyerId: string,
  id: string,
): Promise<BlockerRow | undefined> {
  const [row] = await exec
    .select()
    .from(blockers)
    .where(and(eq(blockers.id, id), eq(blockers.lawyerId, lawyerId)));
  return row;
}

interface Move {
  readonly title: string;
  readonly byMs: number;
  readonly lengthMs: number;
}

export async function moveBlockers(
  exec: Executor,
  lawyerId: string,
  named: BlockerRow,
  scope: SeriesScope,
  { title, byMs, lengthMs }: Move,
): Promise<BlockerRow[]> {
  const later = (ms: number) =>
    sql`${blockers.startsAt} + make_interval(secs => ${ms / 1000}::double precision)`;
  return exec
    .update(blockers)
    .set({ title, startsAt: later(byMs), endsAt: later(byMs + lengthMs) })
    .where(and(eq(blockers.lawyerId, lawyerId), meant(named, scope)))
    .returning();
}

/** Marks blockers as deleted under the named one, so that they can be restored for a while. */
export async function deleteBlockers(
  tx: Transaction,
  lawyerId: string,
  named: BlockerRow,
  scope: SeriesScope,
  now: Date,
): Promise<void> {
  const rows = await tx
    .delete(blockers)
    .where(and(eq(blockers.lawyerId, lawyerId), meant(named, scope)))
    .returning();
  const removed = rows.map((row) => ({ ...row, namedId: named.id, removedAt: now }));
  if (removed.length > 0) await tx.insert(removedBlockers).values(removed);
}

/** Restores and returns blockers deleted since an instant together with this one. */
export async function takeRemoved(
  tx: Transaction,
  lawyerId: string,
  namedId: string,
  since: Date,
): Promise<BlockerRow[]> {
  const rows = await tx
    .delete(removedBlockers)
    .where(
      and(
        eq(removedBlockers.lawyerId, lawyerId),
        eq(removedBlockers.namedId, namedId),
        gt(removedBlockers.removedAt, since),
      ),
    )
    .returning();
  return rows.map(({ namedId: _named, removedAt: _at, ...row }) => row);
}

export async function putBack(tx: Transaction, rows: readonly BlockerRow[]): Promise<void> {
  await tx.insert(blockers).values([...rows]);
}

export async function forgetRemoved(exec: Executor, before: Date): Promise<void> {
  await exec.delete(removedBlockers).where(lte(removedBlockers.removedAt, before));
}

function meant({ id, seriesId, startsAt }: BlockerRow, scope: SeriesScope): SQL | undefined {
  if (scope === 'one' || seriesId === null) return eq(blockers.id, id);
  const ofSeries = eq(blockers.seriesId, seriesId);
  return scope === 'all' ? ofSeries : and(ofSeries, gte(blockers.startsAt, startsAt));
}

const profileOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

export async function findAll(exec: Executor, userId: string): Promise<BlockerRow[]> {
  return exec
    .select()
    .from(blockers)
    .where(eq(blockers.lawyerId, profileOf(exec, userId)))
    .orderBy(blockers.startsAt);
}

export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec.delete(blockers).where(eq(blockers.lawyerId, profileOf(exec, userId)));
  await exec.delete(removedBlockers).where(eq(removedBlockers.lawyerId, profileOf(exec, userId)));
}
