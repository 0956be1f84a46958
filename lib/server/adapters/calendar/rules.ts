import {
  DAY_MS,
  dateOf,
  dayNumber,
  daysFrom,
  daysOfMonth,
  HOUR_MS,
  type Place,
  weekdayOf,
  weekOf,
} from './days.ts';

const ALL_MONTHS = Array.from({ length: 12 }, (_, n) => n + 1);
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const EVERY = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'];
interface Lists {
  BYMONTH: number[];
  BYMONTHDAY: number[];
  BYYEARDAY: number[];
  BYWEEKNO: number[];
  BYHOUR: number[];
  BYMINUTE: number[];
  BYSECOND: number[];
  BYSETPOS: number[];
}

interface Weekday {
  /** Day of the week, 0 for Sunday. */
  readonly day: number;
  /** Position in its month or year, negative from the end; 0 for every such day. */
  readonly place: number;
}

interface Rule<Until> extends Readonly<Lists> {
  readonly every: number;
  readonly interval: number;
  readonly count: number;
  readonly until: Until;
  readonly weekStart: number;
  readonly BYDAY: readonly Weekday[];
}

export type WrittenRule = Rule<string | null>;
/** A rule whose UNTIL is resolved to the last possible instant, in epoch ms. */
export type TimedRule = Rule<number>;

/**
 * Numeric lists of a rule, each with its smallest and largest value; a negative smallest value means that it may
 * count from the end.
 */
const LISTS: Readonly<Record<keyof Lists, readonly [least: number, most: number]>> = {
  BYMONTH: [1, 12],
  BYMONTHDAY: [-31, 31],
  BYYEARDAY: [-366, 366],
  BYWEEKNO: [-53, 53],
  BYHOUR: [0, 23],
  BYMINUTE: [0, 59],
  BYSECOND: [0, 60],
  BYSETPOS: [-366, 366],
};

/**
 * Parses a recurrence rule (RFC 5545 3.3.10), ignoring blanks. UNTIL is left as written.
 * @throws RangeError for an invalid rule
 */
export function parseRule(text: string): WrittenRule {
  const parts = new Map<string, string>();
  for (const part of text.replace(/\s/g, '').toUpperCase().split(';')) {
    const [, name, value = ''] = /^([A-Z-]+)=(.+)$/.exec(part) ?? [];
    if (name) parts.set(name, value);
    else if (part !== '') throw new RangeError(`no part of a rule: ${part}`);
  }
  const count = parts.get('COUNT');
  const rule = {
    every: EVERY.indexOf(parts.get('FREQ') ?? ''),
    interval: wholeNumber(parts.get('INTERVAL') ?? '1', 1, 1_000_000),
    count: count === undefined ? Infinity : wholeNumber(count, 1, 1e9),
    until: parts.get('UNTIL') ?? null,
    weekStart: WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'),
    BYDAY: parts.get('BYDAY')?.split(',').map(weekday) ?? [],
    BYMONTH: listOf('BYMONTH', parts),
    BYMONTHDAY: listOf('BYMONTHDAY', parts),
    BYYEARDAY: listOf('BYYEARDAY', parts),
    BYWEEKNO: listOf('BYWEEKNO', parts),
    BYHOUR: listOf('BYHOUR', parts),
    BYMINUTE: listOf('BYMINUTE', parts),
    BYSECOND: listOf('BYSECOND', parts),
    BYSETPOS: listOf('BYSETPOS', parts),
  };
  const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'RSCALE', 'SKIP']);
  for (const name of parts.keys())
    if (!known.has(name) && !(name in LISTS) && !name.startsWith('X-'))
      throw new RangeError(`unknown part of a rule: ${name}`);
  if (rule.every < 0 || rule.weekStart < 0) throw new RangeError(`no rule: ${text}`);
  if (
    (parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN' ||
    (parts.get('SKIP') ?? 'OMIT') !== 'OMIT'
  )
    throw new RangeError('a calendar of another kind');
  return rule;
}

function listOf(name: keyof Lists, parts: ReadonlyMap<string, string>): number[] {
  const [least, most] = LISTS[name];
  const written = new Set(parts.get(name)?.split(',') ?? []);
  const numbers = [...written].map((number) => wholeNumber(number, least, most));
  if (numbers.includes(0) && least !== 0) throw new RangeError(`${name} has no 0`);
  return numbers;
}

/** Whether a rule repeats within the hour. */
export function isTooOften({ every }: Pick<TimedRule, 'every'>): boolean {
  return every > EVERY.indexOf('HOURLY');
}

function wholeNumber(text: string, least: number, most: number): number {
  const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new RangeError(`not a number here: ${text}`);
  return number;
}

