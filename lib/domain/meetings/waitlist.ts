import { DURATIONS, type Duration, isOpen, type Schedule } from '@/lib/domain/lawyers/slots';
import {
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  type TimeRange,
} from '@/lib/domain/platform/time';

/** When on a day a client has time: by the start of the meeting on the Manila clock. */
export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Minutes after midnight in Manila at which a part of the day begins; the morning begins the day. */
export const AFTERNOON_FROM = 12 * 60;
export const EVENING_FROM = 17 * 60;

/** The last day that a client can wait for, counted from today. */
export const WAITLIST_DAYS = 60;
/** Lawyers whom a client can wait for at once. */
export const WAITLIST_ENTRIES_PER_CLIENT = 10;
/** How many of those who wait are offered a time that became free. */
export const OFFERED_CLIENTS = 5;

/** What a client waits for. */
export interface WaitlistPreference {
  /** First and last day, keys of Manila days. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly part: PartOfDay;
  readonly length: Duration;
}

/** A start that can be booked, and for how long. */
export interface FreeStart {
  /** Epoch milliseconds. */
  readonly start: number;
  readonly length: Duration;
}

/** Step between starts. */
const STEP_MS = 30 * MINUTE_MS;

export function partOfDay(start: number): Exclude<PartOfDay, 'any'> {
  const minute = (start - manilaDayStart(manilaDayNumber(start))) / MINUTE_MS;
  if (minute < AFTERNOON_FROM) return 'morning';
  return minute < EVENING_FROM ? 'afternoon' : 'evening';
}

/** Whether the client waits for exactly this. */
export function suits(preference: WaitlistPreference, { start, length }: FreeStart): boolean {
  const day = manilaDayKey(manilaDayNumber(start));
  return (
    preference.length === length &&
    preference.fromDay <= day &&
    day <= preference.toDay &&
    (preference.part === 'any' || preference.part === partOfDay(start))
  );
}

/** The starts within a time that became free at which a client could book now, in their order. */
export function freeStarts(schedule: Schedule, freed: TimeRange, now: number): FreeStart[] {
  const found: FreeStart[] = [];
  for (let start = Math.ceil(freed.start / STEP_MS) * STEP_MS; start < freed.end; start += STEP_MS)
    for (const length of DURATIONS)
      if (isOpen(schedule, start, length, now)) found.push({ start, length });
  return found;
}
