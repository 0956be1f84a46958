import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MigrationError } from './error.ts';

/** Whoever changes the schema holds it; scripts/adopt-baseline.ts too. */
export const MIGRATION_LOCK = 727_272;

/** What waiting for the lock needs. */
interface LockOptions {
  readonly report: (line: string) => void;
  /** How long, in milliseconds. */
  readonly waitMs: number;
}

const RETRY_MS = 500;
const REPORT_MS = 5_000;

/**
 * A lost holder is noticed within half a minute, and in the middle of a long statement as well: its lock goes with its connection.
 * PostgreSQL on a platform that lacks one of these goes without it.
 */
const WATCHFUL = [
  'tcp_keepalives_idle = 10',
  'tcp_keepalives_interval = 5',
  'tcp_keepalives_count = 3',
  'client_connection_check_interval = 1000',
];
/** A pooler in transaction mode, whose connection would keep the lock, refuses such a parameter. */
const OPTIONS = '-c timezone=UTC';

/** Opens a session for what changes the schema. Its errors come with its next statement. */
export async function openSession(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'sangguni migrate',
    options: OPTIONS,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  for (const setting of WATCHFUL) await client.query(`set ${setting}`).catch(() => {});
  return client;
}

/** Says in words who holds the lock in this database. */
async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; seconds: string }>(
    `select a.pid, a.application_name as name, round(extract(epoch from now() - a.backend_start)) as seconds
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  const [holder] = rows;
  if (!holder) return '';
  return ` (connection ${holder.pid} of PostgreSQL, "${holder.name}", for ${holder.seconds} s)`;
}

/**
 * Takes the lock of migrations, or says who has it and tries again for a while. It ends with the session.
 * @throws {MigrationError} after `waitMs`
 */
export async function takeLock(client: pg.Client, { report, waitMs }: LockOptions): Promise<void> {
  const giveUp = Date.now() + waitMs;
  let reportAt = 0;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [MIGRATION_LOCK],
    );
    if (rows[0]?.taken) return;
    const now = Date.now();
    const other = `Another process migrates this database${await holderOf(client)}`;
    if (now >= giveUp)
      throw new MigrationError(`${other}: wait until it has ended, then try again.`);
    if (now >= reportAt) {
      report(`${other}; waiting for it`);
      reportAt = now + REPORT_MS;
    }
    await sleep(Math.min(RETRY_MS, giveUp - now));
  }
}
