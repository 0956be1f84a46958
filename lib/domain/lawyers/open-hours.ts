import { manilaDayKey, manilaWeekday } from '@/lib/domain/platform/time';

/** Open hours of one weekday, minutes after Manila midnight; several entries a day are allowed. */
export interface WeeklyHours {
  readonly day: number;
  readonly startMinute: number;
  readonly endMinute: number;
}

/**
 * A date that differs from the week. Available with hours: these hours instead of the weekly ones. Not available:
 * closed, the whole day or only the hours given.
 */
export interface DateException {
  readonly date: string;
  readonly available: boolean;
  readonly startMinute: number | null;
  readonly endMinute: number | null;
}

export type MinuteRange = readonly [start: number, end: number];

/** Returns the working hours of a lawyer on a Manila day, as separate ranges in order. */
export function openHours(
  weekly: readonly WeeklyHours[],
  exceptions: readonly DateException[],
  day: number,
): MinuteRange[] {
  const key = manilaDayKey(day);
  const ofDate = exceptions.filter((e) => e.date === key);
  const instead = ofDate.filter((e) => e.available);
  const closed = ofDate.filter((e) => !e.available).map(rangeOf);
  const weekday = manilaWeekday(day);
  const hours = instead.length > 0 ? instead : weekly.filter((w) => w.day === weekday);
  return closed.reduce<MinuteRange[]>(subtract, merge(hours.map(rangeOf)));
}

function rangeOf({ startMinute, endMinute }: Pick<DateException, 'startMinute' | 'endMinute'>) {
  return [startMinute ?? 0, endMinute ?? 1440] as const;
}

function merge(ranges: readonly MinuteRange[]): MinuteRange[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function subtract(ranges: readonly MinuteRange[], [from, to]: MinuteRange): MinuteRange[] {
  return ranges.flatMap(([start, end]): MinuteRange[] => {
    if (to <= start || from >= end) return [[start, end]];
    const parts: MinuteRange[] = [];
    if (start < from) parts.push([start, from]);
    if (to < end) parts.push([to, end]);
    return parts;
  });
}
