import 'server-only';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { env } from '@/lib/env';
import { schema } from './schema';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** A pool or a transaction: what a store's functions take. */
export type Executor = Database | Transaction;

interface Pools {
  main: pg.Pool;
  locks: pg.Pool;
  db: Database;
}

// One set of pools per process, also when development reloads modules.
const held = globalThis as typeof globalThis & { __sangguniPools?: Pools };

function pools(): Pools {
  held.__sangguniPools ??= open();
  return held.__sangguniPools;
}

function open(): Pools {
  const main = newPool(env.DATABASE_POOL);
  return {
    main,
    locks: newPool(Math.max(2, Math.ceil(env.DATABASE_POOL / 2))),
    db: drizzle(main, { schema }),
  };
}

function newPool(max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    options:
      '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000 -c timezone=UTC',
  });
  // An idle connection that breaks is replaced at its next use; one in use tells whoever waits for its answer. Without
  // a listener of its own it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Query builder over the main pool. */
export function database(): Database {
  return pools().db;
}

/** The main pool, for code that needs plain SQL with its own client. */
export function mainPool(): pg.Pool {
  return pools().main;
}

/** Connections that only hold advisory locks, so that waiting for one never starves the work it protects. */
export function lockPool(): pg.Pool {
  return pools().locks;
}

/** Closes every connection of this process. */
export async function closePools(): Promise<void> {
  const open = held.__sangguniPools;
  held.__sangguniPools = undefined;
  if (open) await Promise.all([open.main.end(), open.locks.end()]);
}

/** Runs `work` in one transaction: all of it commits or none. */
export function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return database().transaction(work);
}
