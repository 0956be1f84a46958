import 'server-only';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers, profileViews } from '@/lib/server/schema/lawyers';

interface View {
  readonly day: string;
  readonly viewerId: string | null;
  /** Whether it counts at all. */
  readonly counts: boolean;
}

/**
 * Counts a view of a lawyer whom clients see, unless it is the lawyer's own or does not count. False when clients do not see the lawyer.
 * One statement, so that any number at once are all counted.
 */
export async function countView(
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

/** Days with views from one on, the earliest first. */
export async function findViews(exec: Executor, lawyerId: string, from: string) {
  return exec
    .select(COLUMNS)
    .from(profileViews)
    .where(and(eq(profileViews.lawyerId, lawyerId), gte(profileViews.day, from)))
    .orderBy(asc(profileViews.day));
}

/** All of a user's profile. */
export async function findAll(exec: Executor, userId: string) {
  return exec
    .select(COLUMNS)
    .from(profileViews)
    .innerJoin(lawyers, eq(lawyers.id, profileViews.lawyerId))
    .where(eq(lawyers.userId, userId))
    .orderBy(asc(profileViews.day));
}

export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  await exec.delete(profileViews).where(eq(profileViews.lawyerId, own));
}

export async function deleteBefore(exec: Executor, day: string): Promise<void> {
  await exec.delete(profileViews).where(lt(profileViews.day, day));
}
