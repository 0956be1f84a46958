import {
  HOUR_MS,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';

/** What a search can ask of the open times of a lawyer (docs/contract/lawyers.md). */
export const WHEN = ['today', 'week', 'evenings', 'weekends'] as const;
export type When = (typeof WHEN)[number];

/** Hour of the Manila clock from which a start is in the evening. */
export const EVENING_HOUR = 18;

/** Days of `week`, today included. */
export const WEEK_DAYS = 7;

/** The end of the days that `today` and `week` mean at `now`: the first instant after them, epoch milliseconds. */
export function endOf(when: 'today' | 'week', now: number): number {
  return manilaDayStart(manilaDayNumber(now) + (when === 'today' ? 1 : WEEK_DAYS));
}

/** Whether a start (epoch milliseconds) is in an evening in Manila. */
export function isEvening(start: number): boolean {
  return start - manilaDayStart(manilaDayNumber(start)) >= EVENING_HOUR * HOUR_MS;
}

/** Whether a start (epoch milliseconds) is on a Saturday or Sunday in Manila. */
export function isWeekend(start: number): boolean {
  const weekday = manilaWeekday(manilaDayNumber(start));
  return weekday === 0 || weekday === 6;
}
