import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { REQUEST_CONNECTION } from './connection';
import { isConnectionLost, unavailable } from './errors';
import { SerialQueue } from './serial-queue';

const WAIT_MS = 10_000;
const RETRY_MS = 50;

/** Runs a statement on the connection that holds the lock: it fails when the lock is lost. */
export type LockedQuery = <R extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[],
) => Promise<R[]>;

/**
 * The one connection of this process that holds its session-level advisory locks, so that they end with the process
 * and no number of holders uses up a pool.
 */
class LockSession {
  isOpen = true;
  private readonly client = new pg.Client(REQUEST_CONNECTION);
  /** Statements run one after the other. */
  private tail: Promise<unknown>;

  constructor() {
    this.client.on('error', () => this.close());
    this.client.on('end', () => this.close());
    this.tail = this.client.connect();
    // The next query gets the error.
    this.tail.catch(() => this.close());
  }

  readonly query: LockedQuery = async <R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ) => {
    const result = this.tail.then(() => {
      if (!this.isOpen) throw unavailable();
      return this.client.query<R>(text, [...values]);
    });
    this.tail = result.catch(() => {});
    try {
      return (await result).rows;
    } catch (error) {
      if (isConnectionLost(error)) await this.close();
      throw error;
    }
  };

  async close(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    await this.client.end().catch(() => {});
  }
}

// One per process, also when development reloads modules.
const held = globalThis as typeof globalThis & { __sangguniLocks?: LockSession };
const queue = new SerialQueue({ maxWaiting: 50, maxWaitMs: WAIT_MS });

function session(): LockSession {
  if (!held.__sangguniLocks?.isOpen) held.__sangguniLocks = new LockSession();
  return held.__sangguniLocks;
}

/**
 * Runs `work` while no other work, here or in another process, runs under the same lock. Waiting holds no
 * connection.
 */
export function withSessionLock<T>(
  space: number,
  name: string,
  work: (query: LockedQuery) => Promise<T>,
): Promise<T> {
  return queue.run(`${space} ${name}`, async () => {
    const { query } = await take(space, name);
    try {
      return await work(query);
    } finally {
      // Where this fails, the connection is closed and the lock released.
      await query('select pg_advisory_unlock($1, hashtext($2))', [space, name]).catch(() => {});
    }
  });
}

async function take(space: number, name: string): Promise<LockSession> {
  const giveUp = performance.now() + WAIT_MS;
  for (;;) {
    const owner = session();
    const [row] = await owner.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [space, name],
    );
    if (row?.taken) return owner;
    if (performance.now() > giveUp) throw unavailable();
    await sleep(RETRY_MS);
  }
}

/** Ends the connection, and every lock with it. */
export async function closeLockSession(): Promise<void> {
  await held.__sangguniLocks?.close();
}
