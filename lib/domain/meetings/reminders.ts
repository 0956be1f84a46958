import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import type { MeetingStatus } from './meeting';

export const REMINDER_KINDS = ['DAY_BEFORE', 'SOON', 'REVIEW'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Minutes before the start at which both are reminded with the link. */
export const SOON_MINUTES = 10;
export const SOON_MS = SOON_MINUTES * MINUTE_MS;

/** Before the end of a hold its client is told. */
export const HOLD_ENDS_MS = 5 * MINUTE_MS;

/** What decides which reminder is due. Epoch milliseconds. */
interface RemindedMeeting {
  readonly status: MeetingStatus;
  readonly start: number;
  /** When it got this start: confirmed, or moved to it. */
  readonly timeSetAt: number;
}

/**
 * The reminder that is due at an instant, sent already or not. One of the day before is only for a time that was set more
 * than a day ahead: the mail that said so is the reminder otherwise.
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

/** Whether the reminder with the link is due at once, when a time is set. */
export function startsSoon(start: number, now: number): boolean {
  return start - now <= SOON_MS;
}
