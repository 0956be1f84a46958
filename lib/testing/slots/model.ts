import type { Schedule } from '@/lib/domain/lawyers/slots';

/**
 * A model of docs/contract/lawyers.md on open times, minute by minute and regardless of speed. It shares no code with
 * the product: days and weekdays come from Intl, instants from ISO texts.
 */
export type ModelCalendar = Record<string, { start: number; durations: number[] }[]>;

type Range = Schedule['meetings'][number];

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
const DAYS = 14;
const LENGTHS = [30, 60];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const manila = { timeZone: 'Asia/Manila' } as const;
const isoDate = new Intl.DateTimeFormat('sv-SE', { ...manila, dateStyle: 'short' });
const shortWeekday = new Intl.DateTimeFormat('en-US', { ...manila, weekday: 'short' });

export interface Model {
  /** The times that are open at `now`. */
  calendar(now: number): ModelCalendar;
  /** Whether a meeting of that many minutes at `start` would stand beside meetings and time off. */
  untaken(start: number, length: number): boolean;
}

export function modelOf(schedule: Schedule): Model {
  const days = new Map<string, Fits>();
  const fitsOn = (day: string): Fits => {
    const fits = days.get(day) ?? whatFits(schedule, day);
    days.set(day, fits);
    return fits;
  };
  return {
    calendar(now) {
      const noon = Date.parse(`${isoDate.format(now)}T12:00:00+08:00`);
      const calendar: ModelCalendar = {};
      for (let n = 0; n < DAYS; n += 1) {
        const day = isoDate.format(noon + n * DAY_MINUTES * MINUTE);
        calendar[day] = modelDay(schedule, day, now, fitsOn(day));
      }
      return calendar;
    },
    untaken(start, length) {
      const day = isoDate.format(start);
      return fitsOn(day)((start - midnightOf(day)) / MINUTE, length);
    },
  };
}

function modelDay(schedule: Schedule, day: string, now: number, fits: Fits): ModelCalendar[string] {
  const midnight = midnightOf(day);
  const works = workingMinutes(schedule, day);
  const found: ModelCalendar[string] = [];
  for (let minute = 0; minute < DAY_MINUTES; minute += 1) {
    if (minute % 60 !== 0 && minute % 60 !== 30) continue;
    const start = midnight + minute * MINUTE;
    if (start - now <= schedule.noticeMinutes * MINUTE) continue;
    const durations = LENGTHS.filter((length) => {
      for (let m = minute; m < minute + length; m += 1) if (!works[m]) return false;
      return fits(minute, length);
    });
    if (durations.length > 0) found.push({ start, durations });
  }
  return found;
}

/** Whether a meeting of that length, from a minute of the day on, stands beside everything else. */
type Fits = (minute: number, length: number) => boolean;

function whatFits(schedule: Schedule, day: string): Fits {
  const midnight = midnightOf(day);
  const met = takenMinutes(schedule.meetings, midnight);
  const off = takenMinutes(schedule.timeOff, midnight);
  const ofDay = schedule.meetings.filter(({ start }) => isoDate.format(start) === day).length;
  const full = schedule.dailyMaximum !== null && ofDay >= schedule.dailyMaximum;
  const buffer = schedule.bufferMinutes;
  return (minute, length) => {
    if (full) return false;
    for (let m = minute; m < minute + length; m += 1) if (off(m)) return false;
    for (let m = minute - buffer; m < minute + length + buffer; m += 1) if (met(m)) return false;
    return true;
  };
}

function workingMinutes({ weekly, exceptions }: Schedule, day: string): boolean[] {
  const weekday = WEEKDAYS.indexOf(shortWeekday.format(midnightOf(day)));
  const minutes = new Array<boolean>(DAY_MINUTES).fill(false);
  const mark = (from: number | null, to: number | null, value: boolean) => {
    for (let m = from ?? 0; m < (to ?? DAY_MINUTES); m += 1) minutes[m] = value;
  };
  const special = exceptions.filter(({ date }) => date === day);
  const replaced = special.some(({ available }) => available);
  if (!replaced)
    for (const w of weekly) if (w.day === weekday) mark(w.startMinute, w.endMinute, true);
  for (const e of special) if (e.available) mark(e.startMinute, e.endMinute, true);
  for (const e of special) if (!e.available) mark(e.startMinute, e.endMinute, false);
  return minutes;
}

/** Minutes before and after a day that a meeting and its buffer can reach. */
const MARGIN = 180;

/** Whether something takes a minute, counted from a midnight; those of the day before are below 0. */
function takenMinutes(ranges: readonly Range[], midnight: number): (minute: number) => boolean {
  const taken = new Uint8Array(DAY_MINUTES + 2 * MARGIN);
  const base = midnight - MARGIN * MINUTE;
  const near = ranges.filter((r) => r.end > base && r.start < base + taken.length * MINUTE);
  for (let m = 0; m < taken.length && near.length > 0; m += 1) {
    const [from, to] = [base + m * MINUTE, base + (m + 1) * MINUTE];
    if (near.some((range) => range.start < to && range.end > from)) taken[m] = 1;
  }
  return (minute) => taken[minute + MARGIN] === 1;
}

function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}
