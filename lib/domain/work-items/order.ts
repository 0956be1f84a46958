import {
  DAY_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';

/** Days within which a client may object to delivered written work. */
export const ORDER_OBJECTION_DAYS = 7;
/** Days within which an order can be paid. */
export const ORDER_OPEN_DAYS = 1;
export const UNPAID_ORDERS_PER_CLIENT = 3;
/** Maximum number of a client's orders with one lawyer that are unpaid or in work. */
export const ORDERS_PER_LAWYER = 3;
/** Maximum number of unpaid orders of a lawyer, for clients who have never paid for one. */
export const UNPAID_ORDERS_PER_LAWYER = 100;
export const ORDER_ABOUT_MAX = 5_000;
export const ORDER_OTHER_PARTY_MAX = 200;
export const DELIVERY_NOTE_MAX = 2_000;
export const REVISION_MAX = 2_000;
/** Hours before the end of the time for an answer at which the lawyer is reminded. */
export const ANSWER_REMINDER_HOURS = 4;
/** Reason of an order that its lawyer did not answer in time. */
export const UNANSWERED_REASON = 'not answered in time';

/**
 * Returns the end of the lawyer's time to accept an order that was paid then; both epoch ms. It is one working day:
 * 24 hours from Monday to Friday, in Manila, of which those of holidays don't count.
 * @param holidays Manila days, `YYYY-MM-DD`
 */
export function answerEnd(paidAt: number, holidays: readonly string[]): number {
  let from = paidAt;
  let left = DAY_MS;
  for (let day = manilaDayNumber(paidAt); ; day++) {
    const next = manilaDayStart(day + 1);
    if (isWorkingDay(day, holidays)) {
      if (next - from >= left) return from + left;
      left -= next - from;
    }
    from = next;
  }
}

function isWorkingDay(day: number, holidays: readonly string[]): boolean {
  const weekday = manilaWeekday(day);
  return weekday >= 1 && weekday <= 5 && !holidays.includes(manilaDayKey(day));
}
