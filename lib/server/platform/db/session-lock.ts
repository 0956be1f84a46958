import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processWide } from '../process-wide';
import { requestSession } from './connection';
import { isConnectionLost, unavailable } from './errors';
import { KeyedMutex } from './keyed-mutex';
import { statementName } from './statement-name';

const WAIT_MS = 10_000;
const RETRY_MS = 50;

export type LockedQuery = <R extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[],
) => Promise<R[]>;

/**
 * The connection of this process that holds its session-level advisory locks, so that they end with the process and
 * waiting holders do not use up a pool.
 */
class LockSession {
  isOpen = true;
  /**
   * Runs statements in the order they were sent, none waiting for the result of another. Writes do not wait for the
   * disk, since everything behind them would.
   */
  private readonly client = new pg.Client({
    ...requestSession(),
    options: `${requestSession().options} -c synchronous_commit=off`,
    pipeline: true,
  });
  private readonly connected: Promise<unknown>;

  constructor() {
    this.client.on('error', () => this.close());
    this.client.on('end', () => this.close());
    this.connected = this.client.connect();
    // The next query gets the error.
    this.connected.catch(() => this.close());
  }

  readonly query: LockedQuery = async <R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ) => {
    await this.connected;
    if (!this.isOpen) throw unavailable();
    try {
      const { rows } = await this.client.query<R>({
        name: statementName(text),
        text,
        values: [...values],
      });
      return rows;
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
const processGlobals = globalThis as typeof globalThis & { __sangguniLocks?: LockSession };
const mutex = processWide(
  'session-lock-mutex',
  () => new KeyedMutex({ maxWaiting: 50, maxWaitMs: WAIT_MS }),
);

function session(): LockSession {
  if (!processGlobals.__sangguniLocks?.isOpen) processGlobals.__sangguniLocks = new LockSession();
  return processGlobals.__sangguniLocks;
}

/**
 * Runs `work` while no other work, here or in another process, runs under the same lock. Waiting holds no connection.
 * @param read loads what `work` begins with; sent right behind the lock, so that both take one round trip
 */
export function withSessionLock<R, T>(
  space: number,
  name: string,
  read: (query: LockedQuery) => Promise<R>,
  work: (found: R, query: LockedQuery) => Promise<T>,
): Promise<T> {
  return mutex.run(`${space} ${name}`, async () => {
    const { query, found } = await take(space, name, read);
    try {
      return await work(await found, query);
    } finally {
      // Nobody waits for it: who takes the lock next asks behind it. Where this fails, the connection is closed and the
      // lock released.
      query('select pg_advisory_unlock($1, hashtext($2))', [space, name]).catch(() => {});
    }
  });
}

async function take<R>(space: number, name: string, read: (query: LockedQuery) => Promise<R>) {
  try {
    return await takeOn(session(), space, name, read);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return takeOn(session(), space, name, read);
  }
}

async function takeOn<R>(
  { query }: LockSession,
  space: number,
  name: string,
  read: (query: LockedQuery) => Promise<R>,
) {
  const giveUp = performance.now() + WAIT_MS;
  for (;;) {
    const taking = query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [space, name],
    );
    const found = read(query);
    // Whoever waits for it gets the error; where the lock is not taken, nobody does.
    found.catch(() => {});
    const [row] = await taking;
    if (row?.taken) return { query, found };
    if (performance.now() > giveUp) throw unavailable();
    await sleep(RETRY_MS);
  }
}

export async function closeLockSession(): Promise<void> {
  await processGlobals.__sangguniLocks?.close();
}
