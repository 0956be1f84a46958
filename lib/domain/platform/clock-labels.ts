/**
 * How instants read on screens and in mails. Instants are epoch milliseconds (UTC); unless a zone is named, the label
 * is Philippine time. Written with plain arithmetic, so that server and browser print the same characters whatever
 * their own zone, language or Unicode data.
 */
import {
  DAY_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  parseDayKey,
} from './time';

/** The zone of a viewer whose clock is shown beside Manila's. */
export interface Zone {
  /** IANA name, `Asia/Dubai`. */
  readonly name: string;
  /** How far its clock is ahead of UTC at an instant, milliseconds. */
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

/** Label of a day tab or a calendar column. */
interface DayChip {
  readonly weekday: string;
  readonly date: string;
}

/** Key `YYYY-MM-DD` of the Manila day that holds the instant. */
export function dayKey(instant: number): string {
  return manilaDayKey(manilaDayNumber(instant));
}

/**
 * The instant at which the Manila day of a key begins, for the labels that take an instant.
 *
 * @throws RangeError when the key is not a real date
 */
export function dayKeyStart(key: string): number {
  const day = parseDayKey(key);
  if (day === null) throw new RangeError(`Not a day key: ${key}`);
  return manilaDayStart(day);
}

/** `November 24, 2026` */
export function formatDay(instant: number): string {
  const { date, month, year } = manilaFields(instant);
  return `${month} ${date}, ${year}`;
}

/** `Tue, Nov 24`; for a day near enough to need no year. */
export function formatDate(instant: number): string {
  const { weekday, date, month } = manilaFields(instant);
  return `${short(weekday)}, ${short(month)} ${date}`;
}

/** `Tuesday` */
export function weekdayName(instant: number): string {
  return manilaFields(instant).weekday;
}

/** `Mar 2026`, as on the badge of a checked IBP ID. */
export function formatShortMonth(instant: number): string {
  const { month, year } = manilaFields(instant);
  return `${short(month)} ${year}`;
}

/** `March 2026` */
export function formatMonth(instant: number): string {
  const { month, year } = manilaFields(instant);
  return `${month} ${year}`;
}

/** `10:00 AM`, Philippine time; the place that shows it says PHT. */
export function formatTime(instant: number): string {
  const minutes = Math.floor((instant - manilaDayStart(manilaDayNumber(instant))) / MINUTE_MS);
  return clock(Math.floor(minutes / 60), minutes % 60);
}

/** `Tue, Nov 24, 10:00 AM PHT` */
export function formatDayTime(instant: number): string {
  return `${formatDate(instant)}, ${formatTime(instant)} PHT`;
}

/** Accessible name of a time: `Tuesday, November 24, 10:00 AM Philippine time` */
export function fullTimeName(instant: number): string {
  const { weekday, date, month } = manilaFields(instant);
  return `${weekday}, ${month} ${date}, ${formatTime(instant)} Philippine time`;
}

/** `{weekday: 'Tue', date: 'Nov 24'}` */
export function dayChip(instant: number): DayChip {
  const { weekday, date, month } = manilaFields(instant);
  return { weekday: short(weekday), date: `${short(month)} ${date}` };
}

/** As `dayChip`, with `Today` as the weekday of the Manila day that holds `now`. */
export function dayChipFrom(instant: number, now: number): DayChip {
  const chip = dayChip(instant);
  return manilaDayNumber(instant) === manilaDayNumber(now) ? { ...chip, weekday: 'Today' } : chip;
}

/** `Today`, `Tomorrow` or `Tue, Nov 24`, seen from the Manila day of `now`. */
export function relativeDay(instant: number, now: number): string {
  const distance = manilaDayNumber(instant) - manilaDayNumber(now);
  if (distance === 0) return 'Today';
  return distance === 1 ? 'Tomorrow' : formatDate(instant);
}

/** When something was written: `Today, 8:52 AM`, `Yesterday, 4:05 PM`, `Fri, Nov 20, 9:00 AM`, from another year its day. */
export function momentLabel(instant: number, now: number): string {
  const ago = manilaDayNumber(now) - manilaDayNumber(instant);
  return `${ago <= 0 ? 'Today' : ago === 1 ? 'Yesterday' : pastDay(instant, now)}, ${formatTime(instant)}`;
}

function pastDay(instant: number, now: number): string {
  return manilaFields(instant).year === manilaFields(now).year
    ? formatDate(instant)
    : formatDay(instant);
}

/** Whether the clock of that zone shows something else than Manila's at that instant. */
export function differsFromManila(instant: number, zone: Zone): boolean {
  return zone.offsetAt(instant) !== manilaOffset(instant);
}

/**
 * A viewer's own time beside Philippine time: `6:00 AM Dubai`, and `Monday 6:00 PM New York` where it falls on another
 * day there.
 */
export function ownTimeLabel(instant: number, zone: Zone): string {
  return `${ownClock(instant, zone)} ${zoneCity(zone)}`;
}

/** As `ownTimeLabel`, where the zone is named already: `6:00 AM`, `Monday 6:00 PM`. */
export function ownClock(instant: number, zone: Zone): string {
  const weekday = otherWeekday(instant, zone);
  return `${weekday && `${weekday} `}${clockIn(instant, zone)}`;
}

/** As `ownTimeLabel` where there is little room: `6:00 AM`, and `Mon 9:00 PM` where it falls on another day there. */
export function ownTimeShort(instant: number, zone: Zone): string {
  const weekday = otherWeekday(instant, zone);
  return `${weekday && `${short(weekday)} `}${clockIn(instant, zone)}`;
}

/** `Dubai` for `Asia/Dubai`, `New York` for `America/New_York`, `Buenos Aires` for a zone three levels deep. */
export function zoneCity({ name }: Zone): string {
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The weekday there, empty where it is the same day as in Manila. */
function otherWeekday(instant: number, zone: Zone): string {
  const there = fieldsOf(instant + zone.offsetAt(instant));
  return there.date === manilaFields(instant).date ? '' : there.weekday;
}

function clockIn(instant: number, zone: Zone): string {
  const wall = new Date(instant + zone.offsetAt(instant));
  return clock(wall.getUTCHours(), wall.getUTCMinutes());
}

/** `Tue`, `Nov` */
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

/** Fields of a wall clock written as if it were UTC. */
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
