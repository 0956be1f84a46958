import 'server-only';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { PoolConnection } from './connection';
import { currentTurn } from './connection-turn';

export interface Pool {
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  readonly begin: string;
}

type Statement = [statement: unknown, ...values: unknown[]];
type Query = (...statement: Statement) => Promise<pg.QueryResult>;

interface Sending {
  /** Whether statements that do not wait for each other's results leave together. */
  readonly pipeline: boolean;
  /** Whether statements of a reader share a connection (connection-turn.ts). */
  readonly inTurns?: boolean;
}

/** Opens a pool, which connects on first use. */
export function openPool(
  max: number,
  { config, begin, isPooled }: PoolConnection,
  { pipeline, inTurns }: Sending,
): Pool {
  const pool = new pg.Pool({
    ...config,
    pipeline: pipeline || isPooled,
    max,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks is replaced at its next use; one in use rejects its query. Without a
  // listener of its own it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (isPooled) leaveUnnamed(client);
  });
  // Behind a pooler each statement is a transaction of its own.
  if (isPooled) boundStatements(pool, begin);
  else if (inTurns) shareConnections(pool);
  return { pool, db: drizzle(pool), begin };
}

/**
 * Turns off named prepared statements, since the next transaction may run in another session. PgBouncer supports them
 * since 1.21, where configured; Debian 12 has 1.18.
 */
function leaveUnnamed(client: pg.PoolClient): void {
  replaceQuery(client, (statement, ...values) => {
    const unnamed = isNamed(statement) ? { ...statement, name: undefined } : statement;
    return Reflect.apply(pg.Client.prototype.query, client, [unnamed, ...values]);
  });
}

function isNamed(statement: unknown): statement is pg.QueryConfig {
  return typeof statement === 'object' && statement !== null && 'name' in statement;
}

/** Wraps a single statement in a transaction, so that the time limits apply; still one round trip. */
function boundStatements(pool: pg.Pool, begin: string): void {
  replaceQuery(pool, async (...statement) => {
    const client = await pool.connect();
    const query = client.query.bind(client) as Query;
    const [begun, answer, ended] = await Promise.allSettled([
      query(begin),
      query(...statement),
      query('commit'),
    ]);
    client.release(ended.status === 'rejected');
    for (const step of [begun, answer, ended]) if (step.status === 'rejected') throw step.reason;
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

function shareConnections(pool: pg.Pool): void {
  const alone = pool.query.bind(pool) as Query;
  replaceQuery(
    pool,
    (...statement) => currentTurn()?.query(pool, statement) ?? alone(...statement),
  );
}

function replaceQuery(of: pg.Pool | pg.PoolClient, value: Query): void {
  Object.defineProperty(of, 'query', { value, configurable: true, writable: true });
}
