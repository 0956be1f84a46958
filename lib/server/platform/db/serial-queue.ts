import 'server-only';
import { databaseError, unavailable } from './errors';

interface Bounds {
  /** How many may wait for one key; further ones are refused. */
  maxWaiting: number;
  /** Milliseconds after which a waiter gives up. */
  maxWaitMs: number;
  /** How many of one key run at a time; 1 by default. */
  atOnce?: number;
}

interface Line {
  running: number;
  readonly waiters: Waiter[];
}

interface Waiter {
  start(): void;
  refuse(error: unknown): void;
}

/**
 * Runs work of one key one after the other, or a few at a time, in this process, in the order it came. Waiting costs memory only: no
 * connection is held meanwhile. Beyond its bounds, work is refused as `unavailable`.
 */
export class SerialQueue {
  /** By key; a key is there while its work runs. */
  private readonly lines = new Map<string, Line>();

  constructor(private readonly bounds: Bounds) {}

  /** Whether work of this key is running. */
  isBusy(key: string): boolean {
    return this.lines.has(key);
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.enter(key);
    try {
      return await work();
    } catch (error) {
      // Without a database, the others would fail too, each after a wait of its own.
      if (databaseError(error)?.key === 'unavailable') this.refuseWaiters(key, error);
      throw error;
    } finally {
      this.leave(key);
    }
  }

  private enter(key: string): Promise<void> | void {
    const line = this.lines.get(key) ?? { running: 0, waiters: [] };
    this.lines.set(key, line);
    if (line.running < (this.bounds.atOnce ?? 1)) {
      line.running += 1;
      return;
    }
    const { waiters } = line;
    if (waiters.length >= this.bounds.maxWaiting) throw unavailable();
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        finish();
      };
      const waiter: Waiter = {
        start: () => settle(resolve),
        refuse: (error) => settle(() => reject(error)),
      };
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1);
        reject(unavailable());
      }, this.bounds.maxWaitMs);
      waiters.push(waiter);
    });
  }

  private leave(key: string): void {
    const line = this.lines.get(key);
    if (!line) return;
    const next = line.waiters.shift();
    if (next) next.start();
    else line.running -= 1;
    if (line.running === 0) this.lines.delete(key);
  }

  private refuseWaiters(key: string, error: unknown): void {
    for (const waiter of this.lines.get(key)?.waiters.splice(0) ?? []) waiter.refuse(error);
  }
}
