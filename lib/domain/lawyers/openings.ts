import { openSlots, type Schedule } from './slots';
import { isEvening, isWeekend } from './when';

/** The first open times of a lawyer within the days shown, epoch milliseconds; null where there is none. */
export interface Openings {
  readonly first: number | null;
  readonly evening: number | null;
  readonly weekend: number | null;
}

/** What search keeps of the open times of a schedule at `now`, epoch milliseconds. */
export function openingsOf(schedule: Schedule, now: number): Openings {
  const starts = [...openSlots(schedule, now).values()].flat().map(({ start }) => start);
  return {
    first: starts[0] ?? null,
    evening: starts.find(isEvening) ?? null,
    weekend: starts.find(isWeekend) ?? null,
  };
}
