import {
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';

/** When people answer for Sangguni: days of the week (0 is Sunday) and minutes after midnight, in Manila. */
export const SUPPORT_HOURS = { days: [1, 2, 3, 4, 5, 6], opens: 8 * 60, closes: 18 * 60 } as const;

/** Within how many hours of support a question is answered, as people are told. */
export const ANSWER_WITHIN_HOURS = 8;

/** Whether support is open: until when, or from when; epoch ms. */
export type SupportState =
  | { readonly open: true; readonly until: number }
  | { readonly open: false; readonly from: number };

/** No row of holidays is longer: then it would say so instead of looking on. */
const LOOKS_AHEAD_DAYS = 30;

/**
 * Whether support is open at an instant (epoch ms).
 *
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
