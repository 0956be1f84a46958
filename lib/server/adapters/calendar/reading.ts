import { type Calendar, calendarsIn, type Part } from './components.ts';
import { DAY_MS } from './days.ts';
import { Event } from './event.ts';
import { repeatsTooOften, Series } from './series.ts';
import { instantOf, periodOf, type Time } from './values.ts';
import { type ZoneOf, zonesOf } from './zones.ts';

/** UID of an event that we wrote to Google Calendar, as its iCal export has it (`googleEventOf`). */
const WRITTEN_BY_US = /^sangguni[0-9a-f]{64}@google\.com$/;

/** Offset of Manila, UTC+8, in which whole days are read. */
const MANILA_OFFSET_MS = 8 * 60 * 60 * 1000;
/** Maximum number of recurrence steps in a file: twenty events a day since 2000 take half of it. */
const MAX_STEPS = 400_000;
const MAX_TIMES = 5_000;

/** A reason to reject a whole calendar. */
export class Refusal extends Error {
  readonly problem: 'content' | 'events';

  constructor(problem: Refusal['problem']) {
    super(problem);
    this.problem = problem;
  }
}

export interface Asked {
  readonly text: string;
  readonly window: Time;
  readonly ourSuffix: string;
}

interface Read {
  readonly busy: readonly Time[];
  readonly unread: number;
  readonly firstUnread: string | null;
}

/**
 * Reads the busy times of a calendar in a window, merged, and counts the events that could not be read.
 *
 * @throws Refusal
 */
export function readCalendar(asked: Asked): Read {
  return new Reading(asked).result();
}

class Reading {
  readonly #asked: Asked;
  readonly #busy: Time[] = [];
  #steps = 0;
  readonly #unread: (number | undefined)[] = [];

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  result(): Read {
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

  #eventsOf({ head, parts }: Calendar): Event[] {
    const zoneOf = zonesOf(head.first('x-wr-timezone')?.value, describedIn(parts));
    const isCancelled = head.first('method')?.value.trim().toUpperCase() === 'CANCEL';
    for (const part of parts) if (part.name === 'VFREEBUSY') this.#addPeriods(part, zoneOf);
    return parts
      .filter(({ name }) => name === 'VEVENT')
      .map((part) => new Event(part, zoneOf, isCancelled))
      .filter(({ uid }) => !uid.endsWith(this.#asked.ourSuffix) && !WRITTEN_BY_US.test(uid));
  }

  #addEvents(all: readonly Event[]): void {
    const events = withoutOlder(all);
    const changed = new Map<string, Event[]>();
    // One whose time can't be read leaves the time of its series busy.
    for (const one of events)
      if (one.of && (one.start || one.isCancelled))
        changed.set(one.uid, [...(changed.get(one.uid) ?? []), one]);
    for (const one of events) {
      if (one.isBusy && one.isDamaged) this.#countUnread(one);
      if (!one.hasStart()) continue;
      if (one.of || !one.isSeries) {
        if (one.isBusy) this.#add(one.at(one.start.clock));
        continue;
      }
      if (repeatsTooOften(one)) throw new Refusal('events');
      const bounds = { window: this.#asked.window, step: () => this.#step() };
      new Series(one, changed.get(one.uid) ?? [], bounds).addTimes((time) => this.#add(time));
    }
  }

  /** Counts an unreadable event, unless it is over or after the days that are read. */
  #countUnread(event: Event): void {
    const { window } = this.#asked;
    if (event.hasStart()) {
      const time = event.at(event.start.clock);
      const repeats = event.repeats && !event.of;
      if (time.start >= window.end || (time.end <= window.start && !repeats)) return;
    }
    this.#unread.push(event.start && instantOf(event.start));
  }

  #step(): void {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS) throw new Refusal('events');
  }

  #addPeriods(part: Part, zoneOf: ZoneOf): void {
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

  #add({ start, end }: Time): void {
    const { window } = this.#asked;
    if (end <= start || start >= window.end || window.start >= end) return;
    if (this.#busy.length >= MAX_TIMES) throw new Refusal('events');
    this.#busy.push({ start, end });
  }
}

function describedIn(parts: readonly Part[]): Map<string, string> {
  const zones = parts.filter(({ name }) => name === 'VTIMEZONE');
  return new Map(zones.map((zone) => [zone.first('tzid')?.value ?? '', zone.lines.join('\r\n')]));
}

/** Removes events that a newer version of the same event replaces (RFC 5546 2.1.4) or cancels. */
function withoutOlder(events: readonly Event[]): Event[] {
  const newest = new Map<string, Event>();
  const keyOf = ({ uid, of }: Event) => `${of ? instantOf(of) : ''} ${uid}`;
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

/**
 * Whether one event replaces the other. With equal sequence numbers both are kept, unless one is cancelled: then the
 * later counts.
 */
function isNewer(one: Event, other: Event): boolean {
  if (one.sequence !== other.sequence) return one.sequence > other.sequence;
  if (one.isCancelled === other.isCancelled) return false;
  return one.isCancelled ? one.stamp >= other.stamp : one.stamp > other.stamp;
}

function merged(times: readonly Time[]): Time[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of times.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
