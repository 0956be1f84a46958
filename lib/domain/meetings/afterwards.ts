import { CALL_ABSENCE_SECONDS, type CallRole } from './calls';
import { isOver, type MeetingStatus } from './meeting';

export const REVIEW_MAX = 1000;
export const REPORT_MAX = 1000;
export const REPLY_MAX = 1000;
export const SUMMARY_MAX = 5000;
export const STEP_MAX = 300;
export const MAX_STEPS = 10;

export const SUMMARY_ASKED_DAYS = 30;
export const REVIEW_ASKED_DAYS = 30;

export interface PastFacts {
  readonly status: MeetingStatus;
  readonly end: number;
}

interface LastSeen {
  readonly role: CallRole;
  readonly end: number;
}

/** Whether both people were in the call of a meeting that has begun, and both have left. */
export function bothLeft(start: number, seen: readonly LastSeen[], now: number): boolean {
  const hasLeft = (role: CallRole) => {
    const ends = seen.filter((one) => one.role === role && one.end >= start).map(({ end }) => end);
    return ends.length > 0 && now - Math.max(...ends) > CALL_ABSENCE_SECONDS * 1000;
  };
  return now >= start && hasLeft('client') && hasLeft('lawyer');
}

/** Why a meeting has not taken place: it is not over, it was cancelled, or it was not paid. Null when it has. */
export function notTakenPlaceReason(
  { status, end }: PastFacts,
  now: number,
): 'early' | 'cancelled' | 'unpaid' | null {
  if (status === 'CANCELLED') return 'cancelled';
  if (status !== 'CONFIRMED' && status !== 'COMPLETED') return 'unpaid';
  return isOver(end, now) ? null : 'early';
}
