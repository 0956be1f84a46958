import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQLWrapper } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { env } from '@/lib/env';
import { backgroundConnection, replicaConnection, requestConnection } from './connection';
import { isAborted, isConnectionLost } from './errors';
import { openPool, type Pool } from './open-pool';
import { closeLockSession } from './session-lock';

export type Database = NodePgDatabase;
const inTransaction = Symbol('in transaction');
/** The handle of `transaction`: a type that a pool cannot replace. */
export type Transaction = Database & { readonly [inTransaction]: true };
export type Executor = Database | Transaction;

export type Subquery = SQLWrapper;

interface Pools {
  requests: Pool;
  background: Pool;
  replica: Pool;
}

// One of each per process: a build has several copies of this module, and what a feature registers with another runs in
// one copy with the transaction of another.
const processGlobals = globalThis as typeof globalThis & {
  __sangguniPools?: Pools;
  __sangguniTransactions?: WeakMap<Transaction, Running>;
};

const BACKGROUND_CONNECTIONS = 8;
const place = new AsyncLocalStorage<'background' | 'replica'>();

export function runInBackground<T>(work: () => Promise<T>): Promise<T> {
  return place.run('background', work);
}

/** Runs reads on DATABASE_READ_URL, without checking that it is up to date (platform/replica). */
export function runOnReplica<T>(read: () => Promise<T>): Promise<T> {
  return place.run('replica', read);
}

function current(): Pool {
  processGlobals.__sangguniPools ??= {
    requests: openPool(env.DATABASE_POOL, requestConnection(), { pipeline: true, inTurns: true }),
    background: openPool(BACKGROUND_CONNECTIONS, backgroundConnection(), { pipeline: false }),
    replica: openPool(env.DATABASE_POOL, replicaConnection(), { pipeline: true }),
  };
  return processGlobals.__sangguniPools[place.getStore() ?? 'requests'];
}

/** Query builder over the pool. */
export function database(): Database {
  return current().db;
}

export function mainPool(): pg.Pool {
  return current().pool;
}

export interface PoolFigures {
  readonly pool: string;
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export function figuresOf(pool: string, { totalCount, idleCount, waitingCount }: pg.Pool) {
  return { pool, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

export function poolFigures(): PoolFigures[] {
  const pools = Object.entries(processGlobals.__sangguniPools ?? {});
  return pools.map(([name, { pool }]) => figuresOf(name, pool));
}

export async function closePools(): Promise<void> {
  const pools = processGlobals.__sangguniPools;
  processGlobals.__sangguniPools = undefined;
  await closeLockSession();
  if (pools) await Promise.all(Object.values(pools).map(({ pool }: Pool) => pool.end()));
}

/** Runs `work` in one transaction: all of it commits or none. */
export function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return begin(async (tx, begun) => {
    await begun;
    return { last: Promise.resolve(await work(tx)) };
  });
}

/** The last statements of a transaction, already sent, and their results. */
interface LastWrites<T> {
  readonly last: Promise<T>;
}

/**
 * Runs a transaction in as few round trips as possible, for one that others wait for. `read`, which takes locks and
 * writes nothing, is sent right behind the beginning. The commit is sent right behind the last writes of `work`,
 * without awaiting their results, and nothing can be sent after that.
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

async function begin<T>(
  work: (tx: Transaction, begun: Promise<unknown>) => Promise<LastWrites<T>>,
): Promise<T> {
  const opened = await takeConnection();
  try {
    const { last } = await work(opened.tx, opened.client.query(opened.begin));
    // Waited for below, unless a step fails before.
    last.catch(() => {});
    return await close(opened, last);
  } catch (error) {
    await undo(opened, error);
    throw error;
  }
}

async function close<T>(open: Open, last: Promise<T>): Promise<T> {
  const { client, tx, end } = open;
  const steps = lastStepsOf(tx);
  // After a failed statement a step could only report that the transaction is aborted, and not why.
  if (steps.length > 0) await last;
  for (const step of steps) await step();
  // What came behind the commit would be written whatever becomes of the rest.
  end();
  const result = await commit(open, last);
  client.release();
  return result;
}

/** Rolls back. A lost connection is discarded instead, since it would not answer. */
async function undo({ client, end }: Open, error: unknown): Promise<void> {
  end();
  if (isConnectionLost(error)) return client.release(error);
  const lost = await client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
  client.release(lost);
}

/**
 * Commits. After a failed statement PostgreSQL answers the commit with a rollback, so work that caught or ignored the
 * error has written nothing.
 */
async function commit<T>({ client, firstError }: Open, last: Promise<T>): Promise<T> {
  const [result, { command }] = await Promise.all([last, client.query('commit')]);
  if (command !== 'COMMIT')
    throw new Error('the transaction was rolled back: a statement in it had failed', {
      cause: firstError(),
    });
  return result;
}

type LastSteps = (() => Promise<void>)[];

interface Open {
  readonly client: pg.PoolClient;
  readonly begin: string;
  readonly tx: Transaction;
  readonly end: () => void;
  readonly firstError: () => unknown;
}

interface Running {
  readonly steps: LastSteps;
  readonly builder: Database;
}

function running(): WeakMap<Transaction, Running> {
  processGlobals.__sangguniTransactions ??= new WeakMap();
  return processGlobals.__sangguniTransactions;
}

const ended = () => new Error('the transaction has ended');

function runningOf(tx: Transaction): Running {
  const found = running().get(tx);
  if (!found) throw ended();
  return found;
}

/**
 * Returns the steps of this transaction right before its commit, in this order: those that must not wait for a lock
 * afterwards.
 */
export function lastStepsOf(tx: Transaction): LastSteps {
  return runningOf(tx).steps;
}

export function builderOf(exec: Executor): Database {
  return inTransaction in exec ? runningOf(exec).builder : exec;
}

const builders = new WeakMap<pg.PoolClient, Database>();

async function takeConnection(): Promise<Open> {
  const { pool, begin } = current();
  const client = await pool.connect();
  const builder = builders.get(client) ?? drizzle(client);
  builders.set(client, builder);
  let isOver = false;
  const errors = noteFirstError();
  const query = async (...statement: Parameters<pg.PoolClient['query']>) => {
    if (isOver) throw ended();
    try {
      return await client.query(...statement);
    } catch (error) {
      return errors.note(error);
    }
  };
  const guarded: pg.PoolClient = Object.create(client, { query: { value: query } });
  const tx = Object.assign(drizzle(guarded), { [inTransaction]: true as const });
  running().set(tx, { steps: [], builder });
  const end = () => {
    isOver = true;
    running().delete(tx);
  };
  return { client, begin, tx, end, firstError: errors.first };
}

function noteFirstError() {
  let first: unknown;
  return {
    first: () => first,
    note(error: unknown): never {
      if (!isAborted(error)) first ??= error;
      else (error as { cause?: unknown }).cause ??= first;
      throw error;
    },
  };
}
