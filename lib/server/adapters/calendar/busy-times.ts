import 'server-only';
import vm from 'node:vm';
import ICAL from 'ical.js';
import {
  DAY_MS,
  manilaDayStart,
  overlaps,
  parseDayKey,
  type TimeRange,
} from '@/lib/domain/platform/time';
import { CalendarError, type Wanted } from './port';
import { giveZones } from './zones';

/** Reading takes milliseconds; a file that was made to take longer is given up. */
const TIME_LIMIT_MS = 2_000;
/** Steps of repeats in a file: twenty events a day since 2000 are half of it. */
const MAX_STEPS = 400_000;
/** Busy times in the window, before they are merged. */
const MAX_TIMES = 5_000;
const TOO_OFTEN = new Set(['SECONDLY', 'MINUTELY']);

type Asked = Pick<Wanted, 'window' | 'isOurs'>;

/**
 * The busy times of a calendar (RFC 5545) in a window: events that are neither cancelled nor marked as free, repeats
 * expanded. Days and floating times are Manila's. An event that can't be read is left out.
 *
 * @throws CalendarError content where it is no calendar, events where it is too much
 */
export function busyTimes(text: string, asked: Asked): TimeRange[] {
  const read = () => merged(new Expansion(calendarsIn(text), asked).times());
  try {
    // The one way to stop code that runs: the parser can be kept busy for ever by some rules.
    return vm.runInNewContext('read()', { read }, { timeout: TIME_LIMIT_MS });
  } catch (cause) {
    if (cause instanceof CalendarError) throw cause;
    throw new CalendarError('events', cause);
  }
}

function calendarsIn(text: string): ICAL.Component[] {
  let parsed: unknown[];
  try {
    parsed = ICAL.parse(text);
  } catch (cause) {
    throw new CalendarError('content', cause);
  }
  // A file with several calendars is a list of them.
  const list = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
  const calendars = list.filter(([name]) => name === 'vcalendar');
  if (calendars.length === 0) throw new CalendarError('content');
  return calendars.map((jCal) => new ICAL.Component(jCal));
}

class Expansion {
  readonly #found: TimeRange[] = [];
  #steps = 0;

  constructor(
    readonly calendars: readonly ICAL.Component[],
    readonly asked: Asked,
  ) {}

  times(): TimeRange[] {
    for (const calendar of this.calendars) {
      const zones = calendar.getAllSubcomponents('vtimezone');
      const described = new Set(zones.map((zone) => String(zone.getFirstPropertyValue('tzid'))));
      const components = [
        ...calendar.getAllSubcomponents('vevent'),
        ...calendar.getAllSubcomponents('vfreebusy'),
      ];
      for (const { jCal } of components) giveZones(jCal[1], described);
      for (const one of calendar.getAllSubcomponents('vfreebusy'))
        attempt(() => this.#addPeriods(one));
      this.#addEvents(calendar.getAllSubcomponents('vevent'));
    }
    return this.#found;
  }

  #addEvents(components: readonly ICAL.Component[]): void {
    const changed = new Map<string, ICAL.Component[]>();
    const uidOf = (one: ICAL.Component) => String(one.getFirstPropertyValue('uid') ?? '');
    const others = components.filter((one) => !this.asked.isOurs(uidOf(one)));
    for (const one of others)
      if (one.hasProperty('recurrence-id'))
        changed.set(uidOf(one), [...(changed.get(uidOf(one)) ?? []), one]);
    for (const one of others)
      attempt(() => {
        const exceptions = one.hasProperty('recurrence-id') ? [] : (changed.get(uidOf(one)) ?? []);
        this.#addEvent(new ICAL.Event(one, { exceptions, strictExceptions: true }));
      });
  }

  #addEvent(event: ICAL.Event): void {
    if (event.isRecurrenceException() || !event.isRecurring()) {
      if (isBusy(event)) this.#add(event.startDate, event.endDate);
      return;
    }
    for (const rule of event.component.getAllProperties('rrule'))
      if (TOO_OFTEN.has((rule.getFirstValue() as ICAL.Recur).freq))
        throw new CalendarError('events');
    const length = event.duration.toSeconds() * 1000;
    const changesLater = event.rangeExceptions.length > 0;
    const repeats = event.iterator(changesLater ? undefined : this.#nearTo(event, length));
    for (let start = repeats.next(); start; start = repeats.next()) {
      this.#steps += 1;
      if (this.#steps > MAX_STEPS) throw new CalendarError('events');
      const at = instantOf(start);
      if (at >= this.asked.window.end) return;
      // Most of a series that goes on for years is over: what follows is costly.
      if (!changesLater && at + length < this.asked.window.start) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(start);
      // One that was changed alone stands in the file as an event of its own.
      const alone = item !== event && !item.modifiesFuture();
      if (!alone && isBusy(item)) this.#add(startDate, endDate);
    }
  }

  /** Where a series can begin instead of years ago: as many whole weeks later as leave its days as they are. */
  #nearTo(event: ICAL.Event, length: number): ICAL.Time | undefined {
    const [rule, ...others] = event.component
      .getAllProperties('rrule')
      .map((property) => property.getFirstValue() as ICAL.Recur);
    const isPlain =
      rule && (rule.freq === 'DAILY' || rule.freq === 'WEEKLY') && others.length === 0;
    if (!isPlain || rule.count || Object.keys(rule.parts).some((part) => part !== 'BYDAY'))
      return undefined;
    const period = 7 * Math.max(1, rule.interval);
    const over = (this.asked.window.start - length - instantOf(event.startDate)) / DAY_MS - 1;
    const start = event.startDate.clone();
    start.adjust(Math.max(0, Math.floor(over / period) * period), 0, 0, 0);
    return start;
  }

  #addPeriods(freeBusy: ICAL.Component): void {
    for (const property of freeBusy.getAllProperties('freebusy')) {
      if (property.getFirstParameter('fbtype')?.toUpperCase() === 'FREE') continue;
      for (const period of property.getValues() as ICAL.Period[])
        this.#add(period.start, period.getEnd());
    }
  }

  #add(from: ICAL.Time, to: ICAL.Time): void {
    const time = { start: instantOf(from), end: instantOf(to) };
    if (time.end <= time.start || !overlaps(time, this.asked.window)) return;
    if (this.#found.length >= MAX_TIMES) throw new CalendarError('events');
    this.#found.push(time);
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof CalendarError) throw error;
  }
}

function isBusy({ component }: ICAL.Event): boolean {
  const is = (name: string, value: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase() === value;
  return !is('status', 'CANCELLED') && !is('transp', 'TRANSPARENT');
}

function instantOf(time: ICAL.Time): number {
  if (!time.isDate) return time.toUnixTime() * 1000;
  const day = parseDayKey(time.toString());
  if (day === null) throw new RangeError(`not a day: ${time.toString()}`);
  return manilaDayStart(day);
}

/** The same times in their order, those that touch made one. */
function merged(times: readonly TimeRange[]): TimeRange[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of times.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
