import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Context, Limits, Patience } from './context.ts';
import { codeOf, MigrationError } from './error.ts';
import { type Migration, readMigrations } from './files.ts';
import { grantServing } from './grants.ts';
import { migrateQueue } from './queue.ts';
import { openSession, takeLock } from './session.ts';
import { appliedMigrations, foreignDatabase, pendingMigrations } from './state.ts';
import { runConcurrently, runInTransaction } from './statements.ts';

interface Options {
  readonly folder: string;
  readonly report?: (line: string) => void;
  /** The address of the role that serves, which is granted what it needs. */
  readonly servingUrl?: string | undefined;
  readonly limits?: Partial<Limits>;
}

/** The oldest transaction that is open; numeric comes as text. */
interface Blocker {
  pid: number;
  name: string;
  state: string;
  seconds: string;
}

/**
 * Whoever wants what a migration has locked waits for as long as its transaction lasts, and behind a lock that it waits for itself:
 * both together stay under a second.
 */
const LIMITS: Limits = { lockMs: 400, transactionMs: 900, tries: 40, pauseMs: 500, waitMs: 60_000 };
const MAX_PAUSE_MS = 5_000;
/** A lock that was not there in time, a statement that took too long, and a deadlock (PostgreSQL, appendix A). */
const NOT_NOW = ['55P03', '57014', '40P01'];

/** That of drizzle, with what a server has to know of migrations that are newer than it. */
const JOURNAL = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  set lock_timeout = ${LIMITS.lockMs};
  alter table drizzle.__drizzle_migrations add column if not exists name text, add column if not exists since bigint;
  reset lock_timeout`;

async function ensureJournal(client: pg.Client, context: Patience): Promise<void> {
  const { rows } = await client.query<{ columns: number }>(`
    select count(*)::int as columns from information_schema.columns
    where table_schema = 'drizzle' and table_name = '__drizzle_migrations' and column_name in ('name', 'since')`);
  if ((rows[0]?.columns ?? 0) < 2)
    await retrying('The list of migrations', client, context, () => client.query(JOURNAL));
}

/** Says in words who is in the way of a lock at this moment. */
async function blockers(client: pg.Client, lockMs: number): Promise<string> {
  const { rows } = await client.query<Blocker>(
    `
    select pid, application_name as name, state, round(extract(epoch from now() - xact_start)) as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - make_interval(secs => $1)
    order by xact_start limit 1`,
    [lockMs / 1000],
  );
  const [oldest] = rows;
  if (!oldest) return '';
  return `; the oldest transaction is of connection ${oldest.pid} ("${oldest.name}", ${oldest.state}, ${oldest.seconds} s)`;
}

/** Runs what may find no lock again until it does, saying so each time. */
async function retrying<T>(
  name: string,
  client: pg.Client,
  { report, limits }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (!code || !NOT_NOW.includes(code)) throw error;
      const why = code === '57014' ? 'took too long' : 'found no lock';
      if (attempt >= limits.tries)
        throw new MigrationError(
          `${name} ${why} in ${attempt} tries, and nothing of it was done${await blockers(client, limits.lockMs)}: try again when less goes on.`,
        );
      report(
        `${name} ${why}, nobody waits for it; try ${attempt + 1} of ${limits.tries}${await blockers(client, limits.lockMs)}`,
      );
      await sleep(Math.min(limits.pauseMs * attempt, MAX_PAUSE_MS));
    }
  }
}

/** Refuses what takes for granted that a backfill has ended. */
async function requireBackfill(client: pg.Client, { name, headers }: Migration): Promise<void> {
  if (!headers.backfill) return;
  const { rows } = await client.query<{ finished_at: Date | null }>(
    'select finished_at from backfills where name = $1',
    [headers.backfill],
  );
  if (rows[0]?.finished_at) return;
  throw new MigrationError(
    `${name} comes after the backfill ${headers.backfill}, which has not ended: let the workers of the version before do it (npm run migrate status), then apply again.`,
  );
}

async function applyOne(client: pg.Client, migration: Migration, context: Context): Promise<void> {
  const { name, headers, hash, at, since } = migration;
  const record = () =>
    client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at, name, since) values ($1, $2, $3, $4)',
      [hash, at, name, since],
    );
  if (!context.isNew) await requireBackfill(client, migration);
  const began = Date.now();
  if (headers.concurrently) {
    await runConcurrently(client, migration, context);
    await record();
  } else {
    const transactionMs = context.isNew ? null : context.limits.transactionMs;
    const limits = { ...context.limits, transactionMs };
    await retrying(name, client, context, () =>
      runInTransaction(client, migration, limits, record),
    );
  }
  context.report(`Applied ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/**
 * Brings tables and job queue up to date, each migration by itself, and lets the role that serves work with them. One process at a
 * time: another one is told of, and waited for.
 * @param connectionString of the role that owns the tables
 * @returns what was applied
 * @throws {MigrationError}
 */
export async function applyMigrations(
  connectionString: string,
  options: Options,
): Promise<string[]> {
  const { folder, report = () => {}, servingUrl, limits } = options;
  const patience: Patience = { report, limits: { ...LIMITS, ...limits } };
  const migrations = readMigrations(folder);
  const client = await openSession(connectionString);
  try {
    await takeLock(client, { report, waitMs: patience.limits.waitMs });
    const applied = await appliedMigrations(client);
    const foreign = foreignDatabase(migrations, applied);
    if (foreign) throw new MigrationError(foreign);
    await ensureJournal(client, patience);
    const context = { ...patience, isNew: applied.length === 0 };
    const pending = pendingMigrations(migrations, applied);
    for (const migration of pending) await applyOne(client, migration, context);
    await migrateQueue(connectionString, (work) =>
      retrying('The job queue', client, context, work),
    );
    await grantServing(client, servingUrl, (work) => retrying('The grants', client, context, work));
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
