/**
 * Failure of a call. `fail`: 500, and nothing happened · `fail-after`: 500 although it happened · `silent`: it
 * happened and there is never a response · `hang-up`: it happened and the connection ends without a response ·
 * `limit`: 429.
 */
export type Fault = 'fail' | 'fail-after' | 'silent' | 'hang-up' | 'limit';

interface Planned {
  readonly call: RegExp;
  readonly fault: Fault;
  left: number;
}

export class Faults {
  private planned: Planned[] = [];

  /** Lets the next calls fail whose `METHOD /path` fits. */
  next(call: RegExp, fault: Fault, times = 1): void {
    this.planned.push({ call, fault, left: times });
  }

  /** The fault that a call meets, which is used up by it. */
  take(line: string): Fault | null {
    const found = this.planned.find(({ call, left }) => left > 0 && call.test(line));
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }

  clear(): void {
    this.planned = [];
  }
}
