/** Days by their numbers, counted from January 1, 1970. */

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** Lists the days from the first to the one before the end. */
export function daysFrom(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, n) => first + n);
}

/** The number of a day or a week in its month or year, and how many that has. */
export interface Place {
  readonly number: number;
  readonly size: number;
}

/** Numbers a day's week in its year (the first has four days of it or more). */
export function weekOf(day: number, weekStart: number): Place {
  const monday = day - ((weekdayOf(day) - weekStart + 7) % 7);
  const { year } = dateOf(monday + 3);
  const firstOf = (one: number) => {
    const first = dayNumber(one, 0) + 3;
    return first - ((weekdayOf(first) - weekStart + 7) % 7);
  };
  const first = firstOf(year);
  return { number: (monday - first) / 7 + 1, size: (firstOf(year + 1) - first) / 7 };
}

/** Reads a day as its year, its month (0 to 11) and its date. */
export function dateOf(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
}

/** Counts the days from January 1, 1970 to the first of a month; a month past December is of a later year. */
export function dayNumber(year: number, month: number): number {
  const at = new Date(0);
  at.setUTCFullYear(year, month, 1);
  return at.getTime() / DAY_MS;
}

/** Counts the days of a month. */
export function daysOfMonth(year: number, month: number): number {
  return dayNumber(year, month + 1) - dayNumber(year, month);
}

/** Tells the weekday of a day, 0 for Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
