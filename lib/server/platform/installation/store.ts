import 'server-only';
import { asc, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Executor } from '@/lib/server/platform/db/pool';
import { dataKeys, installation } from '@/lib/server/schema/uptime';

const COLUMNS = {
  kind: installation.kind,
  keyCheck: installation.keyCheck,
  madeAt: installation.madeAt,
};

export type Installation = Pick<typeof installation.$inferSelect, keyof typeof COLUMNS>;
export type RecordedKey = typeof dataKeys.$inferSelect;

export async function findInstallation(exec: Executor): Promise<Installation | undefined> {
  if (!(await exists(exec, 'installation'))) return undefined;
  const [row] = await exec.select(COLUMNS).from(installation);
  return row;
}

export async function findKeys(
  exec: Executor,
  found: Installation | undefined,
  idOfBefore: string,
): Promise<RecordedKey[]> {
  if (await exists(exec, 'data_keys'))
    return exec.select().from(dataKeys).orderBy(asc(dataKeys.since));
  if (!found?.keyCheck) return [];
  return [{ id: idOfBefore, keyCheck: found.keyCheck, since: found.madeAt }];
}

async function exists(exec: Executor, table: string): Promise<boolean> {
  const { rows } = await exec.execute<{ exists: boolean }>(
    sql`select to_regclass(${`public.${table}`}) is not null as "exists"`,
  );
  return rows[0]?.exists ?? false;
}

export async function insertInstallation(
  exec: Executor,
  row: typeof installation.$inferInsert,
): Promise<void> {
  await exec.insert(installation).values(row).onConflictDoNothing();
}

export async function insertKey(exec: Executor, row: typeof dataKeys.$inferInsert): Promise<void> {
  await exec.insert(dataKeys).values(row).onConflictDoNothing();
}

export async function deleteKeys(exec: Executor, ids: string[]): Promise<void> {
  if (ids.length > 0) await exec.delete(dataKeys).where(inArray(dataKeys.id, ids));
}

export async function findHeld(exec: Executor): Promise<Date | null> {
  const [row] = await exec.select({ heldAt: installation.heldAt }).from(installation);
  return row?.heldAt ?? null;
}

/** Holds the installation, or releases it with null. One that is held keeps its original time. */
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

interface Session {
  readonly mark: string | null;
  /** Identity of its database: the start time of the server, and the name. */
  readonly place: string;
}

const SESSION = `select current_setting('sangguni.session', true) as mark,
  pg_postmaster_start_time()::text || ' ' || current_database() as place`;

export async function findSessions(
  url: string,
  options: readonly (string | undefined)[],
): Promise<Session[]> {
  const limits = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
  const clients = options.map(
    (given) => new pg.Client({ connectionString: url, options: given, ...limits }),
  );
  const sessions: Session[] = [];
  try {
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
      sessions.push(...(await client.query<Session>(SESSION)).rows);
    }
    return sessions;
  } finally {
    for (const client of clients) client.end().catch(() => {});
  }
}
