import { DAY_MS } from './days.ts';
import type { Event, StartedEvent } from './event.ts';
import { clocksOf, isTooOften, type TimedRule } from './rules.ts';
import { dayOf, instantOf, type Moment, type Time } from './values.ts';
import { clockAt } from './zones.ts';

interface Bounds {
  readonly window: Time;
  readonly step: () => void;
}

type Add = (time: Time) => void;

interface Later {
  readonly one: Event;
  readonly from: number;
}

/**
 * The times of a series in a window: its start, each of its rules separately, and its extra dates, without excluded
 * times and those replaced by another event of the file.
 */
export class Series {
  readonly #event: StartedEvent;
  readonly #bounds: Bounds;
  readonly #exceptDays = new Set<number>();
  readonly #exceptTimes = new Set<number>();
  readonly #later: Later[] = [];

  constructor(event: StartedEvent, changed: readonly Event[], bounds: Bounds) {
    this.#event = event;
    this.#bounds = bounds;
    for (const moment of event.except) this.#leaveOut(moment);
    for (const one of changed) {
      if (!one.of) continue;
      if (!one.isFromThereOn) this.#leaveOut(one.of);
      else this.#later.push({ one, from: instantOf(event.own(one.of)) });
    }
    this.#later.sort((a, b) => a.from - b.from);
    for (const rule of event.exceptRules)
      for (const clock of this.#clocksOf(rule)) this.#exceptTimes.add(event.at(clock).start);
  }

  addTimes(add: Add): void {
    const event = this.#event;
    this.#addTime(event.at(event.start.clock), add);
    for (const rule of event.rules)
      for (const clock of this.#clocksOf(rule)) this.#addTime(event.at(clock), add);
    for (const moment of event.extra) this.#addTime(event.at(this.#clockOf(moment)), add);
    for (const { start, end } of event.periods) this.#addTime({ start, end }, add);
  }

  #leaveOut(moment: Moment): void {
    const { start } = this.#event;
    if (start.isDay || moment.isDay) this.#exceptDays.add(dayOf(moment));
    else this.#exceptTimes.add(instantOf(this.#event.own(moment)));
  }

  /**
   * Returns the clock time of an extra date. An extra day in a timed series takes the time of its start; an extra
   * time in a whole-day series counts as its day.
   */
  #clockOf(moment: Moment): number {
    const { start } = this.#event;
    if (start.isDay) return dayOf(moment) * DAY_MS;
    if (moment.isDay)
      return moment.clock + (start.clock - Math.floor(start.clock / DAY_MS) * DAY_MS);
    return clockAt(start.zone, instantOf(this.#event.own(moment)));
  }

  *#clocksOf(rule: TimedRule): Generator<number, void> {
    const { start } = this.#event;
    const { window, step } = this.#bounds;
    const first = this.#event.at(start.clock);
    const moved = this.#later.flatMap(({ one, from }) => (one.hasStart() ? [{ one, from }] : []));
    const shifts = moved.map(({ one, from }) => instantOf(one.start) - from);
    // A day more on each side for the zones, and what a change from one on moves.
    const lengths = [first, ...moved.map(({ one }) => one.at(one.start.clock))];
    const longest = Math.max(...lengths.map((time) => time.end - time.start));
    const margin = 2 * DAY_MS + Math.max(0, ...shifts.map(Math.abs));
    const bounds = { from: window.start - longest - margin, to: window.end + margin, step };
    for (const clock of clocksOf(rule, start.clock, bounds)) {
      if (clock > bounds.to || this.#event.at(clock).start > rule.until) return;
      if (clock >= bounds.from) yield clock;
    }
  }

  #addTime(time: Time, add: Add): void {
    const day = () => Math.floor(clockAt(this.#event.start.zone, time.start) / DAY_MS);
    if (this.#exceptTimes.has(time.start)) return;
    if (this.#exceptDays.size > 0 && this.#exceptDays.has(day())) return;
    const changed = this.#later.findLast(({ from }) => from <= time.start);
    if (!changed) {
      if (this.#event.isBusy) add(time);
      return;
    }
    const { one, from } = changed;
    if (!one.isBusy || !one.hasStart()) return;
    const own = one.at(one.start.clock);
    const moved = time.start + instantOf(one.start) - from;
    add({ start: moved, end: moved + own.end - own.start });
  }
}

export function repeatsTooOften({ rules }: Event): boolean {
  return rules.some(isTooOften);
}
