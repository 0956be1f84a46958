import {
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  overlaps,
  type TimeRange,
} from '@/lib/domain/platform/time';
import { type DateException, openHours, type WeeklyHours } from './open-hours';

export const WINDOW_DAYS = 14;
/** Step between starts, minutes (contract: every half hour on the Manila clock). */
const SLOT_STEP_MINUTES = 30;
export const DURATIONS = [30, 60] as const;
export type Duration = (typeof DURATIONS)[number];
const FITTING: readonly (readonly Duration[])[] = [
  [],
  ...DURATIONS.map((_, longest) => DURATIONS.slice(0, longest + 1)),
];
export const MAX_BUFFER_MINUTES = 60;
export const MAX_DAILY_MEETINGS = 20;
/** Longer notice than the days shown would leave nothing to book. */
export const MAX_NOTICE_MINUTES = WINDOW_DAYS * 24 * 60;

export interface Schedule {
  readonly weekly: readonly WeeklyHours[];
  readonly exceptions: readonly DateException[];
  readonly meetings: readonly TimeRange[];
  readonly timeOff: readonly TimeRange[];
  readonly noticeMinutes: number;
  readonly bufferMinutes: number;
  readonly dailyMaximum: number | null;
}

export interface Slot {
  readonly start: number;
  readonly durations: readonly Duration[];
}

/**
 * Returns the open starts per Manila day for `days` days from the day of `now` (epoch ms, UTC). Every day has a key,
 * also an empty one. A start is later than now + notice, on the half hour, and lists the lengths that fit before the
 * hours end or something else begins. Meetings keep the buffer between them; a day with the maximum number of
 * meetings has no starts. Source: docs/contract/lawyers.md.
 */
export function openSlots(
  schedule: Schedule,
  now: number,
  days = WINDOW_DAYS,
): Map<string, Slot[]> {
  const claims = claimsOf(schedule);
  const first = manilaDayNumber(now);
  const calendar = new Map<string, Slot[]>();
  for (let day = first; day < first + days; day += 1) {
    calendar.set(manilaDayKey(day), daySlots(schedule, claims, day, now));
  }
  return calendar;
}

/** Returns the earliest start of `openSlots`, without computing later days; null when nothing is open. */
export function firstSlot(schedule: Schedule, now: number, days = WINDOW_DAYS): number | null {
  const claims = claimsOf(schedule);
  const first = manilaDayNumber(now);
  for (let day = first; day < first + days; day += 1) {
    const [slot] = daySlots(schedule, claims, day, now);
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
  const day = manilaDayNumber(start);
  const ahead = day - manilaDayNumber(now);
  if (ahead < 0 || ahead >= WINDOW_DAYS) return false;
  return daySlots(schedule, claimsOf(schedule), day, now).some(
    (slot) => slot.start === start && slot.durations.includes(duration),
  );
}

/** Whether a meeting at this time would conflict with nothing else, ignoring hours and notice. */
export function isUntaken(schedule: Schedule, time: TimeRange): boolean {
  const { busy, fullDays } = claimsOf(schedule);
  return !fullDays.has(manilaDayNumber(time.start)) && !busy.some((other) => overlaps(other, time));
}

/** Returns the schedule without its meeting at this time, which is being moved; meetings never overlap. */
export function withoutMeeting(schedule: Schedule, { start, end }: TimeRange): Schedule {
  const meetings = schedule.meetings.filter(
    (meeting) => meeting.start !== start || meeting.end !== end,
  );
  return { ...schedule, meetings };
}

interface Claims {
  readonly busy: readonly TimeRange[];
  /** Numbers of the Manila days with the maximum number of meetings. A meeting counts on the day it starts. */
  readonly fullDays: ReadonlySet<number>;
}

function claimsOf({ meetings, timeOff, bufferMinutes, dailyMaximum }: Schedule): Claims {
  const buffer = bufferMinutes * MINUTE_MS;
  const buffered = meetings.map(({ start, end }) => ({ start: start - buffer, end: end + buffer }));
  const perDay = new Map<number, number>();
  for (const { start } of meetings) {
    const day = manilaDayNumber(start);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  const full = [...perDay].filter(([, count]) => dailyMaximum !== null && count >= dailyMaximum);
  return {
    busy: [...buffered, ...timeOff].toSorted((a, b) => a.start - b.start),
    fullDays: new Set(full.map(([day]) => day)),
  };
}

function daySlots(schedule: Schedule, claims: Claims, day: number, now: number): Slot[] {
  if (claims.fullDays.has(day)) return [];
  const midnight = manilaDayStart(day);
  const next = manilaDayStart(day + 1);
  const earliest = now + schedule.noticeMinutes * MINUTE_MS;
  const busy = claims.busy.filter((range) => range.end > midnight && range.start < next);
  const slots: Slot[] = [];
  for (const [from, to] of openHours(schedule.weekly, schedule.exceptions, day)) {
    const firstStart = Math.ceil(from / SLOT_STEP_MINUTES) * SLOT_STEP_MINUTES;
    for (let minute = firstStart; minute < to; minute += SLOT_STEP_MINUTES) {
      const start = midnight + minute * MINUTE_MS;
      if (start <= earliest) continue;
      const limit = Math.min(midnight + to * MINUTE_MS, nextBusy(busy, start));
      const durations = fitting((limit - start) / MINUTE_MS);
      if (durations.length > 0) slots.push({ start, durations });
    }
  }
  return slots;
}

function fitting(minutes: number): readonly Duration[] {
  let count = 0;
  for (const duration of DURATIONS) if (duration <= minutes) count += 1;
  return FITTING[count] ?? [];
}

/** Returns the start of the first busy range that ends after `start`: `start` itself or earlier when it is taken. */
function nextBusy(busy: readonly TimeRange[], start: number): number {
  for (const range of busy) {
    if (range.end > start) return range.start;
  }
  return Number.POSITIVE_INFINITY;
}
