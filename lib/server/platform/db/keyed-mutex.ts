import 'server-only';
import { databaseError, unavailable } from './errors';

interface Bounds {
  maxWaiting: number;
  maxWaitMs: number;
  /** Works of one key that run at a time; 1 by default. */
  concurrency?: number;
}

interface Queue {
  running: number;
  readonly waiters: Waiter[];
}

interface Waiter {
  start(): void;
  reject(error: unknown): void;
}

/**
 * Runs work of one key one after the other, or a few at a time, in this process, in the order of arrival. Waiting
 * costs memory only: no connection is held meanwhile. Work beyond its bounds is refused as `unavailable`.
 */
export class KeyedMutex {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly bounds: Bounds) {}

  isBusy(key: string): boolean {
    return this.queues.has(key);
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.acquire(key);
    try {
      return await work();
    } catch (error) {
      // Without a database, the others would fail too, each after a wait of its own.
      if (databaseError(error)?.key === 'unavailable') this.rejectWaiters(key, error);
      throw error;
    } finally {
      this.release(key);
    }
  }

  private acquire(key: string): Promise<void> | void {
    const queue = this.queues.get(key) ?? { running: 0, waiters: [] };
    this.queues.set(key, queue);
    if (queue.running < (this.bounds.concurrency ?? 1)) {
      queue.running += 1;
      return;
    }
    const { waiters } = queue;
    if (waiters.length >= this.bounds.maxWaiting) throw unavailable();
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        finish();
      };
      const waiter: Waiter = {
        start: () => settle(resolve),
        reject: (error) => settle(() => reject(error)),
      };
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1);
        reject(unavailable());
      }, this.bounds.maxWaitMs);
      waiters.push(waiter);
    });
  }

  private release(key: string): void {
    const queue = this.queues.get(key);
    if (!queue) return;
    const next = queue.waiters.shift();
    if (next) next.start();
    else queue.running -= 1;
    if (queue.running === 0) this.queues.delete(key);
  }

  private rejectWaiters(key: string, error: unknown): void {
    for (const waiter of this.queues.get(key)?.waiters.splice(0) ?? []) waiter.reject(error);
  }
}
