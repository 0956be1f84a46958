import 'server-only';
import { databaseError, unavailable } from './errors';

interface Bounds {
  /** How many may wait for one key; further ones are refused. */
  maxWaiting: number;
  /** Milliseconds after which a waiter gives up. */
  maxWaitMs: number;
}

interface Waiter {
  start(): void;
  refuse(error: unknown): void;
}

/**
 * Runs work of one key one after the other, in this process, in the order it came. Waiting costs memory only: no
 * connection is held meanwhile. Beyond its bounds, work is refused as `unavailable`.
 */
export class SerialQueue {
  /** Waiters by key; a key is there while its work runs. */
  private readonly waiters = new Map<string, Waiter[]>();

  constructor(private readonly bounds: Bounds) {}

  /** Whether work of this key would have to wait. */
  isBusy(key: string): boolean {
    return this.waiters.has(key);
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
    const waiters = this.waiters.get(key);
    if (!waiters) {
      this.waiters.set(key, []);
      return;
    }
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
    const next = this.waiters.get(key)?.shift();
    if (next) next.start();
    else this.waiters.delete(key);
  }

  private refuseWaiters(key: string, error: unknown): void {
    for (const waiter of this.waiters.get(key)?.splice(0) ?? []) waiter.refuse(error);
  }
}
