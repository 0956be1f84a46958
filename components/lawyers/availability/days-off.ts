import type { TypedException } from '@/lib/contract/lawyers/typed-hours';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { manilaDayStart, parseDayKey } from '@/lib/domain/platform/time';

/** Both days included, as keys. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Returns a `TypedException` for a date without hours. */
export function dayOff(date: string): TypedException {
  return { date, kind: 'off', start_time: '09:00', end_time: '17:00' };
}

/** Returns the keys of the days from the first to the last; none if the range is reversed or invalid. */
export function daysIn({ from, to }: DayRange): string[] {
  const [first, last] = [parseDayKey(from), parseDayKey(to)];
  if (first === null || last === null || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => dayKey(manilaDayStart(first + at)));
}

/** Returns the rows with these days off added, in order; they replace other entries for the same days. */
export function withDaysOff(
  rows: readonly TypedException[],
  dates: readonly string[],
): TypedException[] {
  const taken = new Set(dates);
  const others = rows.filter(({ date }) => !taken.has(date));
  const days = [...others, ...[...taken].map(dayOff)];
  // A date that is not typed yet stays last.
  const place = ({ date }: TypedException) => parseDayKey(date) ?? Number.POSITIVE_INFINITY;
  return days.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** Finds the days off, consecutive ones as one range. */
export function rangesOff(rows: readonly TypedException[]): DayRange[] {
  const days = rows
    .flatMap(({ date, kind }) => (kind === 'off' ? (parseDayKey(date) ?? []) : []))
    .toSorted((a, b) => a - b);
  const starts = days.filter((day) => !days.includes(day - 1));
  return [...new Set(starts)].map((first) => {
    let last = first;
    while (days.includes(last + 1)) last += 1;
    return { from: dayKey(manilaDayStart(first)), to: dayKey(manilaDayStart(last)) };
  });
}
