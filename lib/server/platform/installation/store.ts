import 'server-only';
import { asc, inArray, sql } from 'drizzle-orm';
import { FIRST_KEY_ID } from '@/lib/server/platform/crypto/data-keys';
import type { Executor } from '@/lib/server/platform/db/pool';
import { dataKeys, installation } from '@/lib/server/schema/uptime';

export type Installation = typeof installation.$inferSelect;
export type RecordedKey = typeof dataKeys.$inferSelect;

/** The row of this database; none before the first start, when there may be no table either. */
export async function findInstallation(exec: Executor): Promise<Installation | undefined> {
  if (!(await exists(exec, 'installation'))) return undefined;
  const [row] = await exec.select().from(installation);
  return row;
}

/** The keys under which this database may have values, the oldest first; before there was a table of them, the one of then. */
export async function findKeys(
  exec: Executor,
  found: Installation | undefined,
): Promise<RecordedKey[]> {
  if (await exists(exec, 'data_keys'))
    return exec.select().from(dataKeys).orderBy(asc(dataKeys.since));
  if (!found?.keyCheck) return [];
  return [{ id: FIRST_KEY_ID, keyCheck: found.keyCheck, since: found.madeAt }];
}

async function exists(exec: Executor, table: string): Promise<boolean> {
  const { rows } = await exec.execute<{ exists: boolean }>(
    sql`select to_regclass(${`public.${table}`}) is not null as "exists"`,
  );
  return rows[0]?.exists ?? false;
}

/** Writes the row unless there is one. */
export async function insertInstallation(
  exec: Executor,
  row: typeof installation.$inferInsert,
): Promise<void> {
  await exec.insert(installation).values(row).onConflictDoNothing();
}

/** Writes down a key unless it is known. */
export async function insertKey(exec: Executor, row: typeof dataKeys.$inferInsert): Promise<void> {
  await exec.insert(dataKeys).values(row).onConflictDoNothing();
}

export async function deleteKeys(exec: Executor, ids: string[]): Promise<void> {
  if (ids.length > 0) await exec.delete(dataKeys).where(inArray(dataKeys.id, ids));
}
