import 'server-only';
import { sql } from 'drizzle-orm';
import pg from 'pg';
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

/** Writes the row unless there is one. */
export async function insertInstallation(
  exec: Executor,
  row: typeof installation.$inferInsert,
): Promise<void> {
  await exec.insert(installation).values(row).onConflictDoNothing();
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
