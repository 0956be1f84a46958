import ICAL from 'ical.js';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { DAY_MS, HOUR_MS } from './days.ts';

/** Days that a zone remembers: half a century. */
const MAX_DAYS = 20_000;
/** Names of three letters in the tz database. Others, such as PST, are known to browsers and name several zones. */
const SHORT_NAMES = new Set(['UTC', 'GMT', 'UCT', 'EST', 'MST', 'HST', 'CET', 'MET', 'EET', 'WET']);

export interface Zone {
  /** Tells how many ms its clock is ahead of UTC when it shows `clock` (epoch ms of the same clock in UTC). */
  offset(clock: number): number;
}

/** Finds the zone that a value names, or the usual one where it names none. */
export type ZoneOf = (name?: string) => Zone;

/** A zone by its name in the tz database. */
class NamedZone implements Zone {
  readonly #clock: Intl.DateTimeFormat;
  /** Offsets by day; null where it changes. */
  readonly #days = new Map<number, number | null>();

  constructor(name: string) {
    this.#clock = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  offset(clock: number): number {
    const guess = this.#offsetAt(clock);
    // Right but for the hours around a change of the clock, where the second look decides.
    return this.#offsetAt(clock - guess);
  }

  /** A day on which the clock does not change is looked up once. */
  #offsetAt(instant: number): number {
    const day = Math.floor(instant / DAY_MS);
    const known = this.#days.get(day);
    if (known !== undefined) return known ?? this.#readClock(instant);
    const [first, last] = [this.#readClock(day * DAY_MS), this.#readClock((day + 1) * DAY_MS)];
    if (this.#days.size >= MAX_DAYS) this.#days.clear();
    this.#days.set(day, first === last ? first : null);
    return first === last ? first : this.#readClock(instant);
  }

  #readClock(instant: number): number {
    const parts = new Map(this.#clock.formatToParts(instant).map((p) => [p.type, Number(p.value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const day = Date.UTC(of('year'), of('month') - 1, of('day'));
    const time = ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000;
    return day + time - Math.floor(instant / 1000) * 1000;
  }
}

/** A zone as a file describes it (VTIMEZONE), from its first observance on; before that, and where it can't be read, another. */
class DescribedZone implements Zone {
  /** Undefined where it can't be read. */
  #zone: ICAL.Timezone | undefined;
  #first = Number.POSITIVE_INFINITY;
  readonly #instead: Zone;

  constructor(text: string, instead: Zone) {
    this.#instead = instead;
    try {
      const component = new ICAL.Component(ICAL.parse(text));
      this.#zone = new ICAL.Timezone(component);
      for (const one of component.getAllSubcomponents())
        this.#first = Math.min(this.#first, clockOf(one.getFirstPropertyValue('dtstart')));
    } catch {
      this.#first = Number.POSITIVE_INFINITY;
    }
  }

