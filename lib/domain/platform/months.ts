import { DAY_MS, manilaDayKey, manilaDayNumber, manilaDayStart, type TimeRange } from './time';

/** Returns the key `YYYY-MM` of the Manila month that holds the instant (epoch ms). */
export function monthKey(instant: number): string {
  return manilaDayKey(manilaDayNumber(instant)).slice(0, 7);
}

/** Whether a text is the key of a month from 2000 to 2099. */
export function isMonthKey(key: string): boolean {
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(key);
}

/** Returns the half-open range of instants of a Manila month. */
export function monthRange(key: string): TimeRange {
  const { year, month } = fieldsOf(key);
  return { start: monthStart(key), end: firstOf(year, month + 1) };
}

export function monthStart(key: string): number {
  const { year, month } = fieldsOf(key);
  return firstOf(year, month);
}

function firstOf(year: number, month: number): number {
  return manilaDayStart(Date.UTC(year, month - 1, 1) / DAY_MS);
}

export function addMonths(key: string, count: number): string {
  const { year, month } = fieldsOf(key);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
}

function fieldsOf(key: string): { year: number; month: number } {
  if (!isMonthKey(key)) throw new RangeError(`Not a month: ${key}`);
  return { year: Number(key.slice(0, 4)), month: Number(key.slice(5)) };
}

/** Returns the half-open range of instants of a calendar year of Manila. */
export function yearRange(year: number): TimeRange {
  return { start: monthStart(`${year}-01`), end: monthRange(`${year}-12`).end };
}

/** Returns the half-open range of instants of a quarter, 1 to 4, of a calendar year of Manila. */
export function quarterRange(year: number, quarter: number): TimeRange {
  const month = (at: number) => `${year}-${String(at).padStart(2, '0')}`;
  return { start: monthStart(month(3 * quarter - 2)), end: monthRange(month(3 * quarter)).end };
}
