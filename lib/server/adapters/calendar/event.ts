import type { Part } from './components.ts';
import { DAY_MS, HOUR_MS } from './days.ts';
import { parseRule, type TimedRule } from './rules.ts';
import {
  dayOf,
  endAfter,
  instantOf,
  type Length,
  lengthOf,
  type Moment,
  momentOf,
  type Period,
  periodOf,
  type Time,
} from './values.ts';
import type { ZoneOf } from './zones.ts';

const NO_LENGTH: Length = { days: 0, ms: 0 };

export type StartedEvent = Event & { readonly start: Moment };

function ownMoment(start: Moment, moment: Moment): Moment {
  const isOwn = moment.isFloating && !moment.isDay && !start.isDay && !start.isFloating;
  return isOwn ? { ...moment, zone: start.zone } : moment;
}

export class Event {
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly isCancelled: boolean;
  readonly isBusy: boolean;
  readonly repeats: boolean;
  readonly start: Moment | undefined;
  /** The time of the series that a changed occurrence replaces, and whether all later ones are replaced too. */
  readonly of: Moment | undefined;
  readonly isFromThereOn: boolean;
  rules: TimedRule[] = [];
  exceptRules: TimedRule[] = [];
  readonly extra: Moment[] = [];
  readonly periods: Period[] = [];
  except: Moment[] = [];
  isDamaged: boolean;
  readonly #part: Part;
  readonly #zoneOf: ZoneOf;
  readonly #length: Length = NO_LENGTH;

  constructor(part: Part, zoneOf: ZoneOf, isCancelled: boolean) {
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
    if (this.start) {
      this.#length = this.#lengthFrom(this.start);
      this.#readRepeats(this.start);
    }
  }

  at(this: StartedEvent, clock: number): Time {
    const moment = { ...this.start, clock };
    return { start: instantOf(moment), end: endAfter(moment, this.#length) };
  }

  own(this: StartedEvent, moment: Moment): Moment {
    return ownMoment(this.start, moment);
  }

  get isSeries(): boolean {
    return this.rules.length + this.extra.length + this.periods.length > 0;
  }

  hasStart(): this is StartedEvent {
    return this.start !== undefined;
  }

  #text(name: string): string {
    return this.#part.first(name)?.value.trim() ?? '';
  }

  #is(name: string, value: string): boolean {
    return this.#part.first(name)?.value.trimEnd().toUpperCase() === value;
  }

  /** Whether TRANSP marks it as free; Outlook's own property counts when TRANSP is missing. */
  #isFree(): boolean {
    if (this.#part.first('transp')) return this.#is('transp', 'TRANSPARENT');
    return this.#is('x-microsoft-cdo-busystatus', 'FREE');
  }

  #attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch {
      this.isDamaged = true;
      return undefined;
    }
  }

  #moment(name: string): Moment | undefined {
    const property = this.#part.first(name);
    return property && this.#attempt(() => momentOf(property.value, property, this.#zoneOf));
  }

  /** Measures from start to end; an unreadable end counts as an hour, or a day, after the start. */
  #lengthFrom(start: Moment): Length {
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

  #unknownLength({ isDay }: Moment): Length {
    return isDay ? { days: 1, ms: 0 } : { days: 0, ms: HOUR_MS };
  }

  #readRepeats(start: Moment): void {
    this.rules = this.#rulesOf('rrule', start);
    this.exceptRules = this.#rulesOf('exrule', start);
    this.except = this.#listOf('exdate').map(({ moment }) => moment);
    for (const { moment, period } of this.#listOf('rdate'))
      if (period) this.periods.push(period);
      else this.extra.push(moment);
  }

  #rulesOf(name: string, start: Moment): TimedRule[] {
    const rules = this.#part.all(name).map(({ value }) =>
      this.#attempt(() => {
        const rule = parseRule(value);
        return { ...rule, until: rule.until === null ? Infinity : this.#until(rule.until, start) };
      }),
    );
    return rules.filter((rule) => rule !== undefined);
  }

  /** Returns the last instant allowed by UNTIL; a plain day lasts to its end, in the zone of the start. */
  #until(text: string, start: Moment): number {
    const until = ownMoment(start, momentOf(text, { type: '', parameters: {} }, this.#zoneOf));
    if (start.isDay) {
      const isEndOfDay = (until.clock + 1000) % DAY_MS === 0;
      const day = isEndOfDay ? Math.floor(until.clock / DAY_MS) : dayOf(until);
      return instantOf({ ...start, clock: day * DAY_MS });
    }
    if (until.isDay) return instantOf({ ...start, clock: until.clock + DAY_MS - 1000 });
    return instantOf(until);
  }

  #listOf(name: string): { moment: Moment; period?: Period }[] {
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
