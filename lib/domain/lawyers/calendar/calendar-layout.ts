import type { MinuteRange } from '@/lib/domain/lawyers/open-hours';
import {
  DAY_MS,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
  type TimeRange,
} from '@/lib/domain/platform/time';

export const DAY_MINUTES = 1440;

export interface DayPart<T> {
  readonly entry: T;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly startsBefore: boolean;
  readonly endsAfter: boolean;
}

/** A part with its column among overlapping ones: `column` of `columns` of the same width. */
export interface PlacedPart<T> extends DayPart<T> {
  readonly column: number;
  readonly columns: number;
}

/** Returns the parts of entries on a Manila day, by start; the longer one first. */
export function partsOfDay<T extends TimeRange>(entries: readonly T[], day: number): DayPart<T>[] {
  const [from, to] = [manilaDayStart(day), manilaDayStart(day + 1)];
  return entries
    .filter(({ start, end }) => start < to && end > from)
    .map((entry) => ({
      entry,
      startMinute: Math.max(0, (entry.start - from) / MINUTE_MS),
      endMinute: Math.min(DAY_MINUTES, (entry.end - from) / MINUTE_MS),
      startsBefore: entry.start < from,
      endsAfter: entry.end > to,
    }))
    .toSorted((a, b) => a.startMinute - b.startMinute || b.endMinute - a.endMinute);
}

/**
 * Places overlapping parts beside each other, in as few columns as their group needs. A part is drawn at least
 * `minMinutes` high, and counts as that long.
 */
export function placeParts<T>(parts: readonly DayPart<T>[], minMinutes: number): PlacedPart<T>[] {
  const drawnEnd = (part: DayPart<T>) => Math.max(part.endMinute, part.startMinute + minMinutes);
  const placed: PlacedPart<T>[] = [];
  let group: { part: DayPart<T>; column: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { part, column } of group) placed.push({ ...part, column, columns: ends.length });
    group = [];
    ends = [];
  };
  for (const part of parts) {
    if (ends.every((end) => end <= part.startMinute)) close();
    const free = ends.findIndex((end) => end <= part.startMinute);
    const column = free < 0 ? ends.length : free;
    ends[column] = drawnEnd(part);
    group.push({ part, column });
  }
  close();
  return placed;
}

/** Returns the free ranges of a day's hours between its entries, from `minutes` on; none shorter than `minLength`. */
export function freeRanges(
  hours: readonly MinuteRange[],
  parts: readonly DayPart<unknown>[],
  { from = 0, minLength = 15 }: { from?: number; minLength?: number } = {},
): MinuteRange[] {
  const ranges: MinuteRange[] = [];
  for (const [opens, closes] of hours) {
    let at = Math.max(opens, from);
    for (const { startMinute, endMinute } of parts) {
      if (startMinute >= closes) break;
      if (startMinute - at >= minLength) ranges.push([at, startMinute]);
      at = Math.max(at, endMinute);
    }
    if (closes - at >= minLength) ranges.push([at, closes]);
  }
  return ranges;
}

/** Returns the parts of a day outside its hours. */
export function closedRanges(hours: readonly MinuteRange[]): MinuteRange[] {
  const bounds = [0, ...hours.flat(), DAY_MINUTES];
  const ranges: MinuteRange[] = [];
  for (let at = 0; at < bounds.length; at += 2) {
    const [start = 0, end = 0] = bounds.slice(at, at + 2);
    if (end > start) ranges.push([start, end]);
  }
  return ranges;
}

/** Returns the grid step that contains the minute; `stepNear` returns the nearest one. */
export function stepBelow(minute: number, step: number): number {
  return Math.floor(minute / step) * step;
}
export function stepNear(minute: number, step: number): number {
  return Math.round(minute / step) * step;
}

export function shifted({ start, end }: TimeRange, byMs: number): TimeRange {
  return { start: start + byMs, end: end + byMs };
}

export function resized({ start, end }: TimeRange, byMs: number, stepMinutes: number): TimeRange {
  return { start, end: Math.max(end + byMs, start + stepMinutes * MINUTE_MS) };
}

export function daysTouched({ start, end }: TimeRange): readonly [first: number, last: number] {
  return [manilaDayNumber(start), manilaDayNumber(Math.max(start, end - 1))];
}

/** Returns the instant of a minute of a Manila day; 1440 is the start of the next. */
export function instantAt(day: number, minute: number): number {
  return manilaDayStart(day) + minute * MINUTE_MS;
}

export function isWholeDays({ start, end }: TimeRange): boolean {
  const midnight = (instant: number) => instant === manilaDayStart(manilaDayNumber(instant));
  return end - start >= DAY_MS && midnight(start) && midnight(end);
}
