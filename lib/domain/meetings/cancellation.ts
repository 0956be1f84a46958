import { HOUR_MS } from '@/lib/domain/platform/time';
import { refundDeadline } from '../payments/refund-outlook';
import { isOver, type MeetingStatus, type Party } from './meeting';

type Side = Party['side'];

/** Facts that decide who may still cancel or move a meeting, and at what cost; instants are epoch ms. */
export interface MeetingFacts {
  readonly status: MeetingStatus;
  readonly start: number;
  readonly end: number;
  /** The earliest start since it was booked, or since the lawyer last moved it. */
  readonly earliestStart: number;
  /** Until when the client may cancel for a full refund because the lawyer moved it; null if not moved. */
  readonly graceUntil: number | null;
  /** When the client used the one change of time allowed after the refund ended. */
  readonly lateMoveAt: number | null;
}

/** Between a lawyer's change of the time and a start that is sooner than the booked one, milliseconds. */
export const SOONER_NOTICE_MS = HOUR_MS;

/** Minimum hours for a client to decide about a time set by the lawyer. */
export const GRACE_HOURS = 24;
const GRACE_MS = GRACE_HOURS * HOUR_MS;

/** Returns the last instant at which a client's cancellation gives a full refund. */
export function refundEnd({
  earliestStart,
  graceUntil,
}: Pick<MeetingFacts, 'earliestStart' | 'graceUntil'>): number {
  return Math.max(refundDeadline(earliestStart), graceUntil ?? Number.NEGATIVE_INFINITY);
}

/**
 * Whether a side can cancel: a client a hold, or a confirmed meeting until it starts; a lawyer a confirmed one until
 * it is over.
 */
export function canCancel(meeting: MeetingFacts, side: Side, now: number): boolean {
  if (meeting.status === 'PAYMENT_PENDING') return side === 'client';
  if (meeting.status !== 'CONFIRMED') return false;
  return side === 'client' ? now < meeting.start : !isOver(meeting.end, now);
}

/** Returns the centavos refunded when this side cancels a confirmed meeting now. */
export function refundOnCancel(
  meeting: MeetingFacts,
  side: Side,
  paid: number,
  now: number,
): number {
  return side === 'lawyer' || now <= refundEnd(meeting) ? paid : 0;
}

/**
 * Why this side cannot move a meeting now: it is not confirmed, it has begun, or the client has used the one change
 * after the refund ended. Null when it can.
 */
export function refusalToMove(
  meeting: MeetingFacts,
  side: Side,
  now: number,
): 'not_confirmed' | 'begun' | 'used' | null {
  if (meeting.status !== 'CONFIRMED') return 'not_confirmed';
  if (now >= meeting.start) return 'begun';
  return side === 'client' && now > refundEnd(meeting) && meeting.lateMoveAt !== null
    ? 'used'
    : null;
}

/** Returns a meeting that could not be connected at another start, like a new booking without its history. */
export function bookedAnew<M extends MeetingFacts>(meeting: M, start: number): M {
  return {
    ...meeting,
    status: 'CONFIRMED',
    start,
    end: start + meeting.end - meeting.start,
    earliestStart: start,
    graceUntil: null,
    lateMoveAt: null,
  };
}

/**
 * Returns a meeting moved to another start, of the same length. When moved by the client, the earliest start still
 * counts for the refund; when moved by the lawyer, the new one does, and the client has a day to cancel, or until the
 * start.
 */
export function movedTo<M extends MeetingFacts>(
  meeting: M,
  side: Side,
  start: number,
  now: number,
): M {
  const times = { start, end: start + meeting.end - meeting.start };
  if (side === 'lawyer') {
    const graceUntil = Math.min(now + GRACE_MS, start);
    return { ...meeting, ...times, earliestStart: start, graceUntil };
  }
  const lateMoveAt = now > refundEnd(meeting) ? now : meeting.lateMoveAt;
  const earliestStart = Math.min(meeting.earliestStart, start);
  return { ...meeting, ...times, earliestStart, lateMoveAt };
}
