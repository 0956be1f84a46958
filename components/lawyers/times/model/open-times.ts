import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import type { Duration } from '@/lib/domain/lawyers/slots';
import { dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** Open starts of one Manila day, epoch milliseconds, ascending. */
export interface OpenDay {
  readonly key: string;
  readonly starts: readonly number[];
}

/** Days side by side in a card. */
export const CARD_DAYS = 5;
/** Times per day in a wide card, and in a narrow one; the profile shows all. */
export const CARD_TIMES = 3;
export const NARROW_TIMES = 2;

/** Returns the calendar as days in order, each with the starts that have room for the length. */
export function openDays(calendar: Calendar, duration: Duration = 30): OpenDay[] {
  return Object.keys(calendar)
    .toSorted()
    .map((key) => ({
      key,
      starts: (calendar[key] ?? [])
        .filter((slot) => slot.durations.includes(duration))
        .map((slot) => Date.parse(slot.start_time))
        .toSorted((a, b) => a - b),
    }));
}

export interface CardDays {
  readonly days: readonly OpenDay[];
  /** Earliest start after these days, epoch milliseconds. */
  readonly next: number | null;
  /** Keys of all days with open times, in order. */
  readonly keys: readonly string[];
}

export function cardDays(calendar: readonly OpenDay[]): CardDays {
  const days = withTimes(calendar);
  return {
    days: days.slice(0, CARD_DAYS),
    next: firstStart(days.slice(CARD_DAYS)),
    keys: days.map((day) => day.key),
  };
}

/** Returns the days that have open times. */
export function withTimes(days: readonly OpenDay[]): OpenDay[] {
  return days.filter(({ starts }) => starts.length > 0);
}

/** Encodes the times of a card compactly for pages with many cards: each start as minutes of its day. */
export function toMinutes({ days, ...rest }: CardDays) {
  return {
    ...rest,
    days: days.map(({ key, starts }) => {
      const from = dayKeyStart(key);
      return { key, minutes: starts.map((start) => (start - from) / MINUTE_MS) };
    }),
  };
}

/** Decodes the times that `toMinutes` encoded. */
export function fromMinutes({ days, ...rest }: ReturnType<typeof toMinutes>): CardDays {
  return {
    ...rest,
    days: days.map(({ key, minutes }) => {
      const from = dayKeyStart(key);
      return { key, starts: minutes.map((minute) => from + minute * MINUTE_MS) };
    }),
  };
}

/** Returns the days without the starts before the hour that contains `now` (spec section 4, Availability slots). */
export function fromHourOf(days: readonly OpenDay[], now: number): OpenDay[] {
  const hour = hourOf(now);
  return days.map(({ key, starts }) => ({ key, starts: starts.filter((start) => start >= hour) }));
}

/** Returns the start of the hour that contains the instant. */
export function hourOf(instant: number): number {
  return Math.floor(instant / HOUR_MS) * HOUR_MS;
}

/** Returns the earliest open start, or null if there is none. */
export function firstStart(days: readonly OpenDay[]): number | null {
  for (const { starts } of days) {
    if (starts[0] !== undefined) return starts[0];
  }
  return null;
}
