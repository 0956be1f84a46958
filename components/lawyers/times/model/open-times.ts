import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import type { Duration } from '@/lib/domain/lawyers/slots';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';

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

/** A letter for each start of a day, from `A` for midnight to `v` for 11:30 PM. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv';
const STEP_MS = DAY_MS / LETTERS.length;

/**
 * Writes the times of a card as text, since a page sends many: the first open day, then the letters of each day from
 * there, as in `2026-11-24,UV,,U`. Of the days after the card's own only the first start, which is all that is read.
 */
export function writeTimes(calendar: readonly OpenDay[]): string {
  const words: string[] = [];
  const days = withTimes(calendar);
  const first = days[0]?.key ?? '';
  for (const [index, { key, starts }] of days.entries()) {
    const from = dayKeyStart(key);
    const shown = index < CARD_DAYS ? starts : starts.slice(0, 1);
    words[(from - dayKeyStart(first)) / DAY_MS] = shown
      .map((start) => LETTERS[(start - from) / STEP_MS])
      .join('');
  }
  return [first, ...words].join();
}

/** Reads the times that `writeTimes` wrote. */
export function readTimes(text: string): CardDays {
  const [first = '', ...words] = text.split(',');
  return cardDays(
    words.map((word, index) => {
      const from = dayKeyStart(first) + index * DAY_MS;
      const starts = Array.from(word, (letter) => from + LETTERS.indexOf(letter) * STEP_MS);
      return { key: dayKey(from), starts };
    }),
  );
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
