import { MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';
import type { MeetingStatus, MeetingType } from './meeting';

/** Roles in a call: the two people of the meeting, one guest of the client, and another lawyer of the practice. */
export const CALL_ROLES = ['client', 'lawyer', 'guest', 'associate'] as const;
export type CallRole = (typeof CALL_ROLES)[number];

export const CALL_EVENT_KINDS = ['hello', 'bye', 'description', 'candidate', 'state'] as const;
export type CallEventKind = (typeof CALL_EVENT_KINDS)[number];

/**
 * Seconds without a sign of presence after which a person left the call when last seen; a shorter absence is no
 * leave.
 */
export const CALL_ABSENCE_SECONDS = 45;

/** A page that has missed more events than this says hello again. */
export const MAX_CALL_EVENTS = 300;

/**
 * Minutes before the start from which, and after the end until which, the call can be joined
 * (docs/contract/meetings.md).
 */
export const CALL_BEFORE_MINUTES = 10;
export const CALL_AFTER_MINUTES = 30;

export interface CallFacts extends TimeRange {
  readonly status: MeetingStatus;
  readonly type: MeetingType;
}

/** Returns when the call of a meeting can be joined: [start, end) in epoch milliseconds. */
export function callWindow({ start, end }: TimeRange): TimeRange {
  return {
    start: start - CALL_BEFORE_MINUTES * MINUTE_MS,
    end: end + CALL_AFTER_MINUTES * MINUTE_MS,
  };
}

/**
 * Why the call cannot be joined now: the meeting was cancelled, was never confirmed, is by phone, or it is too early
 * or too late. Null when it can.
 */
export function notJoinableReason(
  meeting: CallFacts,
  now: number,
): 'cancelled' | 'unconfirmed' | 'phone' | 'early' | 'late' | null {
  if (meeting.status === 'CANCELLED') return 'cancelled';
  if (meeting.status !== 'CONFIRMED' && meeting.status !== 'COMPLETED') return 'unconfirmed';
  if (meeting.type === 'PHONE') return 'phone';
  const { start, end } = callWindow(meeting);
  if (now < start) return 'early';
  return now < end ? null : 'late';
}
