import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQLWrapper } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { env } from '@/lib/env';
import { BACKGROUND_CONNECTION, REQUEST_CONNECTION } from './connection';
import { isConnectionLost } from './errors';
import { schema } from './schema';
import { closeLockSession } from './session-lock';

export type Database = NodePgDatabase<typeof schema>;
const inTransaction = Symbol('in transaction');
/** The handle of `transaction`: a pool is not accepted in its place. */
export type Transaction = Database & { readonly [inTransaction]: true };
/** A pool or a transaction: what a store's functions take. */
export type Executor = Database | Transaction;

/** A query that becomes a part of another one. */
export type Subquery = SQLWrapper;

interface Pool {
  pool: pg.Pool;
  db: Database;
}

interface Pools {
  requests: Pool;
  background: Pool;
}

// One of each per process: a build has several copies of this module, and what a feature registers with another runs in
// one copy with the transaction of another.
const held = globalThis as typeof globalThis & {
  __sangguniPools?: Pools;
  __sangguniTransactions?: WeakMap<Transaction, LastSteps>;
};

const BACKGROUND_CONNECTIONS = 8;
const background = new AsyncLocalStorage<true>();

/** Runs work that no request waits for on connections of its own, with longer time limits. */
export function runInBackground<T>(work: () => Promise<T>): Promise<T> {
  return background.run(true, work);
}

function current(): Pool {
  held.__sangguniPools ??= {
    // Statements that do not wait for each other's answers leave together.
    requests: open(env.DATABASE_POOL, { ...REQUEST_CONNECTION, pipeline: true }),
    background: open(BACKGROUND_CONNECTIONS, BACKGROUND_CONNECTION),
  };
  const { requests, background: jobs } = held.__sangguniPools;
  return background.getStore() ? jobs : requests;
}

function open(max: number, config: pg.ClientConfig): Pool {
  const pool = new pg.Pool({ ...config, max, idleTimeoutMillis: 30_000 });
  // An idle connection that breaks is replaced at its next use; one in use rejects its query. Without a
  // listener of its own it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: drizzle(pool, { schema }) };
}

/** Query builder over the pool. */
export function database(): Database {
  return current().db;
}

/** The pool, for code that needs plain SQL with its own client. */
export function mainPool(): pg.Pool {
  return current().pool;
}

/** Closes every connection of this process. */
export async function closePools(): Promise<void> {
  const pools = held.__sangguniPools;
  held.__sangguniPools = undefined;
  await closeLockSession();
  if (pools) await Promise.all([pools.requests.pool.end(), pools.background.pool.end()]);
}

/** Runs `work` in one transaction: all of it commits or none. */
export function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return begin(async (tx, begun) => {
    await begun;
    return { last: Promise.resolve(await work(tx)) };
  });
}

/** What a transaction ends with: statements that have all been sent, and what comes of them. */
interface LastWrites<T> {
  readonly last: Promise<T>;
}

/**
 * A transaction in as few round trips as there can be, for one that others wait for. `read`, which takes locks and
 * writes nothing, is sent right behind the beginning. Of what `work` writes last it need not wait for the answers: the commit
 * is sent right behind, and nothing can be sent after that.
 */
export function shortTransaction<R, T>(
  read: (tx: Transaction) => Promise<R>,
  work: (tx: Transaction, found: R) => Promise<LastWrites<T>>,
): Promise<T> {
  return begin(async (tx, begun) => {
    const [, found] = await Promise.all([begun, read(tx)]);
    return work(tx, found);
  });
}

/** A connection that was lost on the way is thrown away without a rollback, for which there would be no answer either. */
async function begin<T>(
  work: (tx: Transaction, begun: Promise<unknown>) => Promise<LastWrites<T>>,
): Promise<T> {
  const client = await current().pool.connect();
  let lost: Error | undefined;
  const tx = builderOver(client);
  const lastSteps: LastSteps = [];
  running().set(tx, lastSteps);
  try {
    const { last } = await work(tx, client.query('begin'));
    // Waited for below, unless a step fails before.
    last.catch(() => {});
    for (const step of lastSteps) await step();
    return await commit(client, last);
  } catch (error) {
    if (isConnectionLost(error)) lost = error;
    else {
      await client.query('rollback').catch((failure: Error) => {
        lost = failure;
      });
    }
    throw error;
  } finally {
    running().delete(tx);
    client.release(lost);
  }
}

/** Where one of the last statements failed, PostgreSQL answers the commit with a rollback. */
async function commit<T>(client: pg.PoolClient, last: Promise<T>): Promise<T> {
  const committed = client.query('commit');
  // What came behind the commit would be written whatever becomes of the rest.
  client.query = () => Promise.reject(new Error('the transaction has ended'));
  try {
    const [result] = await Promise.all([last, committed]);
    return result;
  } finally {
    Reflect.deleteProperty(client, 'query');
  }
}

type LastSteps = (() => Promise<void>)[];

function running(): WeakMap<Transaction, LastSteps> {
  held.__sangguniTransactions ??= new WeakMap();
  return held.__sangguniTransactions;
}

/** What this transaction does just before it commits, in this order: what must wait for no lock afterwards. */
export function lastStepsOf(tx: Transaction): LastSteps {
  const steps = running().get(tx);
  if (!steps) throw new Error('the transaction is over');
  return steps;
}

const builders = new WeakMap<pg.PoolClient, Transaction>();

function builderOver(client: pg.PoolClient): Transaction {
  let builder = builders.get(client);
  if (!builder) {
    builder = Object.assign(drizzle(client, { schema }), { [inTransaction]: true as const });
    builders.set(client, builder);
  }
  return builder;
}
