export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

export function daysFrom(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, n) => first + n);
}

/** Position of a day or week in its month or year, and the number of days or weeks there. */
export interface Place {
  readonly number: number;
  readonly size: number;
}

/** Returns the week number of a day in its year (the first week has at least four days of it). */
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

/** Splits a day into year, month (0 to 11) and date. */
export function dateOf(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
}

/** Counts the days from January 1, 1970 to the first of a month; months past December belong to later years. */
export function dayNumber(year: number, month: number): number {
  const at = new Date(0);
  at.setUTCFullYear(year, month, 1);
  return at.getTime() / DAY_MS;
}

export function daysOfMonth(year: number, month: number): number {
  return dayNumber(year, month + 1) - dayNumber(year, month);
}

/** Returns the weekday of a day, 0 for Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
