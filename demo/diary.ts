import 'server-only';
import type { Duration } from '@/lib/domain/lawyers/slots';
import { MINUTE_MS } from '@/lib/domain/platform/time';

const STEP_MS = 30 * MINUTE_MS;

/** Tracks who is busy when, so that no one is in two demo meetings at once. */
export class Diary {
  private readonly taken = new Set<string>();

  /** Reserves the time for all people and returns true; reserves nothing when one of them is busy. */
  take(people: readonly string[], start: number, duration: Duration): boolean {
    const keys = people.flatMap((person) =>
      Array.from({ length: duration / 30 }, (_, n) => `${person} ${start + n * STEP_MS}`),
    );
    if (keys.some((key) => this.taken.has(key))) return false;
    for (const key of keys) this.taken.add(key);
    return true;
  }
}
