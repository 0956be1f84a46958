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
/** The handle of `transaction`: a pool is not accepted in its place. */
export type Transaction = Database & { readonly [inTransaction]: true };
/** A pool or a transaction: what a store's functions take. */
export type Executor = Database | Transaction;

/** A query that becomes a part of another one. */
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

/** Runs work that no request waits for on connections of its own, with longer time limits. */
export function runInBackground<T>(work: () => Promise<T>): Promise<T> {
  return place.run('background', work);
}

/** Runs reads on DATABASE_READ_URL; whether it is up to date is not asked (platform/replica). */
export function runOnReplica<T>(read: () => Promise<T>): Promise<T> {
  return place.run('replica', read);
}

function current(): Pool {
  processGlobals.__sangguniPools ??= {
    requests: openPool(env.DATABASE_POOL, requestConnection(), { pipeline: true }),
    background: openPool(BACKGROUND_CONNECTIONS, backgroundConnection(), { pipeline: false }),
    replica: openPool(env.DATABASE_POOL, replicaConnection(), { pipeline: true }),
  };
  return processGlobals.__sangguniPools[place.getStore() ?? 'requests'];
}

/** Query builder over the pool. */
export function database(): Database {
  return current().db;
}

/** The pool, for code that needs plain SQL with its own client. */
export function mainPool(): pg.Pool {
  return current().pool;
}

export interface PoolFigures {
  readonly pool: string;
  readonly used: number;
  readonly idle: number;
  /** Who waits for a connection. */
  readonly waiting: number;
}

/** What the connections of a pool do at this moment. */
export function figuresOf(pool: string, { totalCount, idleCount, waitingCount }: pg.Pool) {
  return { pool, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** The same of the pools of this process, those of its jobs aside. */
export function poolFigures(): PoolFigures[] {
  const pools = Object.entries(processGlobals.__sangguniPools ?? {});
  return pools.map(([name, { pool }]) => figuresOf(name, pool));
}

/** Closes every connection of this process. */
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

/** A connection that was lost on the way is thrown away without a rollback, for which there would be no answer either. */
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
 * Where a statement has failed, PostgreSQL answers the commit with a rollback: whoever caught the error, or did not wait for
 * it, has written nothing.
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

/** A transaction on its connection. */
interface Open {
  readonly client: pg.PoolClient;
  /** What it begins with. */
  readonly begin: string;
  readonly tx: Transaction;
  /** After it, the handle refuses every statement. */
  readonly end: () => void;
  /** Why a statement failed, the first that did. */
  readonly firstError: () => unknown;
}

interface Running {
  readonly steps: LastSteps;
  /** Lives as long as the connection. */
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

/** What this transaction does just before it commits, in this order: what must wait for no lock afterwards. */
export function lastStepsOf(tx: Transaction): LastSteps {
  return runningOf(tx).steps;
}

/** The query builder of a transaction's connection, or of the pool. Throws for a transaction that has ended. */
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

/** Keeps why the first statement failed: those behind it only report that the transaction is aborted, with that as their cause. */
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
