import 'server-only';
import { setImmediate } from 'node:timers/promises';

/** Thrown when a file needs more work than normal documents do. */
export class WorkLimitExceeded extends Error {}

const MAX_STEPS = 24_000_000;
const BEFORE_REST = 500_000;

/** Counts the work for one file, in bytes or their equivalent, and yields to other requests. */
export class Work {
  private done = 0;
  private restAt = BEFORE_REST;

  spend(units: number): void {
    this.done += units;
    if (this.done > MAX_STEPS) throw new WorkLimitExceeded('the file asks for too much work');
  }

  async rest(): Promise<void> {
    if (this.done < this.restAt) return;
    this.restAt = this.done + BEFORE_REST;
    await setImmediate();
  }
}
