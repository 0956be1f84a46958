import 'server-only';
import { lt } from 'drizzle-orm';
import { rateLimits } from '@/lib/server/schema/accounts';
import { database, mainPool } from '../db/pool';

/** @param now epoch ms */
export async function deleteExpired(now: number): Promise<void> {
  await database().delete(rateLimits).where(lt(rateLimits.expire, now));
}

interface Sum {
  readonly key: string;
  readonly points: number;
  /** Milliseconds until the points expire. */
  readonly left: number;
}

/** In the order of the keys, so that two concurrent processes never deadlock. */
const ADD_POINTS = `
  with clock as (select (extract(epoch from now()) * 1000)::bigint as ms)
  insert into rate_limits as r (key, points, expire)
  select key, points, ms + duration * 1000
  from clock, unnest($1::text[], $2::int[], $3::int[]) as reported (key, points, duration) order by key
  on conflict (key) do update set
    points = excluded.points + case when r.expire > (select ms from clock) then r.points else 0 end,
    expire = case when r.expire > (select ms from clock) then r.expire else excluded.expire end
  returning key, points, (expire - (select ms from clock))::int as left`;

/**
 * Adds to the points of these keys and returns the new sums. A sum begins with its first points and expires so many
 * seconds after them. Runs outside any current transaction.
 */
export async function addPoints(
  reported: readonly { key: string; points: number; duration: number }[],
): Promise<Sum[]> {
  const { rows } = await mainPool().query<Sum>(ADD_POINTS, [
    reported.map(({ key }) => key),
    reported.map(({ points }) => points),
    reported.map(({ duration }) => duration),
  ]);
  return rows;
}
