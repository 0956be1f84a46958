import { DAY_MS, HOUR_MS } from './days.ts';
import { fixedZone, instantIn, MANILA, UTC, type Zone, type ZoneOf } from './zones.ts';

export interface Moment {
  readonly isDay: boolean;
  /** The local clock time in its zone, as epoch ms of the same clock in UTC. */
  readonly clock: number;
  readonly zone: Zone;
  readonly isFloating: boolean;
}

/** A range between two instants in epoch ms. */
export interface Time {
  readonly start: number;
  readonly end: number;
}

export interface Length {
  /** Calendar days, which changes of the clock make longer or shorter. */
  readonly days: number;
  readonly ms: number;
}

export interface Written {
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const FORM =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?[ ]*(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Parses a day or a time by its form: eight digits are a day, whatever VALUE says.
 * @throws RangeError for anything else, and for a day that does not exist
 */
export function momentOf(text: string, { type, parameters }: Written, zoneOf: ZoneOf): Moment {
  const [found, year, month, day, hour, minute, second = 0, behind] = FORM.exec(text.trim()) ?? [];
  const at = new Date(0);
  at.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isDate = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  if (found === undefined || !isDate) throw new RangeError(`no day: ${text}`);
  if (hour === undefined || type === 'date')
    return { isDay: true, clock: at.getTime(), zone: MANILA, isFloating: true };
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60)
    throw new RangeError(`no time: ${text}`);
  const time = ((Number(hour) * 60 + Number(minute)) * 60 + Math.min(Number(second), 59)) * 1000;
  const { tzid } = parameters;
  const name = typeof tzid === 'string' && tzid.trim() !== '' ? tzid : undefined;
  return {
    isDay: false,
    clock: at.getTime() + time,
    zone: behind === undefined ? zoneOf(name) : zoneBehind(behind),
    isFloating: behind === undefined && name === undefined,
  };
}

/** Returns the zone written after a time: `Z` is UTC; some programs write an offset. */
function zoneBehind(text: string): Zone {
  if (text.toUpperCase() === 'Z') return UTC;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? [];
  return fixedZone((sign === '+' ? 1 : -1) * (Number(hours) + Number(minutes) / 60) * HOUR_MS);
}

/** Returns the instant of a moment in epoch ms; days begin in Manila. */
export function instantOf({ isDay, clock, zone }: Moment): number {
  return instantIn(isDay ? MANILA : zone, clock);
}

/** Returns the day of a moment where another value is a whole day; midnight means the written day. */
export function dayOf(moment: Moment): number {
  const { isDay, clock, zone } = moment;
  const asWritten = Math.floor(clock / DAY_MS);
  if (isDay || zone !== UTC || clock % DAY_MS === 0) return asWritten;
  return Math.floor((clock + 8 * HOUR_MS) / DAY_MS);
}

/** Parses a duration (RFC 5545 3.3.6). */
export function lengthOf(text: string): Length {
  const [found, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim()) ??
    [];
  if (found === undefined) throw new RangeError(`no length: ${text}`);
  const factor = sign === '-' ? -1 : 1;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { days: factor * (Number(weeks) * 7 + Number(days)), ms: factor * time };
}

export interface Period extends Time {
  readonly moment: Moment;
}

export function periodOf(text: string, property: Written, zoneOf: ZoneOf): Period {
  const [from = '', to = ''] = text.split('/');
  const moment = momentOf(from, { ...property, type: 'date-time' }, zoneOf);
  const start = instantOf(moment);
  if (!/^[+-]?P/i.test(to.trim()))
    return { moment, start, end: instantOf(momentOf(to, property, zoneOf)) };
  return { moment, start, end: endAfter(moment, lengthOf(to)) };
}

/** Returns the instant at which a duration after a moment ends. */
export function endAfter(moment: Moment, { days, ms }: Length): number {
  return instantOf({ ...moment, clock: moment.clock + days * DAY_MS }) + ms;
}
