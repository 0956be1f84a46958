import {
  HOUR_MS,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';

export const WHEN = ['today', 'week', 'evenings', 'weekends'] as const;
export type When = (typeof WHEN)[number];

/** Hour of the Manila clock from which a start is in the evening. */
export const EVENING_HOUR = 18;

export const WEEK_DAYS = 7;

/**
 * Returns the end of the days that `today` and `week` cover at `now`: the first instant after them, epoch
 * milliseconds.
 */
export function endOf(when: 'today' | 'week', now: number): number {
  return manilaDayStart(manilaDayNumber(now) + (when === 'today' ? 1 : WEEK_DAYS));
}

export function isEvening(start: number): boolean {
  return start - manilaDayStart(manilaDayNumber(start)) >= EVENING_HOUR * HOUR_MS;
}

export function isWeekend(start: number): boolean {
  const weekday = manilaWeekday(manilaDayNumber(start));
  return weekday === 0 || weekday === 6;
}
