import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Retrying } from './context.ts';

/** A connection or pool. */
interface Database {
  query<Row extends pg.QueryResultRow>(text: string): Promise<{ rows: Row[] }>;
}

/** As for our own tables: whoever comes meanwhile waits a moment at most. */
const OPTIONS = '-c lock_timeout=400';
const silent = new Logger(() => () => {});

/** Brings the tables of the job queue up to date, as the role that owns them. */
export async function migrateQueue(connectionString: string, retrying: Retrying): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, options: OPTIONS, max: 1 });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  try {
    await retrying(() => runMigrations({ pgPool, logger: silent }));
  } finally {
    await pgPool.end();
  }
}

/** The last migration of the job queue that the installed library has: it does not export them. */
export const NEEDED = 20;

/**
 * Tells why jobs must not run on the tables of the queue, or null. Later ones, which the library itself refuses where they break it,
 * are none of its reasons.
 */
export async function queueRefusal(client: Database): Promise<string | null> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('graphile_worker.migrations') is not null as known",
  );
  const { rows: last } = rows[0]?.known
    ? await client.query<{ id: number }>(
        'select coalesce(max(id), 0) as id from graphile_worker.migrations',
      )
    : { rows: [] };
  if ((last[0]?.id ?? 0) >= NEEDED) return null;
  return 'The tables of the job queue are older than this version: run npm run migrate apply first';
}
