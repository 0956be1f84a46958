import 'server-only';
import { setImmediate as untilRead } from 'node:timers/promises';
import { env } from '@/lib/env';
import { mainPool, runOnReplica } from '../db/pool';
import { describeError, logEvent } from '../log';
import { processWide } from '../process-wide';
import * as store from './store';

/** Lag beyond which a replica is not used. */
const MAX_LAG_MS = 5_000;
const LOOK_MS = 500;
const CATCHING_UP_MS = 50;
/** Pause after a read that the replica did not answer. */
const PAUSE_MS = 5_000;
/** Longest wait for an answer about the state of replica or primary. */
const ANSWER_MS = 1_000;

/**
 * Runs public reads on the replica of DATABASE_READ_URL if it has every change that hides or removes something, and
 * is at most five seconds behind in the rest; else, and where it does not respond, on the primary. Reads only, which
 * may run twice. See docs/decisions/0050-poolers-replicas-and-machines.md.
 */
export async function fromReplica<T>(read: () => Promise<T>): Promise<T> {
  if (!env.DATABASE_READ_URL || !(await replica().mayAnswer())) return read();
  try {
    return await runOnReplica(read);
  } catch (error) {
    replica().pause(error);
    return read();
  }
}

export function forgetReplica(): void {
  replica().stop();
}

class Replica {
  private snapshot: string | null = null;
  /** Position that the replica has to reach: the primary's when the latest change was seen. */
  private needed = 0n;
  /** Positions of the primary with their times, since the last one that the replica has reached. */
  private positions: { readonly at: number; readonly position: bigint }[] = [];
  private replayed: bigint | null = null;
  private completeAt = Number.NEGATIVE_INFINITY;
  private pausedUntil = 0;
  private database: string | undefined;
  private listenedTo: ReturnType<typeof mainPool> | undefined;
  private watching: NodeJS.Timeout | true | undefined;
  private underWay: Promise<boolean> = Promise.resolve(false);
  private upcoming: Promise<boolean> | undefined;
  private reported: string | undefined;

  /** Asks only the primary, in a statement shared by all callers that arrive before it is sent. */
  async mayAnswer(): Promise<boolean> {
    if (!this.watching) {
      this.watching = true;
      void this.watch();
    }
    return this.isFresh() && (await this.lookAtPrimary()) && this.isFresh() && this.hasChanges();
  }

  pause(error: unknown): void {
    this.pausedUntil = performance.now() + PAUSE_MS;
    this.report(describeError(error));
  }

  stop(): void {
    if (typeof this.watching === 'object') clearTimeout(this.watching);
    this.watching = undefined;
    this.replayed = null;
  }

  private isFresh(): boolean {
    const now = performance.now();
    return this.replayed !== null && now >= this.pausedUntil && now - this.completeAt <= MAX_LAG_MS;
  }

  private hasChanges(): boolean {
    return this.replayed !== null && this.replayed >= this.needed;
  }

  private lookAtPrimary(): Promise<boolean> {
    this.upcoming ??= this.underWay.then(async () => {
      // What has already arrived on other connections is read first.
      await untilRead();
      this.upcoming = undefined;
      this.underWay = this.askPrimary();
      return this.underWay;
    });
    return this.upcoming;
  }

  private async askPrimary(): Promise<boolean> {
    const at = performance.now();
    try {
      const found = await inTime(store.findPrimary(mainPool(), this.snapshot));
      this.snapshot = found.snapshot;
      if (found.changed) this.needed = found.position;
      if (at - (this.positions.at(-1)?.at ?? 0) > CATCHING_UP_MS)
        this.positions.push({ at, position: found.position });
      return true;
    } catch {
      // Reads of the primary say what is wrong with it.
      return false;
    }
  }

  private async watch(): Promise<void> {
    try {
      this.database ??= await inTime(store.findDatabase(mainPool()));
      await this.lookAtPrimary();
      this.note(await inTime(runOnReplica(() => this.askReplica())));
    } catch (error) {
      this.replayed = null;
      this.report(describeError(error));
    }
    if (!this.watching) return;
    const wait = this.replayed === null || this.hasChanges() ? LOOK_MS : CATCHING_UP_MS;
    this.watching = setTimeout(() => void this.watch(), wait).unref();
  }

  private askReplica() {
    const pool = mainPool();
    if (pool !== this.listenedTo) {
      this.listenedTo = pool;
      // One that starts again may be behind where it was.
      pool.on('error', () => {
        this.replayed = null;
      });
    }
    return store.findReplica(pool);
  }

  private note({ database, replayed }: Awaited<ReturnType<typeof store.findReplica>>): void {
    this.replayed = database === this.database ? replayed : null;
    if (database !== this.database) this.report('it is of another database');
    else if (replayed === null) this.report('it is no replica');
    while (this.positions[0] && replayed !== null && this.positions[0].position <= replayed)
      this.completeAt = this.positions.shift()?.at ?? this.completeAt;
    // What is older than that is too old, wherever the replica gets to.
    const oldest = performance.now() - MAX_LAG_MS;
    this.positions = this.positions.filter(({ at }) => at >= oldest);
    if (this.isFresh()) this.reported = undefined;
  }

  private report(error: string): void {
    if (this.reported === error) return;
    this.reported = error;
    logEvent('replica', { error });
  }
}

const replica = () => processWide('replica', () => new Replica());

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
