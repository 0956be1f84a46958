import {
  DAY_MS,
  manilaDayNumber,
  manilaMonday,
  manilaWeekday,
  parseDayKey,
  type TimeRange,
} from '@/lib/domain/platform/time';

/** `WEEKDAYS` are Monday to Friday, from the first day on. */
export const REPEATS = ['DAY', 'WEEKDAYS', 'WEEK', 'TWO_WEEKS'] as const;
/** Most occurrences of one series: two years of weeks. */
export const MAX_REPEATS = 104;
export const MAX_COMING_BLOCKERS = 2_000;
/** Minutes within which deleted time off can be restored. */
export const RESTORE_MINUTES = 15;
export const SERIES_SCOPES = ['one', 'following', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

export interface Repeat {
  readonly every: (typeof REPEATS)[number];
  readonly until: string;
  /**
   * For WEEK and TWO_WEEKS: weekdays of the occurrences, from the first day on, 0 to 6 from Sunday; by default that
   * of the start. Weeks begin on Monday.
   */
  readonly days?: readonly number[] | undefined;
}

const DAYS_BETWEEN = { DAY: 1, WEEKDAYS: 1, WEEK: 7, TWO_WEEKS: 14 } as const;

/** Returns the number of occurrences; 0 when the last day is before the first. */
export function countRepeats(start: number, repeat: Repeat): number {
  return daysLater(start, repeat).length;
}

/** Returns the occurrences, all at the same time of day in Manila. */
export function repeated({ start, end }: TimeRange, repeat: Repeat): TimeRange[] {
  return daysLater(start, repeat).map((days) => {
    const later = days * DAY_MS;
    return { start: start + later, end: end + later };
  });
}

function daysLater(start: number, { every, until, days: weekdays = [] }: Repeat): number[] {
  const [first, last] = [manilaDayNumber(start), parseDayKey(until)];
  if (last === null || last < first) return [];
  if (weekdays.length > 0 && (every === 'WEEK' || every === 'TWO_WEEKS')) {
    const isOn = (later: number) =>
      isOfWeek(first, first + later, every) && weekdays.includes(manilaWeekday(first + later));
    return Array.from({ length: 1 + last - first }, (_, later) => later).filter(isOn);
  }
  const step = DAYS_BETWEEN[every];
  const all = Array.from({ length: 1 + Math.floor((last - first) / step) }, (_, n) => n * step);
  return every === 'WEEKDAYS' ? all.filter((days) => isWeekday(first + days)) : all;
}

function isOfWeek(first: number, day: number, every: 'WEEK' | 'TWO_WEEKS'): boolean {
  return (manilaMonday(day) - manilaMonday(first)) % DAYS_BETWEEN[every] === 0;
}

function isWeekday(day: number): boolean {
  return ![SUNDAY, SATURDAY].includes(manilaWeekday(day));
}

const [SUNDAY, SATURDAY] = [0, 6];
