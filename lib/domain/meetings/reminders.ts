import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import type { MeetingStatus } from './meeting';

export const REMINDER_KINDS = ['DAY_BEFORE', 'SOON', 'REVIEW'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Minutes before the start at which both are reminded with the link. */
export const SOON_MINUTES = 10;
export const SOON_MS = SOON_MINUTES * MINUTE_MS;

/** Time before the end of a hold at which its client is notified. */
export const HOLD_ENDS_MS = 5 * MINUTE_MS;

interface RemindedMeeting {
  readonly status: MeetingStatus;
  readonly start: number;
  readonly timeSetAt: number;
}

/**
 * Returns the reminder due at an instant, whether or not it was sent. The one of the day before is only for a time
 * set more than a day ahead: otherwise the mail about the new time serves as the reminder.
 */
export function dueReminder(
  { status, start, timeSetAt }: RemindedMeeting,
  now: number,
): ReminderKind | null {
  if (status === 'COMPLETED') return 'REVIEW';
  if (status !== 'CONFIRMED' || now >= start) return null;
  if (now >= start - SOON_MS) return 'SOON';
  return now >= start - DAY_MS && timeSetAt <= start - DAY_MS ? 'DAY_BEFORE' : null;
}

export function startsSoon(start: number, now: number): boolean {
  return start - now <= SOON_MS;
}
