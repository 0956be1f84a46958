import { CALL_ABSENCE_SECONDS, type CallRole } from './calls';
import { isOver, type MeetingStatus } from './meeting';

/** Longest text of a review, and of the reason of a report. */
export const REVIEW_MAX = 1000;
export const REPORT_MAX = 1000;
/** Longest reply of a lawyer to a review. */
export const REPLY_MAX = 1000;
/** Longest text of a lawyer's summary, and of one of its next steps. */
export const SUMMARY_MAX = 5000;
export const STEP_MAX = 300;
export const MAX_STEPS = 10;

/** Days after a meeting for which its lawyer is asked to write a summary. */
export const SUMMARY_ASKED_DAYS = 30;
/** Days after a meeting for which its client is asked for a review. */
export const REVIEW_ASKED_DAYS = 30;

/** What decides whether a meeting has taken place; `end` is epoch ms. */
export interface PastFacts {
  readonly status: MeetingStatus;
  readonly end: number;
}

/** Who was in a call, and when last seen there; epoch ms. */
interface LastSeen {
  readonly role: CallRole;
  readonly end: number;
}

/** Whether both people were in the call of a meeting that has begun, and nobody of them is in it any more. */
export function bothLeft(start: number, seen: readonly LastSeen[], now: number): boolean {
  const hasLeft = (role: CallRole) => {
    const ends = seen.filter((one) => one.role === role && one.end >= start).map(({ end }) => end);
    return ends.length > 0 && now - Math.max(...ends) > CALL_ABSENCE_SECONDS * 1000;
  };
  return now >= start && hasLeft('client') && hasLeft('lawyer');
}

/** Why a meeting has not taken place: it is not over, it was cancelled, or nobody paid. Null when it has. */
export function notTakenPlaceReason(
  { status, end }: PastFacts,
  now: number,
): 'early' | 'cancelled' | 'unpaid' | null {
  if (status === 'CANCELLED') return 'cancelled';
  if (status !== 'CONFIRMED' && status !== 'COMPLETED') return 'unpaid';
  return isOver(end, now) ? null : 'early';
}
