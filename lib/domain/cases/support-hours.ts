import {
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';

/** Support hours: days of the week (0 is Sunday) and minutes after midnight, in Manila. */
export const SUPPORT_HOURS = { days: [1, 2, 3, 4, 5, 6], opens: 8 * 60, closes: 18 * 60 } as const;

/** Promised time for an answer, in hours of support. */
export const ANSWER_WITHIN_HOURS = 8;

export type SupportState =
  | { readonly open: true; readonly until: number }
  | { readonly open: false; readonly from: number };

/** Longer than any run of holidays, to bound the search. */
const LOOKS_AHEAD_DAYS = 30;

/**
 * Returns whether support is open at an instant (epoch ms).
 * @param holidays Manila days `YYYY-MM-DD` on which it stays closed
 * @throws RangeError when no day of the next 30 is open
 */
export function supportAt(now: number, holidays: readonly string[]): SupportState {
  const today = manilaDayNumber(now);
  for (let day = today; day <= today + LOOKS_AHEAD_DAYS; day++) {
    if (!isWorkday(day, holidays)) continue;
    const opens = manilaDayStart(day) + SUPPORT_HOURS.opens * MINUTE_MS;
    const closes = manilaDayStart(day) + SUPPORT_HOURS.closes * MINUTE_MS;
    if (now < opens) return { open: false, from: opens };
    if (now < closes) return { open: true, until: closes };
  }
  throw new RangeError(`Support is closed for ${LOOKS_AHEAD_DAYS} days.`);
}

function isWorkday(day: number, holidays: readonly string[]): boolean {
  const weekday = manilaWeekday(day);
  return SUPPORT_HOURS.days.some((one) => one === weekday) && !holidays.includes(manilaDayKey(day));
}
