/**
 * Formats instants for screens and mails. Instants are epoch milliseconds (UTC); unless a zone is named, the label is
 * Philippine time. Uses plain arithmetic, so that server and browser print the same characters whatever their own
 * zone, language or Unicode data.
 */
import {
  DAY_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  parseDayKey,
} from './time';

/** The time zone of a viewer, shown beside Manila time. */
export interface Zone {
  readonly name: string;
  /** Milliseconds that its clock is ahead of UTC at an instant. */
  offsetAt(instant: number): number;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface Fields {
  readonly year: number;
  readonly month: string;
  readonly date: number;
  readonly weekday: string;
}

interface DayChip {
  readonly weekday: string;
  readonly date: string;
}

/** Returns the key `YYYY-MM-DD` of the Manila day that holds the instant. */
export function dayKey(instant: number): string {
  return manilaDayKey(manilaDayNumber(instant));
}

/**
 * Returns the instant at which the Manila day of a key begins.
 * @throws RangeError when the key is not a real date
 */
export function dayKeyStart(key: string): number {
  const day = parseDayKey(key);
  if (day === null) throw new RangeError(`Not a day key: ${key}`);
  return manilaDayStart(day);
}

export function formatDay(instant: number): string {
  const { date, month, year } = manilaFields(instant);
  return `${month} ${date}, ${year}`;
}

export function formatDate(instant: number): string {
  const { weekday, date, month } = manilaFields(instant);
  return `${short(weekday)}, ${short(month)} ${date}`;
}

export function weekdayName(instant: number): string {
  return manilaFields(instant).weekday;
}

export function formatShortMonth(instant: number): string {
  const { month, year } = manilaFields(instant);
  return `${short(month)} ${year}`;
}

export function formatMonth(instant: number): string {
  const { month, year } = manilaFields(instant);
  return `${month} ${year}`;
}

/** Formats a time as `10:00 AM`, Philippine time; the caller adds PHT. */
export function formatTime(instant: number): string {
  const minutes = Math.floor((instant - manilaDayStart(manilaDayNumber(instant))) / MINUTE_MS);
  return clock(Math.floor(minutes / 60), minutes % 60);
}

/** Formats an instant as `Tue, Nov 24, 10:00 AM PHT`. */
export function formatDayTime(instant: number): string {
  return `${formatDate(instant)}, ${formatTime(instant)} PHT`;
}

/** Formats the accessible name of a time: `Tuesday, November 24, 10:00 AM Philippine time`. */
export function fullTimeName(instant: number): string {
  const { weekday, date, month } = manilaFields(instant);
  return `${weekday}, ${month} ${date}, ${formatTime(instant)} Philippine time`;
}

export function dayChip(instant: number): DayChip {
  const { weekday, date, month } = manilaFields(instant);
  return { weekday: short(weekday), date: `${short(month)} ${date}` };
}

/** Returns the same as `dayChip`, with `Today` as the weekday of the Manila day that holds `now`. */
export function dayChipFrom(instant: number, now: number): DayChip {
  const chip = dayChip(instant);
  return manilaDayNumber(instant) === manilaDayNumber(now) ? { ...chip, weekday: 'Today' } : chip;
}

/** Formats a day relative to the Manila day of `now`: `Today`, `Tomorrow` or `Tue, Nov 24`. */
export function relativeDay(instant: number, now: number): string {
  const distance = manilaDayNumber(instant) - manilaDayNumber(now);
  if (distance === 0) return 'Today';
  return distance === 1 ? 'Tomorrow' : formatDate(instant);
}

/** Formats a past day within a sentence: `today` or `Tue, Nov 24`. */
export function dayInSentence(instant: number, now: number): string {
  return manilaDayNumber(instant) === manilaDayNumber(now) ? 'today' : formatDate(instant);
}

/**
 * Formats a past moment: `Today, 8:52 AM`, `Yesterday, 4:05 PM`, `Fri, Nov 20, 9:00 AM`, and only the day for another
 * year.
 */
export function momentLabel(instant: number, now: number): string {
  return `${pastDayLabel(instant, now)}, ${formatTime(instant)}`;
}

/** Formats a past day: `Today`, `Yesterday`, `Fri, Nov 20`, and with the year in another one. */
export function pastDayLabel(instant: number, now: number): string {
  const ago = manilaDayNumber(now) - manilaDayNumber(instant);
  return ago <= 0 ? 'Today' : ago === 1 ? 'Yesterday' : pastDay(instant, now);
}

function pastDay(instant: number, now: number): string {
  return manilaFields(instant).year === manilaFields(now).year
    ? formatDate(instant)
    : formatDay(instant);
}

export function differsFromManila(instant: number, zone: Zone): boolean {
  return zone.offsetAt(instant) !== manilaOffset(instant);
}

/**
 * Formats a viewer's local time: `6:00 AM Dubai`, and `Monday 6:00 PM New York` where the weekday differs from
 * Manila's.
 */
export function ownTimeLabel(instant: number, zone: Zone): string {
  return `${ownClock(instant, zone)} ${zoneCity(zone)}`;
}

export function ownClock(instant: number, zone: Zone): string {
  const weekday = otherWeekday(instant, zone);
  return `${weekday && `${weekday} `}${clockIn(instant, zone)}`;
}

/** Formats a short form of `ownTimeLabel`: `6:00 AM`, and `Mon 9:00 PM` where the weekday differs from Manila's. */
export function ownTimeShort(instant: number, zone: Zone): string {
  const weekday = otherWeekday(instant, zone);
  return `${weekday && `${short(weekday)} `}${clockIn(instant, zone)}`;
}

/**
 * Returns the city of a zone: `Dubai` for `Asia/Dubai`, `New York` for `America/New_York`, `Buenos Aires` for a zone
 * three levels deep.
 */
export function zoneCity({ name }: Zone): string {
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

function otherWeekday(instant: number, zone: Zone): string {
  const there = fieldsOf(instant + zone.offsetAt(instant));
  return there.date === manilaFields(instant).date ? '' : there.weekday;
}

function clockIn(instant: number, zone: Zone): string {
  const wall = new Date(instant + zone.offsetAt(instant));
  return clock(wall.getUTCHours(), wall.getUTCMinutes());
}

function short(name: string): string {
  return name.slice(0, 3);
}

function clock(hour: number, minute: number): string {
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function manilaFields(instant: number): Fields {
  return fieldsOf(manilaDayNumber(instant) * DAY_MS);
}

function fieldsOf(wall: number): Fields {
  const date = new Date(wall);
  return {
    year: date.getUTCFullYear(),
    month: MONTHS[date.getUTCMonth()] ?? '',
    date: date.getUTCDate(),
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
  };
}

function manilaOffset(instant: number): number {
  const day = manilaDayNumber(instant);
  return day * DAY_MS - manilaDayStart(day);
}