function weekday(text: string): Weekday {
  const [, place, name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const day = WEEKDAYS.indexOf(name);
  if (day < 0 || Number(place) === 0) throw new RangeError(`not a weekday: ${text}`);
  return { day, place: place ? Number(place) : 0 };
}

/**
 * Yields the clock times of a rule from its start on, in order, as epoch ms of the same clock in UTC. Periods over
 * before `from` are skipped unless a COUNT counts them; stops with the period that contains `to`, so that a rule for
 * a day that never comes ends too. `step` is called for each period and each clock time.
 */
export function* clocksOf(
  asked: TimedRule,
  start: number,
  { from, to, step }: { from: number; to: number; step: () => void },
): Generator<number, void> {
  const rule = completed(asked, start);
  const filter = filterOf(rule);
  const clocks = timesOfDay(rule, start);
  const skipped = rule.count === Infinity ? periodsUntil(rule, start, from) : 0;
  let found = 0;
  for (let n = skipped; ; n += 1) {
    step();
    const { begin, days, hour = 0 } = periodAt(rule, start, n * rule.interval);
    if (begin * DAY_MS > to) return;
    const set = days
      .filter(filter)
      .flatMap((day) => clocks.map((clock) => day * DAY_MS + hour * HOUR_MS + clock));
    for (const clock of placed(set, rule.BYSETPOS)) {
      if (clock < start) continue;
      step();
      found += 1;
      if (found > rule.count) return;
      yield clock;
    }
  }
}

/** Selects the entries of a period that BYSETPOS names. */
function placed(set: readonly number[], places: readonly number[]): readonly number[] {
  if (places.length === 0) return set;
  const at = new Set(places.map((place) => (place > 0 ? place - 1 : set.length + place)));
  return set.filter((_, n) => at.has(n));
}

/** Counts the whole intervals before a moment, less two as a safety margin. */
function periodsUntil({ every, interval }: TimedRule, start: number, from: number): number {
  const length = ([366, 31, 7, 1][every] ?? 1 / 24) * DAY_MS;
  return Math.max(0, Math.floor((from - start) / length / interval) - 2);
}

interface Period {
  readonly begin: number;
  readonly days: readonly number[];
  readonly hour?: number;
}

function periodAt(
  { every, weekStart, BYMONTH, BYHOUR }: TimedRule,
  start: number,
  later: number,
): Period {
  const day = Math.floor(start / DAY_MS);
  const { year, month } = dateOf(day);
  const monthsOf = (one: number, months: readonly number[]) =>
    months.flatMap((n) => daysFrom(dayNumber(one, n), dayNumber(one, n + 1)));
  if (every === 0) {
    const months = BYMONTH.length > 0 ? BYMONTH.toSorted((a, b) => a - b) : ALL_MONTHS;
    const named = months.map((one) => one - 1);
    return { begin: dayNumber(year + later, 0), days: monthsOf(year + later, named) };
  }
  if (every === 1)
    return { begin: dayNumber(year, month + later), days: monthsOf(year, [month + later]) };
  if (every === 2) {
    const begin = day - ((weekdayOf(day) - weekStart + 7) % 7) + 7 * later;
    return { begin, days: daysFrom(begin, begin + 7) };
  }
  if (every === 3) return { begin: day + later, days: [day + later] };
  const hours = Math.floor(start / HOUR_MS) + later;
  const [begin, hour] = [Math.floor(hours / 24), hours - Math.floor(hours / 24) * 24];
  return { begin, hour, days: BYHOUR.length === 0 || BYHOUR.includes(hour) ? [begin] : [] };
}

function timesOfDay(
  { every, BYHOUR, BYMINUTE, BYSECOND }: TimedRule,
  start: number,
): readonly number[] {
  const at = new Date(start);
  const or = (list: readonly number[], usual: number) =>
    list.length > 0 ? list.toSorted((a, b) => a - b) : [usual];
  const times: number[] = [];
  for (const hour of every === 4 ? [0] : or(BYHOUR, at.getUTCHours()))
    for (const minute of or(BYMINUTE, at.getUTCMinutes()))
      for (const second of or(BYSECOND, at.getUTCSeconds()))
        times.push(((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000);
  return times;
}

function completed(rule: TimedRule, start: number): TimedRule {
  const { every, BYMONTH, BYMONTHDAY, BYDAY, BYYEARDAY, BYWEEKNO } = rule;
  if (BYMONTHDAY.length + BYDAY.length + BYYEARDAY.length > 0 || every > 2) return rule;
  const day = Math.floor(start / DAY_MS);
  if (every === 2 || BYWEEKNO.length > 0)
    return { ...rule, BYDAY: [{ day: weekdayOf(day), place: 0 }] };
  const { month, date } = dateOf(day);
  const months = every === 0 && BYMONTH.length === 0 ? [month + 1] : BYMONTH;
  return { ...rule, BYMONTH: months, BYMONTHDAY: [date] };
}

function filterOf(rule: TimedRule): (day: number) => boolean {
  const { every, BYMONTH, BYMONTHDAY, BYDAY, BYWEEKNO, BYYEARDAY, weekStart } = rule;
  // A place counts within the year where a yearly rule names no months, else within the month.
  const isOfYear = every === 0 && BYMONTH.length === 0;
  const has = (list: readonly number[], { number, size }: Place) =>
    list.includes(number) || list.includes(number - size - 1);
  const isPlaced = every < 2 && BYDAY.some(({ place }) => place !== 0);
  return (day) => {
    const weekday = weekdayOf(day);
    if (BYDAY.length > 0 && !BYDAY.some((one) => one.day === weekday)) return false;
    const { year, month, date } = dateOf(day);
    if (BYMONTH.length > 0 && !BYMONTH.includes(month + 1)) return false;
    const ofMonth = { number: date, size: daysOfMonth(year, month) };
    if (BYMONTHDAY.length > 0 && !has(BYMONTHDAY, ofMonth)) return false;
    const first = dayNumber(year, 0);
    const ofYear = { number: day - first + 1, size: dayNumber(year + 1, 0) - first };
    if (BYYEARDAY.length > 0 && !has(BYYEARDAY, ofYear)) return false;
    if (BYWEEKNO.length > 0 && !has(BYWEEKNO, weekOf(day, weekStart))) return false;
    if (!isPlaced) return true;
    const { number, size } = isOfYear ? ofYear : ofMonth;
    const places = [0, Math.ceil(number / 7), -Math.ceil((size - number + 1) / 7)];
    return BYDAY.some((one) => one.day === weekday && places.includes(one.place));
  };
}
