import {
  DAY_MINUTES,
  instantAt,
  resized,
  shifted,
  stepBelow,
  stepNear,
} from '@/lib/domain/lawyers/calendar/calendar-layout';
import { MINUTE_MS, manilaDayNumber, type TimeRange } from '@/lib/domain/platform/time';
import type { BlockerEntry } from '../model/entries';

/** Minutes: new times snap to the half hour, existing ones move by quarters. */
const NEW_STEP = 30;
export const MOVE_STEP = 15;
/** Minutes of a time created by a press instead of a drag. */
const PRESSED_LENGTH = 60;

export interface Gesture {
  readonly kind: 'create' | 'move' | 'end';
  readonly entry: BlockerEntry | null;
  /** Instant under the pointer when the gesture began. */
  readonly from: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Returns the instant under a point: columns are days of equal width, and their height is one day. */
export function instantUnder(point: Point, columns: HTMLElement, days: readonly number[]): number {
  const { left, top, width, height } = columns.getBoundingClientRect();
  const column = Math.floor(((point.clientX - left) / width) * days.length);
  const day = days[Math.max(0, Math.min(days.length - 1, column))] ?? 0;
  const minute = ((point.clientY - top) / height) * DAY_MINUTES;
  return instantAt(day, Math.max(0, Math.min(DAY_MINUTES, minute)));
}

/** Returns the range for a drag from its start to this instant. */
export function draggedRange({ kind, entry, from }: Gesture, at: number): TimeRange {
  if (entry) {
    const byMs = stepNear((at - from) / MINUTE_MS, MOVE_STEP) * MINUTE_MS;
    return kind === 'end' ? resized(entry, byMs, MOVE_STEP) : shifted(entry, byMs);
  }
  const day = manilaDayNumber(from);
  const minuteOf = (instant: number) => (instant - instantAt(day, 0)) / MINUTE_MS;
  const first = stepBelow(minuteOf(from), NEW_STEP);
  // Another day means the end or the beginning of this one.
  const last = Math.max(0, Math.min(DAY_MINUTES, minuteOf(at)));
  const start = Math.min(first, stepBelow(last, NEW_STEP));
  const end = Math.max(first + NEW_STEP, stepNear(last, NEW_STEP));
  return { start: instantAt(day, start), end: instantAt(day, end) };
}

export function clickedRange(at: number): TimeRange {
  const day = manilaDayNumber(at);
  const minute = stepBelow((at - instantAt(day, 0)) / MINUTE_MS, NEW_STEP);
  const end = Math.min(minute + PRESSED_LENGTH, DAY_MINUTES);
  return { start: instantAt(day, minute), end: instantAt(day, end) };
}
