import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** Times that a lawyer offers at once. */
export const FOLLOW_UP_TIMES = 3;
/** Most characters of what the lawyer writes to it. */
export const FOLLOW_UP_NOTE_MAX = 500;
/** Days for which an offer can be chosen at most. */
export const FOLLOW_UP_DAYS = 7;
/** Offers that a lawyer makes to one client, and to all clients, within 24 hours. */
export const FOLLOW_UPS_PER_CLIENT = 3;
export const FOLLOW_UPS_PER_LAWYER = 30;

/**
 * How an offer stands: its client can choose a time · holds one and has not paid · has booked one · its lawyer took it back ·
 * its time is over.
 */
export const FOLLOW_UP_STATES = ['OPEN', 'HELD', 'BOOKED', 'WITHDRAWN', 'ENDED'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/**
 * Until when an offer can be chosen (epoch ms): until the notice of its lawyer before the first of its times, and 7 days at
 * most. Source: docs/contract/meetings.md, Follow-ups.
 *
 * @param starts epoch ms, at least one
 */
export function followUpEnd(starts: readonly number[], noticeMinutes: number, now: number): number {
  return Math.min(Math.min(...starts) - noticeMinutes * MINUTE_MS, now + FOLLOW_UP_DAYS * DAY_MS);
}

/** Instants are epoch ms. */
interface FollowUpFacts {
  readonly expiresAt: number;
  readonly withdrawn: boolean;
  /** The meeting that was booked with it last. */
  readonly taken: { readonly confirmed: boolean; readonly heldUntil: number | null } | null;
}

/** A hold that ran out leaves the offer as it was before: its client may choose again while it lasts. */
export function followUpState(
  { expiresAt, withdrawn, taken }: FollowUpFacts,
  now: number,
): FollowUpState {
  if (taken?.confirmed) return 'BOOKED';
  if (taken?.heldUntil && taken.heldUntil > now) return 'HELD';
  if (withdrawn) return 'WITHDRAWN';
  return expiresAt > now ? 'OPEN' : 'ENDED';
}
