import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';

export const FOLLOW_UP_TIMES = 3;
export const FOLLOW_UP_NOTE_MAX = 500;
export const FOLLOW_UP_DAYS = 7;
/** Maximum offers of a lawyer to one client, and to all clients, within 24 hours. */
export const FOLLOW_UPS_PER_CLIENT = 3;
export const FOLLOW_UPS_PER_LAWYER = 30;

/**
 * State of an offer: its client can choose a time · holds one and has not paid · has booked one · its lawyer withdrew
 * it · it has expired.
 */
export const FOLLOW_UP_STATES = ['OPEN', 'HELD', 'BOOKED', 'WITHDRAWN', 'ENDED'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/**
 * Returns the expiry of an offer (epoch ms): the lawyer's notice before the first of its times, and 7 days at most.
 * Source: docs/contract/meetings.md, Follow-ups.
 * @param starts epoch ms, at least one
 */
export function followUpEnd(starts: readonly number[], noticeMinutes: number, now: number): number {
  return Math.min(Math.min(...starts) - noticeMinutes * MINUTE_MS, now + FOLLOW_UP_DAYS * DAY_MS);
}

interface FollowUpFacts {
  readonly expiresAt: number;
  readonly withdrawn: boolean;
  readonly taken: { readonly confirmed: boolean; readonly heldUntil: number | null } | null;
}

/** Returns the state of an offer. An expired hold reopens it: its client may choose again until it ends. */
export function followUpState(
  { expiresAt, withdrawn, taken }: FollowUpFacts,
  now: number,
): FollowUpState {
  if (taken?.confirmed) return 'BOOKED';
  if (taken?.heldUntil && taken.heldUntil > now) return 'HELD';
  if (withdrawn) return 'WITHDRAWN';
  return expiresAt > now ? 'OPEN' : 'ENDED';
}
