import 'server-only';
import { setImmediate } from 'node:timers/promises';

/** A file asks for more work than one that people read. */
export class WorkLimitExceeded extends Error {}

/** What documents of hundreds of pages stay far below; two or three seconds. */
const MAX_STEPS = 24_000_000;
const BEFORE_REST = 500_000;

/** Counts what looking into one file takes, in bytes or what costs as much, and lets others have their turn. */
export class Work {
  private done = 0;
  private restAt = BEFORE_REST;

  spend(units: number): void {
    this.done += units;
    if (this.done > MAX_STEPS) throw new WorkLimitExceeded('the file asks for too much work');
  }

  /** To be awaited between steps. */
  async rest(): Promise<void> {
    if (this.done < this.restAt) return;
    this.restAt = this.done + BEFORE_REST;
    await setImmediate();
  }
}
