import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { installation } from '@/lib/server/schema/uptime';

/** What is known of it in every version: a start reads it before it brings the tables up to date. */
const COLUMNS = { kind: installation.kind, keyCheck: installation.keyCheck };

export type Installation = Pick<typeof installation.$inferSelect, keyof typeof COLUMNS>;

/** The row of this database; none before the first start, when there may be no table either. */
export async function findInstallation(exec: Executor): Promise<Installation | undefined> {
  const { rows } = await exec.execute<{ exists: boolean }>(
    sql`select to_regclass('public.installation') is not null as "exists"`,
  );
  if (!rows[0]?.exists) return undefined;
  const [row] = await exec.select(COLUMNS).from(installation);
  return row;
}

/** Writes the row unless there is one. */
export async function insertInstallation(
  exec: Executor,
  row: typeof installation.$inferInsert,
): Promise<void> {
  await exec.insert(installation).values(row).onConflictDoNothing();
}

/** Since when it is held; null when it is not, or has no row yet. */
export async function findHeld(exec: Executor): Promise<Date | null> {
  const [row] = await exec.select({ heldAt: installation.heldAt }).from(installation);
  return row?.heldAt ?? null;
}

/** Holds it, or lets it go with null. One that is held stays so since when it was. */
export async function setHeld(exec: Executor, at: Date | null): Promise<void> {
  const since = at && sql`coalesce(${installation.heldAt}, ${at.toISOString()}::timestamptz)`;
  await exec.update(installation).set({ heldAt: since });
}

export async function findLastBackup(exec: Executor): Promise<Date | null> {
  const [row] = await exec.select({ at: installation.lastBackupAt }).from(installation);
  return row?.at ?? null;
}

export async function setLastBackup(exec: Executor, at: Date): Promise<void> {
  await exec.update(installation).set({ lastBackupAt: at });
}
