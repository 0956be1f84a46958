import { isOver, type MeetingStatus } from './meeting';

/** Longest text of a review, and of the reason of a report. */
export const REVIEW_MAX = 1000;
export const REPORT_MAX = 1000;
/** Longest text of a lawyer's summary, and of one of its next steps. */
export const SUMMARY_MAX = 5000;
export const STEP_MAX = 300;
export const MAX_STEPS = 10;

/** What decides whether a meeting has taken place; `end` is epoch ms. */
export interface PastFacts {
  readonly status: MeetingStatus;
  readonly end: number;
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
