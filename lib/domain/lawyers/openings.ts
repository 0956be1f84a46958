import { openSlots, type Schedule } from './slots';
import { isEvening, isWeekend } from './when';

export interface Openings {
  readonly first: number | null;
  readonly evening: number | null;
  readonly weekend: number | null;
}

/** Returns the open times of a schedule that the search index stores, at `now`, epoch milliseconds. */
export function openingsOf(schedule: Schedule, now: number): Openings {
  const starts = [...openSlots(schedule, now).values()].flat().map(({ start }) => start);
  return {
    first: starts[0] ?? null,
    evening: starts.find(isEvening) ?? null,
    weekend: starts.find(isWeekend) ?? null,
  };
}
