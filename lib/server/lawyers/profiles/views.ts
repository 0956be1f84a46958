import 'server-only';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import * as contract from '@/lib/contract/lawyers/views';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { ErasedAccount, ExportSection, Feature } from '@/lib/server/registry/feature';
import { lawyers, profileViews } from '@/lib/server/schema/lawyers';
import { isHandle } from './policy';

// Operations

export const countProfileView = operation(
  contract.countProfileView,
  async ({ actor, params, userAgent, now }) => {
    await countView(params.id, { userId: actor?.id ?? null, userAgent }, now);
    return undefined;
  },
  { before: ({ address }) => consumeInMemory('profile_view_address', address) },
);

// Service

interface Viewer {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly userAgent: string | null;
}

/**
 * Counts a view of a profile for today. The lawyer's own views and those of bots do not count.
 * @throws AppError not_found for a lawyer clients cannot see
 */
async function countView(lawyerId: string, viewer: Viewer, now: number): Promise<void> {
  if (!isHandle(lawyerId)) throw notFound();
  // A browser always says what it is.
  const isPerson = viewer.userAgent !== null && viewer.userAgent !== '' && !isbot(viewer.userAgent);
  const view = { day: dayKey(now), viewerId: viewer.userId, counts: isPerson };
  if (!(await insertView(database(), lawyerId, view))) throw notFound();
}

/** Returns the views by day from a day key on; days without views are omitted. One statement. */
export function viewsSince(lawyerId: string, from: string) {
  return findViews(database(), lawyerId, from);
}

export async function purgeViews(now: number): Promise<void> {
  const first = manilaDayNumber(now) - RETENTION_DAYS.profileViews;
  await deleteBefore(database(), manilaDayKey(first));
}

export async function exportedViews(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const data = await findAll(exec, userId);
  return data.length > 0 ? { name: 'profile_views', data } : undefined;
}

export async function eraseViews(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await deleteAll(tx, id);
  return [];
}

// Store

interface View {
  readonly day: string;
  readonly viewerId: string | null;
  readonly counts: boolean;
}

/**
 * Counts a view of a visible lawyer, unless it is the lawyer's own or does not count. False when the lawyer is not
 * visible. A single statement, so that concurrent views are all counted.
 */
async function insertView(
  exec: Executor,
  lawyerId: string,
  { day, viewerId, counts }: View,
): Promise<boolean> {
  const { rows } = await exec.execute<{ visible: boolean }>(sql`
    with seen as (
      select l.id, l.user_id from lawyers l
      join listed_lawyers s on s.lawyer_id = l.id and s.area = '*' where l.id = ${lawyerId}
    ), counted as (
      insert into profile_views (lawyer_id, day, views)
      select id, ${day}::date, 1 from seen
      where ${counts}::boolean and user_id is distinct from ${viewerId}::uuid
      on conflict (lawyer_id, day) do update set views = profile_views.views + 1
    )
    select exists (select from seen) as visible`);
  return rows[0]?.visible ?? false;
}

const COLUMNS = { day: profileViews.day, views: profileViews.views };

const viewsFrom = prepared((exec) =>
  exec
    .select(COLUMNS)
    .from(profileViews)
    .where(
      and(
        eq(profileViews.lawyerId, sql.placeholder('lawyerId')),
        gte(profileViews.day, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(profileViews.day)),
);

async function findViews(exec: Executor, lawyerId: string, from: string) {
  return viewsFrom(exec, { lawyerId, from });
}

async function findAll(exec: Executor, userId: string) {
  return exec
    .select(COLUMNS)
    .from(profileViews)
    .innerJoin(lawyers, eq(lawyers.id, profileViews.lawyerId))
    .where(eq(lawyers.userId, userId))
    .orderBy(asc(profileViews.day));
}

async function deleteAll(exec: Executor, userId: string): Promise<void> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  await exec.delete(profileViews).where(eq(profileViews.lawyerId, own));
}

async function deleteBefore(exec: Executor, day: string): Promise<void> {
  await exec.delete(profileViews).where(lt(profileViews.day, day));
}

// Feature

export const views = {
  operations: [countProfileView],
  personalData: [{ tables: ['profile_views'], exported: exportedViews, erase: eraseViews }],
} as const satisfies Pick<Feature, 'operations' | 'personalData'>;
