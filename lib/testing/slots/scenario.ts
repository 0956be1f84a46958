import type { Schedule } from '@/lib/domain/lawyers/slots';

export interface Scenario {
  readonly now: number;
  readonly schedule: Schedule;
  /** Which of the times off were planned here, and which are busy elsewhere; together they are all. */
  readonly blockers: Schedule['timeOff'];
  readonly imports: Schedule['timeOff'];
  /** Starts to ask about, open or not. */
  readonly starts: readonly number[];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Days around now from which things are drawn: the 14 that are shown, and some beside them. */
const [BEFORE, AFTER] = [-2, 16];

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A lawyer's schedule at some moment, often in the last days of a month or year; it follows from the seed. */
export function scenarioOf(seed: number): Scenario {
  const rnd = numbersFrom(seed);
  const whole = (min: number, max: number) => min + Math.floor(rnd() * (max - min + 1));
  const chance = (share: number) => rnd() < share;
  const pick = <T>(from: readonly T[]): T => from[whole(0, from.length - 1)] as T;
  const many = <T>(max: number, make: () => T): T[] => Array.from({ length: whole(0, max) }, make);

  const now = moment();
  const midnight = Date.parse(
    `${new Date(now + 8 * 60 * MINUTE).toISOString().slice(0, 10)}T00:00:00+08:00`,
  );
  const blockers = many(8, () => span(chance(0.8) ? whole(1, 16) * 30 : whole(1, 4 * 1440)));
  const imports = many(12, imported);
  const schedule: Schedule = {
    weekly: many(14, () => ({ day: whole(0, 6), ...hours() })),
    exceptions: many(8, exception),
    meetings: many(24, () => span(chance(0.9) ? pick([30, 60]) : whole(1, 240))),
    timeOff: [...blockers, ...imports],
    noticeMinutes: chance(0.7) ? pick([0, 15, 60, 120, 1440]) : whole(0, 14 * 1440),
    bufferMinutes: chance(0.8) ? pick([0, 0, 5, 10, 15, 30, 60]) : whole(0, 60),
    dailyMaximum: chance(0.4) ? null : pick([1, 1, 2, 2, 3, 4, 20]),
  };
  return { now, schedule, blockers, imports, starts: Array.from({ length: 40 }, start) };

  function moment(): number {
    const year = whole(2026, 2032);
    const month = chance(0.4) ? 12 : whole(1, 12);
    // The last day of the month and the days before it, or any day.
    const day = chance(0.7) ? 1 - whole(1, 14) : whole(1, 28);
    const at = Date.UTC(year, day < 1 ? month : month - 1, day) - 8 * 60 * MINUTE;
    if (chance(0.2)) return at + pick([0, 1, DAY - 1]);
    return chance(0.5) ? at + whole(0, 47) * 30 * MINUTE : at + whole(0, DAY - 1);
  }

  function minuteOfDay(): number {
    return chance(0.7) ? whole(0, 48) * 30 : whole(0, 1440);
  }

  function hours() {
    const [a, b] = [minuteOfDay(), minuteOfDay()];
    if (a === b) return { startMinute: 480, endMinute: 1020 };
    return { startMinute: Math.min(a, b), endMinute: Math.max(a, b) };
  }

  function exception() {
    const noon = midnight + whole(BEFORE, AFTER) * DAY + DAY / 2;
    const date = new Date(noon).toISOString().slice(0, 10);
    if (chance(0.3)) return { date, available: false, startMinute: null, endMinute: null };
    return { date, available: chance(0.5), ...hours() };
  }

  function start(): number {
    const at = midnight + whole(BEFORE, AFTER) * DAY + whole(0, 47) * 30 * MINUTE;
    return chance(0.8) ? at : at + whole(-29, 29) * MINUTE;
  }

  /** Whole days, meetings that fit no half hour, and what is there twice. */
  function imported() {
    if (chance(0.2)) {
      const from = midnight + whole(BEFORE, AFTER) * DAY;
      return { start: from, end: from + whole(1, 3) * DAY };
    }
    if (chance(0.1) && blockers.length > 0) return pick(blockers);
    return span(chance(0.5) ? pick([15, 25, 45, 50, 90]) : whole(1, 600));
  }

  function span(minutes: number) {
    const from = start() + (chance(0.05) ? whole(0, 59) * 1000 : 0);
    return { start: from, end: from + minutes * MINUTE };
  }
}
