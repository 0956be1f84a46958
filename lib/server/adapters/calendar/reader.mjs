/**
 * Runs in a thread of its own (busy-times.ts), which is ended where it takes too long. It is loaded as it stands here, so
 * it imports packages and files of its own kind alone.
 */
import { parentPort } from 'node:worker_threads';
import ICAL from 'ical.js';
import { giveZones } from './zones.mjs';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Days and floating times are Manila's, UTC+8. */
const MANILA_OFFSET_MS = 8 * HOUR_MS;
/** Steps of repeats in a file: twenty events a day since 2000 are half of it. */
const MAX_STEPS = 400_000;
/** Busy times in the window, before they are merged. */
const MAX_TIMES = 5_000;
const TOO_OFTEN = new Set(['SECONDLY', 'MINUTELY']);

class Refusal extends Error {
  /** @param {'content' | 'events'} problem */
  constructor(problem, cause) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Reads one calendar: `{text, window, ourSuffix}` in, `{busy}` or `{problem}` out. */
function readFor(port) {
  port.once('message', (asked) => {
    try {
      port.postMessage({ busy: merged(new Expansion(calendarsIn(asked.text), asked).times()) });
    } catch (error) {
      port.postMessage({ problem: error instanceof Refusal ? error.problem : 'events' });
    }
  });
  port.postMessage('ready');
}

function calendarsIn(text) {
  let parsed;
  try {
    parsed = ICAL.parse(text);
  } catch (cause) {
    throw new Refusal('content', cause);
  }
  // A file with several calendars is a list of them.
  const list = Array.isArray(parsed[0]) ? parsed : [parsed];
  const calendars = list.filter(([name]) => name === 'vcalendar');
  if (calendars.length === 0) throw new Refusal('content');
  return calendars.map((jCal) => new ICAL.Component(jCal));
}

class Expansion {
  #found = [];
  #steps = 0;

  constructor(calendars, asked) {
    this.calendars = calendars;
    this.asked = asked;
  }

  times() {
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

  #addEvents(components) {
    const changed = new Map();
    const uidOf = (one) => String(one.getFirstPropertyValue('uid') ?? '');
    const others = components.filter((one) => !uidOf(one).endsWith(this.asked.ourSuffix));
    for (const one of others)
      if (one.hasProperty('recurrence-id'))
        changed.set(uidOf(one), [...(changed.get(uidOf(one)) ?? []), one]);
    for (const one of others)
      attempt(() => {
        const exceptions = one.hasProperty('recurrence-id') ? [] : (changed.get(uidOf(one)) ?? []);
        this.#addEvent(new ICAL.Event(one, { exceptions, strictExceptions: true }));
      });
  }

  #addEvent(event) {
    if (event.isRecurrenceException() || !event.isRecurring()) {
      if (isBusy(event)) this.#add(event.startDate, event.endDate);
      return;
    }
    for (const rule of event.component.getAllProperties('rrule'))
      if (TOO_OFTEN.has(rule.getFirstValue().freq)) throw new Refusal('events');
    const length = event.duration.toSeconds() * 1000;
    const changesLater = event.rangeExceptions.length > 0;
    const repeats = event.iterator(changesLater ? undefined : this.#nearTo(event, length));
    for (let start = repeats.next(); start; start = repeats.next()) {
      this.#steps += 1;
      if (this.#steps > MAX_STEPS) throw new Refusal('events');
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
  #nearTo(event, length) {
    const [rule, ...others] = event.component
      .getAllProperties('rrule')
      .map((property) => property.getFirstValue());
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

  #addPeriods(freeBusy) {
    for (const property of freeBusy.getAllProperties('freebusy')) {
      if (property.getFirstParameter('fbtype')?.toUpperCase() === 'FREE') continue;
      for (const period of property.getValues()) this.#add(period.start, period.getEnd());
    }
  }

  #add(from, to) {
    const time = { start: instantOf(from), end: instantOf(to) };
    const { window } = this.asked;
    if (time.end <= time.start || time.start >= window.end || window.start >= time.end) return;
    if (this.#found.length >= MAX_TIMES) throw new Refusal('events');
    this.#found.push(time);
  }
}

function attempt(work) {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
}

function isBusy({ component }) {
  const is = (name, value) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase() === value;
  return !is('status', 'CANCELLED') && !is('transp', 'TRANSPARENT');
}

function instantOf(time) {
  if (!time.isDate) return time.toUnixTime() * 1000;
  const text = time.toString();
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // One that no month has, such as February 30, is read as another.
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(text))
    throw new RangeError(`not a day: ${text}`);
  return day - MANILA_OFFSET_MS;
}

/** The same times in their order, those that touch made one. */
function merged(times) {
  const result = [];
  for (const { start, end } of times.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

if (parentPort) readFor(parentPort);
