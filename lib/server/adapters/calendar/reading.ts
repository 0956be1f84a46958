import { calendarsIn } from './components.ts';
import { Event } from './event.ts';
import { repeatsTooOften, Series } from './series.ts';
import { DAY_MS, instantOf, periodOf } from './values.ts';
import { zonesOf } from './zones.ts';

/** Days that are named are Manila's, UTC+8. */
const MANILA_OFFSET_MS = 8 * 60 * 60 * 1000;
/** Steps of repeats in a file: twenty events a day since 2000 are half of it. */
const MAX_STEPS = 400_000;
/** Busy times in the window, before they are merged. */
const MAX_TIMES = 5_000;

/** Why a whole calendar is not read. */
export class Refusal extends Error {
  /** @param {'content' | 'events'} problem */
  constructor(problem, cause) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/**
 * The busy times of a calendar in a window, merged, and how many events could not be read.
 *
 * @throws Refusal
 */
export function readCalendar(asked) {
  return new Reading(asked).result();
}

class Reading {
  #asked;
  #busy = [];
  #steps = 0;
  /** When each event that could not be read begins; undefined where not even that could be read. */
  #unread = [];

  constructor(asked) {
    this.#asked = asked;
  }

  result() {
    const calendars = calendarsIn(this.#asked.text);
    if (!calendars) throw new Refusal('content');
    this.#addEvents(calendars.flatMap((calendar) => this.#eventsOf(calendar)));
    const days = this.#unread
      .filter((start) => start !== undefined)
      .map((start) => Math.floor((start + MANILA_OFFSET_MS) / DAY_MS));
    const first = Math.min(...days);
    return {
      busy: merged(this.#busy),
      unread: this.#unread.length,
      firstUnread: days.length > 0 ? new Date(first * DAY_MS).toISOString().slice(0, 10) : null,
    };
  }

  /** The events of a calendar that are not ours; its periods are added. */
  #eventsOf({ head, parts }) {
    const zoneOf = zonesOf(head.first('x-wr-timezone')?.value, describedIn(parts));
    const isCancelled = head.first('method')?.value.trim().toUpperCase() === 'CANCEL';
    for (const part of parts) if (part.name === 'VFREEBUSY') this.#addPeriods(part, zoneOf);
    return parts
      .filter(({ name }) => name === 'VEVENT')
      .map((part) => new Event(part, zoneOf, isCancelled))
      .filter(({ uid }) => !uid.endsWith(this.#asked.ourSuffix));
  }

  #addEvents(all) {
    const events = withoutOlder(all);
    const changed = new Map();
    // One whose time can't be read leaves the time of its series busy.
    for (const one of events)
      if (one.of && (one.start || one.isCancelled))
        changed
          .set(one.uid, changed.get(one.uid) ?? [])
          .get(one.uid)
          .push(one);
    for (const one of events) {
      if (one.isBusy && one.isDamaged) this.#countUnread(one);
      if (!one.start) continue;
      if (one.of || !one.isSeries) {
        if (one.isBusy) this.#add(one.at(one.start.clock));
        continue;
      }
      if (repeatsTooOften(one)) throw new Refusal('events');
      const bounds = { window: this.#asked.window, step: () => this.#step() };
      new Series(one, changed.get(one.uid) ?? [], bounds).addTimes((time) => this.#add(time));
    }
  }

  /** What is over, or after the days that are read, is no loss. */
  #countUnread(event) {
    const { window } = this.#asked;
    if (event.start) {
      const time = event.at(event.start.clock);
      const repeats = event.repeats && !event.of;
      if (time.start >= window.end || (time.end <= window.start && !repeats)) return;
    }
    this.#unread.push(event.start && instantOf(event.start));
  }

  #step() {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS) throw new Refusal('events');
  }

  #addPeriods(part, zoneOf) {
    let isDamaged = part.isDamaged;
    for (const property of part.all('freebusy')) {
      if (property.parameters.fbtype?.toUpperCase() === 'FREE') continue;
      for (const value of property.value.split(','))
        try {
          if (value.trim() !== '') this.#add(periodOf(value, property, zoneOf));
        } catch (error) {
          if (error instanceof Refusal) throw error;
          isDamaged = true;
        }
    }
    if (isDamaged) this.#unread.push(undefined);
  }

  #add({ start, end }) {
    const { window } = this.#asked;
    if (end <= start || start >= window.end || window.start >= end) return;
    if (this.#busy.length >= MAX_TIMES) throw new Refusal('events');
    this.#busy.push({ start, end });
  }
}

/** The text of each zone that a file describes. */
function describedIn(parts) {
  const zones = parts.filter(({ name }) => name === 'VTIMEZONE');
  return new Map(zones.map((zone) => [zone.first('tzid')?.value ?? '', zone.lines.join('\r\n')]));
}

/** Without what a newer one of the same event replaces (RFC 5546 2.1.4), or says is cancelled. */
function withoutOlder(events) {
  const newest = new Map();
  const keyOf = ({ uid, of }) => `${of ? instantOf(of) : ''} ${uid}`;
  for (const one of events) {
    const known = newest.get(keyOf(one));
    if ((one.start || one.isCancelled) && (!known || isNewer(one, known)))
      newest.set(keyOf(one), one);
  }
  return events.filter((one) => {
    const known = newest.get(keyOf(one));
    return one.uid === '' || !known || !isNewer(known, one);
  });
}

/** Two of the same number are both kept, unless one says that it is cancelled: then the later counts. */
function isNewer(one, other) {
  if (one.sequence !== other.sequence) return one.sequence > other.sequence;
  if (one.isCancelled === other.isCancelled) return false;
  return one.isCancelled ? one.stamp >= other.stamp : one.stamp > other.stamp;
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
