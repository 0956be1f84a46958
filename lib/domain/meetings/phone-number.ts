import { MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';
import type { MeetingStatus } from './meeting';

export const NUMBER_BEFORE_MINUTES = 10;
export const NUMBER_AFTER_MINUTES = 30;

/** Returns when a lawyer sees the number of the client to call: [start, end) in epoch milliseconds. */
export function numberShown({ start, end }: TimeRange): TimeRange {
  return {
    start: start - NUMBER_BEFORE_MINUTES * MINUTE_MS,
    end: end + NUMBER_AFTER_MINUTES * MINUTE_MS,
  };
}

export function lawyerSeesNumber(
  meeting: TimeRange & { readonly status: MeetingStatus },
  now: number,
): boolean {
  if (meeting.status !== 'CONFIRMED' && meeting.status !== 'COMPLETED') return false;
  const { start, end } = numberShown(meeting);
  return now >= start && now < end;
}

export function namedNumber(phone: string): string {
  return `the number that ends in ${phone.slice(-4)}`;
}
