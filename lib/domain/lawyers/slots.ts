import {
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
  type TimeRange,
} from '@/lib/domain/platform/time';

/** Days of availability shown in search and profile, today included (spec section 9). */
export const WINDOW_DAYS = 14;
/** Step between starts, minutes (contract: every half hour on the Manila clock). */
const SLOT_STEP_MINUTES = 30;
/** Lengths a client can book, minutes (spec section 9). */
export const DURATIONS = [30, 60] as const;
export type Duration = (typeof DURATIONS)[number];

/** Open hours of one weekday, minutes after Manila midnight; several entries a day are allowed. */
export interface WeeklyHours {
  readonly day: number;
  readonly startMinute: number;
  readonly endMinute: number;
}

/**
 * A date that differs from the week. Available with hours: these hours instead of the weekly ones.
 * Not available: closed, the whole day or only the hours given.
 */
export interface DateException {
  readonly date: string;
  readonly available: boolean;
  readonly startMinute: number | null;
  readonly endMinute: number | null;
}

export interface Schedule {
  readonly weekly: readonly WeeklyHours[];
  readonly exceptions: readonly DateException[];
  /** Held and confirmed meetings, blockers and imported events. */
  readonly busy: readonly TimeRange[];
  /** Minutes between now and the earliest start a client may book. */
  readonly noticeMinutes: number;
}

export interface Slot {
  readonly start: number;
  readonly durations: readonly Duration[];
}

type MinuteRange = readonly [start: number, end: number];

/**
 * Open starts per Manila day for `days` days from the day of `now` (epoch ms, UTC). Every day has a key, also an
 * empty one. A start is later than now + notice, on the half hour, and lists the lengths that fit before the hours
 * end or something else begins. Source: contract.md, Lawyers.
 */
export function openSlots(
  schedule: Schedule,
  now: number,
  days = WINDOW_DAYS,
): Map<string, Slot[]> {
  const first = manilaDayNumber(now);
  const earliest = now + schedule.noticeMinutes * MINUTE_MS;
  const busy = busyAfter(schedule, earliest, manilaDayStart(first + days));
  const calendar = new Map<string, Slot[]>();
  for (let day = first; day < first + days; day += 1) {
    calendar.set(manilaDayKey(day), daySlots(schedule, day, earliest, busy));
  }
  return calendar;
}

/** The earliest start of `openSlots`, without the days after it; null when nothing is open. */
export function firstSlot(schedule: Schedule, now: number, days = WINDOW_DAYS): number | null {
  const first = manilaDayNumber(now);
  const earliest = now + schedule.noticeMinutes * MINUTE_MS;
  const busy = busyAfter(schedule, earliest, manilaDayStart(first + days));
  for (let day = first; day < first + days; day += 1) {
    const [slot] = daySlots(schedule, day, earliest, busy);
    if (slot) return slot.start;
  }
  return null;
}

/** Whether [start, start + duration) could be booked now; the same rule as `openSlots`, for one start. */
export function isOpen(
  schedule: Schedule,
  start: number,
  duration: Duration,
  now: number,
): boolean {
  const slots = openSlots(schedule, now).get(manilaDayKey(manilaDayNumber(start))) ?? [];
  return slots.some((slot) => slot.start === start && slot.durations.includes(duration));
}

/** What is busy between two instants, in order. */
function busyAfter(schedule: Schedule, from: number, to: number): TimeRange[] {
  return schedule.busy
    .filter((range) => range.end > from && range.start < to)
    .toSorted((a, b) => a.start - b.start);
}

function daySlots(
  schedule: Schedule,
  day: number,
  earliest: number,
  busy: readonly TimeRange[],
): Slot[] {
  const midnight = manilaDayStart(day);
  const slots: Slot[] = [];
  for (const [from, to] of openHours(schedule, day)) {
    const firstStart = Math.ceil(from / SLOT_STEP_MINUTES) * SLOT_STEP_MINUTES;
    for (let minute = firstStart; minute < to; minute += SLOT_STEP_MINUTES) {
      const start = midnight + minute * MINUTE_MS;
      if (start <= earliest) continue;
      const limit = Math.min(midnight + to * MINUTE_MS, nextBusy(busy, start));
      const durations = DURATIONS.filter((d) => start + d * MINUTE_MS <= limit);
      if (durations.length > 0) slots.push({ start, durations });
    }
  }
  return slots;
}

/** Start of the first busy range that ends after `start`: `start` itself or earlier when it is taken. */
function nextBusy(busy: readonly TimeRange[], start: number): number {
  for (const range of busy) {
    if (range.end > start) return range.start;
  }
  return Number.POSITIVE_INFINITY;
}

function openHours(schedule: Schedule, day: number): MinuteRange[] {
  const key = manilaDayKey(day);
  const exceptions = schedule.exceptions.filter((e) => e.date === key);
  const instead = exceptions.filter((e) => e.available);
  const weekday = manilaWeekday(day);
  const hours: MinuteRange[] =
    instead.length > 0
      ? instead.map((e) => [e.startMinute ?? 0, e.endMinute ?? 1440] as const)
      : schedule.weekly
          .filter((w) => w.day === weekday)
          .map((w) => [w.startMinute, w.endMinute] as const);
  const closed = exceptions
    .filter((e) => !e.available)
    .map((e) => [e.startMinute ?? 0, e.endMinute ?? 1440] as const);
  return closed.reduce<MinuteRange[]>(subtract, merge(hours));
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
