import 'server-only';
import { asc, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Executor } from '@/lib/server/platform/db/pool';
import { dataKeys, installation } from '@/lib/server/schema/uptime';

/** What is known of it in every version: a start reads it before the tables are brought up to date. */
const COLUMNS = {
  kind: installation.kind,
  keyCheck: installation.keyCheck,
  madeAt: installation.madeAt,
};

export type Installation = Pick<typeof installation.$inferSelect, keyof typeof COLUMNS>;
export type RecordedKey = typeof dataKeys.$inferSelect;

/** The row of this database; none before the first start, when there may be no table either. */
export async function findInstallation(exec: Executor): Promise<Installation | undefined> {
  if (!(await exists(exec, 'installation'))) return undefined;
  const [row] = await exec.select(COLUMNS).from(installation);
  return row;
}

/** The keys under which this database may have values, the oldest first; before there was a table of them, the one of then, by this id. */
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

interface Session {
  /** What its connection was named at the start, as the session has it. */
  readonly mark: string | null;
  /** Tells its database from every other: when the server started, and its name. */
  readonly place: string;
}

const SESSION = `select current_setting('sangguni.session', true) as mark,
  pg_postmaster_start_time()::text || ' ' || current_database() as place`;

/** Opens a connection with each of these settings, one after the other, and asks over it. */
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
