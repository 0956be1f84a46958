import { sql } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';

/** Counts the locks of clients (1) and lawyers (2) that are held. */
export async function locksHeld(): Promise<number> {
  const { rows } = await database().execute<{ held: number }>(sql`
    select count(*)::int as held from pg_locks where locktype = 'advisory' and classid in (1, 2) and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows[0]?.held ?? 0;
}
