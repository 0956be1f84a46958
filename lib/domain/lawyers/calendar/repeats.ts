import { DAY_MS, manilaDayNumber, parseDayKey, type TimeRange } from '@/lib/domain/platform/time';

export const REPEATS = ['DAY', 'WEEK'] as const;
/** Most times of one series: two years of weeks. */
export const MAX_REPEATS = 104;
/** Coming unavailable times of a lawyer, each repeat counted. */
export const MAX_COMING_BLOCKERS = 2_000;
/** Which of a series is meant: one, it and those that begin later, or all. */
export const SERIES_SCOPES = ['one', 'following', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

export interface Repeat {
  readonly every: (typeof REPEATS)[number];
  /** `YYYY-MM-DD`, the last Manila day on which one begins. */
  readonly until: string;
}

const DAYS_BETWEEN = { DAY: 1, WEEK: 7 } as const;

/** How many times there are; 0 when the last day is before the first. */
export function countRepeats(start: number, { every, until }: Repeat): number {
  const last = parseDayKey(until);
  if (last === null) return 0;
  const days = last - manilaDayNumber(start);
  return days < 0 ? 0 : 1 + Math.floor(days / DAYS_BETWEEN[every]);
}

/** The same time of the day in Manila, each day or week. */
export function repeated({ start, end }: TimeRange, repeat: Repeat): TimeRange[] {
  return Array.from({ length: countRepeats(start, repeat) }, (_, n) => {
    const later = n * DAYS_BETWEEN[repeat.every] * DAY_MS;
    return { start: start + later, end: end + later };
  });
}
