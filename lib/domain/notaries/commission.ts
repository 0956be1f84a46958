import { manilaDayKey, manilaDayNumber, manilaYear, parseDayKey } from '@/lib/domain/platform/time';

/** Days before the last day of a commission on which its notary is reminded, once each. */
export const COMMISSION_WARNINGS = [60, 30, 7] as const;

/** No commission under the 2004 Rules on Notarial Practice ended earlier. */
const FIRST_YEAR = 2005;

/**
 * Whether a day (`YYYY-MM-DD`, Manila) can be the last of a commission: it runs for two years from January 1 of the
 * year in which it is made, so that it ends on a December 31, that of next year at the latest (A.M. No. 02-8-13-SC,
 * Rule III, Section 11). `now` is epoch ms.
 */
export function isCommissionEnd(day: string, now: number): boolean {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)];
  return rest === '-12-31' && year >= FIRST_YEAR && year <= manilaYear(now) + 1;
}

/** Returns the possible last days of a commission in force on `now` (epoch ms), the sooner first. */
export function commissionEnds(now: number): readonly [string, string] {
  const year = manilaYear(now);
  return [`${year}-12-31`, `${year + 1}-12-31`];
}

/**
 * Returns the days from the Manila day of `now` (epoch ms) to the last day of a commission: 0 on it, negative after
 * it.
 */
export function commissionDaysLeft(validUntil: string, now: number): number {
  const last = parseDayKey(validUntil);
  if (last === null) throw new RangeError(`not a day: ${validUntil}`);
  return last - manilaDayNumber(now);
}

export function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

export function isCommissionOver(validUntil: string, now: number): boolean {
  return validUntil < manilaDayKey(manilaDayNumber(now));
}

/**
 * Returns the reminder that is due: the smallest of `COMMISSION_WARNINGS` that has been reached, 0 once the
 * commission is over; null where none is, or where it, or a later one, was sent (`warned`).
 */
export function dueWarning(validUntil: string, warned: number | null, now: number): number | null {
  const left = commissionDaysLeft(validUntil, now);
  const due = left < 0 ? 0 : COMMISSION_WARNINGS.findLast((days) => left <= days);
  return due !== undefined && (warned === null || due < warned) ? due : null;
}
