import { DURATIONS, type Duration, isOpen, type Schedule } from '@/lib/domain/lawyers/slots';
import {
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  type TimeRange,
} from '@/lib/domain/platform/time';

/** Parts of the day in which a client has time: by the start of the meeting on the Manila clock. */
export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Minutes after midnight in Manila at which a part of the day begins; the morning begins the day. */
export const AFTERNOON_FROM = 12 * 60;
export const EVENING_FROM = 17 * 60;

/** The last day that a client can wait for, counted from today. */
export const WAITLIST_DAYS = 60;
export const WAITLIST_ENTRIES_PER_CLIENT = 10;
/** Number of waiting clients who are offered a freed time. */
export const OFFERED_CLIENTS = 5;

export interface WaitlistPreference {
  readonly fromDay: string;
  readonly toDay: string;
  readonly part: PartOfDay;
  readonly length: Duration;
}

export interface FreeStart {
  readonly start: number;
  readonly length: Duration;
}

const STEP_MS = 30 * MINUTE_MS;

export function partOfDay(start: number): Exclude<PartOfDay, 'any'> {
  const minute = (start - manilaDayStart(manilaDayNumber(start))) / MINUTE_MS;
  if (minute < AFTERNOON_FROM) return 'morning';
  return minute < EVENING_FROM ? 'afternoon' : 'evening';
}

/** Whether a start matches the client's preference. */
export function suits(preference: WaitlistPreference, { start, length }: FreeStart): boolean {
  const day = manilaDayKey(manilaDayNumber(start));
  return (
    preference.length === length &&
    preference.fromDay <= day &&
    day <= preference.toDay &&
    (preference.part === 'any' || preference.part === partOfDay(start))
  );
}

export function freeStarts(schedule: Schedule, freed: TimeRange, now: number): FreeStart[] {
  const found: FreeStart[] = [];
  for (let start = Math.ceil(freed.start / STEP_MS) * STEP_MS; start < freed.end; start += STEP_MS)
    for (const length of DURATIONS)
      if (isOpen(schedule, start, length, now)) found.push({ start, length });
  return found;
}
