import { MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';
import type { MeetingStatus } from './meeting';

/** Minutes before the start from which, and after the end until which, a lawyer sees the number to call. */
export const NUMBER_BEFORE_MINUTES = 10;
export const NUMBER_AFTER_MINUTES = 30;

/** When a lawyer sees the number of a client who is called: [start, end) in epoch milliseconds. */
export function numberShown({ start, end }: TimeRange): TimeRange {
  return {
    start: start - NUMBER_BEFORE_MINUTES * MINUTE_MS,
    end: end + NUMBER_AFTER_MINUTES * MINUTE_MS,
  };
}

/** Whether the lawyer of a meeting sees that number now. */
export function lawyerSeesNumber(
  meeting: TimeRange & { readonly status: MeetingStatus },
  now: number,
): boolean {
  if (meeting.status !== 'CONFIRMED' && meeting.status !== 'COMPLETED') return false;
  const { start, end } = numberShown(meeting);
  return now >= start && now < end;
}

/** A number as a mail names it to its owner, `the number that ends in 4567`. */
export function namedNumber(phone: string): string {
  return `the number that ends in ${phone.slice(-4)}`;
}
