import { monthRange, monthStart } from '@/lib/domain/platform/months';
import type { TimeRange } from '@/lib/domain/platform/time';

/** Returns the calendar year of Manila. */
export function yearRange(year: number): TimeRange {
  return { start: monthStart(`${year}-01`), end: monthRange(`${year}-12`).end };
}

/** Returns a quarter, 1 to 4, of a calendar year of Manila. */
export function quarterRange(year: number, quarter: number): TimeRange {
  const month = (at: number) => `${year}-${String(at).padStart(2, '0')}`;
  return { start: monthStart(month(3 * quarter - 2)), end: monthRange(month(3 * quarter)).end };
}
