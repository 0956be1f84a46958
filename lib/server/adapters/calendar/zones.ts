import ICAL from 'ical.js';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { DAY_MS, HOUR_MS } from './days.ts';

const MAX_DAYS = 20_000;
/** Three-letter names in the tz database. Others, such as PST, are known to browsers but ambiguous. */
const SHORT_NAMES = new Set(['UTC', 'GMT', 'UCT', 'EST', 'MST', 'HST', 'CET', 'MET', 'EET', 'WET']);

export interface Zone {
  /** Returns how many ms its clock is ahead of UTC when it shows `clock` (epoch ms of the same clock in UTC). */
  offset(clock: number): number;
}

/** Finds the named zone, or the default one without a name. */
export type ZoneOf = (name?: string) => Zone;

class NamedZone implements Zone {
  readonly #clock: Intl.DateTimeFormat;
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

/**
 * A zone described in the file (VTIMEZONE), valid from its first observance; before that, or if unreadable, another
 * zone applies.
 */
class DescribedZone implements Zone {
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

function clockOf(start: unknown): number {
  if (!(start instanceof ICAL.Time)) throw new TypeError('no start of an observance');
  const { year, month, day, hour, minute, second } = start;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function fixedZone(offset: number): Zone {
  return { offset: () => offset };
}

export const UTC = fixedZone(0);
export const MANILA = fixedZone(8 * HOUR_MS);

const named = new Map<string, Zone>();

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

/** Zones of Windows names: the first is CLDR's default for the world, the others are for its countries. */
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

/** Finds the zone after a program's prefix: `/freeassociation.sourceforge.net/America/New_York`. */
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
 * Resolves each zone name in a calendar: in the tz database, else as the file describes it, else by the names of
 * Windows or other programs, else by an offset in the name; else the zone of the whole calendar (X-WR-TIMEZONE), else
 * Manila. `described` is the text of each VTIMEZONE.
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

/** Returns the instant at which a zone's clock shows this time. */
export function instantIn(zone: Zone, clock: number): number {
  return clock - zone.offset(clock);
}

export function clockAt(zone: Zone, instant: number): number {
  const guess = instant + zone.offset(instant);
  return instant + zone.offset(guess);
}