  offset(clock: number): number {
    if (!this.#zone || !(clock >= this.#first)) return this.#instead.offset(clock);
    const at = new Date(clock);
    return (
      this.#zone.utcOffset(
        new ICAL.Time(
          {
            year: at.getUTCFullYear(),
            month: at.getUTCMonth() + 1,
            day: at.getUTCDate(),
            hour: at.getUTCHours(),
            minute: at.getUTCMinutes(),
            second: at.getUTCSeconds(),
          },
          this.#zone,
        ),
      ) * 1000
    );
  }
}

/** Reads the clock of a start; throws for what is no time. */
function clockOf(start: unknown): number {
  if (!(start instanceof ICAL.Time)) throw new TypeError('no start of an observance');
  const { year, month, day, hour, minute, second } = start;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Makes a zone whose clock never changes. */
export function fixedZone(offset: number): Zone {
  return { offset: () => offset };
}

export const UTC = fixedZone(0);
export const MANILA = fixedZone(8 * HOUR_MS);

/** Zones by their names, for all files: there are as many as the tz database has names. */
const named = new Map<string, Zone>();

/** Finds the zone that the tz database has by this name, if any. */
function namedZone(name: string): Zone | undefined {
  const isName = name.length === 3 ? SHORT_NAMES.has(name.toUpperCase()) : /^[A-Za-z]/.test(name);
  if (!isName) return undefined;
  if (!named.has(name))
    try {
      named.set(name, new NamedZone(name));
    } catch {
      return undefined;
    }
  return named.get(name);
}

/** The first zone of a Windows name is CLDR's for the world; the rest are its countries'. */
const WINDOWS = new Map<string, string>(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(
    ({ windowsName, iana: [zone] }) => [windowsName.toLowerCase(), zone],
  ),
);

/** Finds the zone of `Pacific Standard Time`, `Pacific Standard Time 1`, and of what Outlook shows for it: `(UTC-08:00) Pacific Time (US & Canada)`. */
function windowsZone(name: string): Zone | undefined {
  const [, shown] = /\b(pacific|mountain|central|eastern|atlantic) time\b/i.exec(name) ?? [];
  const zone = WINDOWS.get(
    (shown ? `${shown} standard time` : name.replace(/ \d+$/, '')).toLowerCase(),
  );
  return zone === undefined ? undefined : namedZone(zone);
}

/** Finds the zone behind a prefix of a program: `/freeassociation.sourceforge.net/America/New_York`. */
function prefixedZone(name: string): Zone | undefined {
  const parts = name.split('/');
  for (const length of [3, 2, 1])
    if (parts.length > length) {
      const zone = namedZone(parts.slice(-length).join('/'));
      if (zone) return zone;
    }
  return undefined;
}

/** Finds the zone that libical names beside a description. */
function locatedZone(description = ''): Zone | undefined {
  const [, name] = /^X-LIC-LOCATION:(.+)$/im.exec(description) ?? [];
  return name === undefined ? undefined : namedZone(name.trim());
}

/** Makes the zone of `GMT+0300`, `(UTC-08:00) …`, `+08:00`, `Z`. */
function offsetZone(name: string): Zone | undefined {
  if (/^z$/i.test(name)) return UTC;
  const found =
    /(?:^|[^A-Za-z])(?:UTC|GMT)\s*(?:([+\u2212-])\s*(\d{1,2})[:.]?(\d{2})?(?!\d)|\)|$)/i.exec(
      name,
    ) ?? /^([+\u2212-])(\d{2}):?(\d{2})?$/.exec(name);
  if (!found) return undefined;
  const [, sign = '+', hours = 0, minutes = 0] = found;
  const offset = (Number(hours) + Number(minutes) / 60) * HOUR_MS;
  return offset > 14 * HOUR_MS ? undefined : fixedZone(sign === '+' ? offset : -offset);
}

/**
 * Tells the zone of each name that a calendar uses: the tz database's, else as the file describes it, else as Windows or
 * another program names it, else by an offset in the name; else the one that the calendar names for all of it
 * (X-WR-TIMEZONE), else Manila. `described` is the text of each VTIMEZONE.
 */
export function zonesOf(
  ofCalendar: string | undefined,
  described: ReadonlyMap<string, string>,
): ZoneOf {
  const known = new Map<string, Zone>();
  const byName = (name: string, otherwise: Zone) =>
    windowsZone(name) ?? prefixedZone(name) ?? offsetZone(name) ?? otherwise;
  const find = (name: string, otherwise: Zone) => {
    const clean = name.trim().replaceAll('\\', '');
    const inTzDatabase = namedZone(clean);
    if (inTzDatabase) return inTzDatabase;
    const text = described.get(name);
    const zone = locatedZone(text) ?? byName(clean, otherwise);
    return text === undefined ? zone : new DescribedZone(text, zone);
  };
  const usual = ofCalendar === undefined ? MANILA : find(ofCalendar, MANILA);
  return (name) => {
    if (name === undefined) return usual;
    const zone = known.get(name) ?? find(name, usual);
    known.set(name, zone);
    return zone;
  };
}

/** Tells the instant at which a zone's clock shows this. */
export function instantIn(zone: Zone, clock: number): number {
  return clock - zone.offset(clock);
}

/** Reads a zone's clock at an instant. */
export function clockAt(zone: Zone, instant: number): number {
  const guess = instant + zone.offset(instant);
  return instant + zone.offset(guess);
}
