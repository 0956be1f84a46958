import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { installation } from '@/lib/server/schema/uptime';

export type Installation = typeof installation.$inferSelect;

/** The row of this database; none before the first start, when there may be no table either. */
export async function findInstallation(exec: Executor): Promise<Installation | undefined> {
  const { rows } = await exec.execute<{ exists: boolean }>(
    sql`select to_regclass('public.installation') is not null as "exists"`,
  );
  if (!rows[0]?.exists) return undefined;
  const [row] = await exec.select().from(installation);
  return row;
}

/** When the last backup of this database was complete, as text; null where none was ever made. One statement. */
export async function findLastBackup(exec: Executor): Promise<string | null> {
  // The column comes with the backups: a database without them has none.
  const { rows } = await exec.execute<{ at: string | null }>(
    sql`select to_jsonb(i) ->> 'last_backup_at' as at from ${installation} i`,
  );
  return rows[0]?.at ?? null;
}

/** Writes the row unless there is one. */
export async function insertInstallation(
  exec: Executor,
  row: typeof installation.$inferInsert,
): Promise<void> {
  await exec.insert(installation).values(row).onConflictDoNothing();
}
