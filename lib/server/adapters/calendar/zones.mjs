import ICAL from 'ical.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MANILA = 'Asia/Manila';
/** Days that a zone remembers: half a century. */
const MAX_DAYS = 20_000;

/** A zone by its name in the tz database, for files that name one without describing it. */
class NamedZone extends ICAL.Timezone {
  #clock;
  /** Offsets by day; null where it changes. */
  #days = new Map();

  /** @param {string} name */
  constructor(name) {
    super({ tzid: name });
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

  /** Seconds that its clock is ahead of UTC at what the clock shows. */
  utcOffset({ year, month, day, hour, minute, second }) {
    const shown = Date.UTC(year, month - 1, day, hour, minute, second);
    const guess = this.#offsetAt(shown);
    // Right but for the hours around a change of the clock, where the second look decides.
    return this.#offsetAt(shown - guess * 1000);
  }

  /** A day on which the clock does not change is looked up once. */
  #offsetAt(instant) {
    const day = Math.floor(instant / DAY_MS);
    const known = this.#days.get(day);
    if (known !== undefined) return known ?? this.#readClock(instant);
    const [first, last] = [this.#readClock(day * DAY_MS), this.#readClock((day + 1) * DAY_MS)];
    if (this.#days.size >= MAX_DAYS) this.#days.clear();
    this.#days.set(day, first === last ? first : null);
    return first === last ? first : this.#readClock(instant);
  }

  #readClock(instant) {
    const parts = new Map(this.#clock.formatToParts(instant).map((p) => [p.type, Number(p.value)]));
    const of = (type) => parts.get(type) ?? 0;
    const shown = Date.UTC(
      of('year'),
      of('month') - 1,
      of('day'),
      of('hour'),
      of('minute'),
      of('second'),
    );
    return (shown - Math.floor(instant / 1000) * 1000) / 1000;
  }
}

function isNamedZone(name) {
  if (ICAL.TimezoneService.has(name)) return true;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Makes a zone known to the parser. There are as many as the tz database has names. */
function register(name) {
  if (!ICAL.TimezoneService.has(name)) ICAL.TimezoneService.register(new NamedZone(name), name);
}

/**
 * Gives each time of a component a zone: the one it names where the file describes it or the tz database has it, else
 * Manila, which is what floating times are too.
 *
 * @param {readonly [name: string, parameters: Record<string, unknown>, type: string, ...unknown[]][]} properties jCal
 * @param {ReadonlySet<string>} described
 */
export function giveZones(properties, described) {
  for (const [, parameters, type] of properties) {
    if (type !== 'date-time' && type !== 'period') continue;
    const { tzid } = parameters;
    if (typeof tzid === 'string' && described.has(tzid)) continue;
    const zone = typeof tzid === 'string' && isNamedZone(tzid) ? tzid : MANILA;
    register(zone);
    parameters.tzid = zone;
  }
}
