import { parseRule } from './rules.ts';
import { DAY_MS, dayOf, endAfter, instantOf, lengthOf, momentOf, periodOf } from './values.ts';

const HOUR_MS = 60 * 60 * 1000;

/** An event as it is written, each of its values read by itself: one that can't be read takes none of the others with it. */
export class Event {
  /** @type {import('./values.ts').Moment | undefined} */
  start;
  /** Of a series: which of its times this event is, and whether it is those after it too. */
  of;
  isFromThereOn = false;
  rules = [];
  exceptRules = [];
  extra = [];
  periods = [];
  except = [];
  /** Whether something of it could not be read. */
  isDamaged;
  #part;
  #zoneOf;
  #length;

  /**
   * @param {import('./components.ts').Part} part
   * @param {(name?: string) => import('./zones.ts').Zone} zoneOf
   * @param {boolean} isCancelled whether the whole calendar says what was cancelled
   */
  constructor(part, zoneOf, isCancelled) {
    this.#part = part;
    this.#zoneOf = zoneOf;
    this.isDamaged = part.isDamaged;
    this.uid = this.#text('uid');
    this.sequence = Number.parseInt(this.#text('sequence'), 10) || 0;
    this.stamp = this.#text('dtstamp');
    this.isCancelled = isCancelled || this.#is('status', 'CANCELLED');
    this.isBusy = !this.isCancelled && !this.#isFree();
    this.start = this.#moment('dtstart');
    if (!this.start && !this.isCancelled) this.isDamaged = true;
    this.of = this.#moment('recurrence-id');
    this.isFromThereOn =
      part.first('recurrence-id')?.parameters.range?.toUpperCase() === 'THISANDFUTURE';
    this.repeats = part.first('rrule') !== undefined || part.first('rdate') !== undefined;
    this.#length = this.start && this.#lengthFrom(this.start);
    this.#readRepeats();
  }

  /** Where a series is read, and what its times have in common. */
  get isSeries() {
    return this.rules.length + this.extra.length + this.periods.length > 0;
  }

  /** The times of the event where its clock shows this. */
  at(clock) {
    const moment = { ...this.start, clock };
    return { start: instantOf(moment), end: endAfter(moment, this.#length) };
  }

  /** A moment of this series: what names no zone is of the zone of its start. */
  own(moment) {
    const { start } = this;
    const isOwn = moment.isFloating && !moment.isDay && !start.isDay && !start.isFloating;
    return isOwn ? { ...moment, zone: start.zone } : moment;
  }

  #text(name) {
    return this.#part.first(name)?.value.trim() ?? '';
  }

  #is(name, value) {
    return this.#part.first(name)?.value.trimEnd().toUpperCase() === value;
  }

  /** As TRANSP says; Outlook's own word counts where there is none. */
  #isFree() {
    if (this.#part.first('transp')) return this.#is('transp', 'TRANSPARENT');
    return this.#is('x-microsoft-cdo-busystatus', 'FREE');
  }

  /** What `read` makes of a value; undefined, and the event damaged, where it can't. */
  #attempt(read) {
    try {
      return read();
    } catch {
      this.isDamaged = true;
      return undefined;
    }
  }

  #moment(name) {
    const property = this.#part.first(name);
    return property && this.#attempt(() => momentOf(property.value, property, this.#zoneOf));
  }

  /** An end that can't be read is an hour, or a day, after the start. */
  #lengthFrom(start) {
    const day = { days: 1, ms: 0 };
    const usual = start.isDay ? day : { days: 0, ms: 0 };
    const property = this.#part.first('duration');
    const end = this.#moment('dtend');
    const length = end || !property ? undefined : this.#attempt(() => lengthOf(property.value));
    if (length) return start.isDay && length.days === 0 && length.ms === 0 ? day : length;
    if (!end) return this.#part.first('dtend') || property ? this.#unknownLength(start) : usual;
    if (start.isDay && end.isDay) {
      const days = Math.round((end.clock - start.clock) / DAY_MS);
      if (days < 0) this.isDamaged = true;
      // Some write the last day instead of the one after it.
      return { days: days === 0 ? 1 : days, ms: 0 };
    }
    const ms = instantOf(end) - instantOf(start);
    if (ms < 0) this.isDamaged = true;
    return { days: 0, ms };
  }

  #unknownLength({ isDay }) {
    return isDay ? { days: 1, ms: 0 } : { days: 0, ms: HOUR_MS };
  }

  #readRepeats() {
    if (!this.start) return;
    this.rules = this.#rulesOf('rrule');
    this.exceptRules = this.#rulesOf('exrule');
    this.except = this.#listOf('exdate').map(({ moment }) => moment);
    for (const { moment, period } of this.#listOf('rdate'))
      if (period) this.periods.push(period);
      else this.extra.push(moment);
  }

  #rulesOf(name) {
    const rules = this.#part.all(name).map(({ value }) =>
      this.#attempt(() => {
        const rule = parseRule(value);
        return { ...rule, until: rule.until === null ? Infinity : this.#until(rule.until) };
      }),
    );
    return rules.filter((rule) => rule !== undefined);
  }

  /** The last instant that a rule may have: a day of UNTIL is one to its end, in the zone of the start. */
  #until(text) {
    const { start } = this;
    const until = this.own(momentOf(text, { type: '', parameters: {} }, this.#zoneOf));
    if (start.isDay) {
      const isEndOfDay = (until.clock + 1000) % DAY_MS === 0;
      const day = isEndOfDay ? Math.floor(until.clock / DAY_MS) : dayOf(until);
      return instantOf({ ...start, clock: day * DAY_MS });
    }
    if (until.isDay) return instantOf({ ...start, clock: until.clock + DAY_MS - 1000 });
    return instantOf(until);
  }

  /** Every value of EXDATE or RDATE; empty ones say nothing. */
  #listOf(name) {
    return this.#part.all(name).flatMap((property) =>
      property.value
        .split(',')
        .filter((value) => value.trim() !== '')
        .flatMap((value) => {
          const found = this.#attempt(() => {
            if (!value.includes('/')) return { moment: momentOf(value, property, this.#zoneOf) };
            const period = periodOf(value, property, this.#zoneOf);
            return { moment: period.moment, period };
          });
          return found ? [found] : [];
        }),
    );
  }
}
