import { clocksOf, isTooOften } from './rules.ts';
import { DAY_MS, dayOf, instantOf } from './values.ts';
import { clockAt } from './zones.ts';

/**
 * The times of a series in a window: of its start, of each of its rules by itself, and of its extra dates, without those
 * that are excepted or that another event of the file replaces.
 */
export class Series {
  #event;
  #bounds;
  #exceptDays = new Set();
  #exceptTimes = new Set();
  #later = [];

  /**
   * @param {import('./event.ts').Event} event
   * @param {readonly import('./event.ts').Event[]} changed events that are one of its times, or all from one on
   * @param {{window: {start: number, end: number}, step: () => void}} bounds
   */
  constructor(event, changed, bounds) {
    this.#event = event;
    this.#bounds = bounds;
    for (const moment of event.except) this.#leaveOut(moment);
    for (const one of changed)
      if (!one.isFromThereOn) this.#leaveOut(one.of);
      else this.#later.push({ one, from: instantOf(event.own(one.of)) });
    this.#later.sort((a, b) => a.from - b.from);
    for (const rule of event.exceptRules)
      for (const clock of this.#clocksOf(rule)) this.#exceptTimes.add(event.at(clock).start);
  }

  /** @param {(time: {start: number, end: number}) => void} add */
  addTimes(add) {
    const event = this.#event;
    this.#addTime(event.at(event.start.clock), add);
    for (const rule of event.rules)
      for (const clock of this.#clocksOf(rule)) this.#addTime(event.at(clock), add);
    for (const moment of event.extra) this.#addTime(event.at(this.#clockOf(moment)), add);
    for (const { start, end } of event.periods) this.#addTime({ start, end }, add);
  }

  #leaveOut(moment) {
    const { start } = this.#event;
    if (start.isDay || moment.isDay) this.#exceptDays.add(dayOf(moment));
    else this.#exceptTimes.add(instantOf(this.#event.own(moment)));
  }

  /** An extra day of a series of times has the time of its start; an extra time of a series of days is its day. */
  #clockOf(moment) {
    const { start } = this.#event;
    if (start.isDay) return dayOf(moment) * DAY_MS;
    if (moment.isDay)
      return moment.clock + (start.clock - Math.floor(start.clock / DAY_MS) * DAY_MS);
    return clockAt(start.zone, instantOf(this.#event.own(moment)));
  }

  /** What a rule shows near the window, to its UNTIL. */
  *#clocksOf(rule) {
    const { start } = this.#event;
    const { window, step } = this.#bounds;
    const first = this.#event.at(start.clock);
    const moved = this.#later.filter(({ one }) => one.start);
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

  #addTime(time, add) {
    const day = () => Math.floor(clockAt(this.#event.start.zone, time.start) / DAY_MS);
    if (this.#exceptTimes.has(time.start)) return;
    if (this.#exceptDays.size > 0 && this.#exceptDays.has(day())) return;
    const changed = this.#later.findLast(({ from }) => from <= time.start);
    if (!changed) {
      if (this.#event.isBusy) add(time);
      return;
    }
    if (!changed.one.isBusy) return;
    const own = changed.one.at(changed.one.start.clock);
    const moved = time.start + instantOf(changed.one.start) - changed.from;
    add({ start: moved, end: moved + own.end - own.start });
  }
}

/** Whether a series repeats within the hour, which nobody's meetings do. */
export function repeatsTooOften({ rules }) {
  return rules.some(isTooOften);
}
