import type { CallFacts } from './calls';
import { isOver } from './meeting';

/** Who a client brings into the call of a meeting. */
export const GUEST_RELATIONS = ['INTERPRETER', 'FAMILY', 'FRIEND', 'COLLEAGUE', 'OTHER'] as const;
export type GuestRelation = (typeof GUEST_RELATIONS)[number];

/**
 * Of what a client agrees to before somebody else is invited (CPRA, section 44), and of what that person agrees to.
 * Raise it with the words, in lib/catalogue/guest-terms.ts.
 */
export const GUEST_CONSENT_VERSION = 1;

/** Longest name of a guest, and of who comes to a meeting that was booked for another. */
export const GUEST_NAME_LENGTH = 80;

/** Who comes to a meeting that a client booked for another, as seen from the client. */
export const ATTENDEE_RELATIONS = [
  'PARENT',
  'CHILD',
  'PARTNER',
  'SIBLING',
  'RELATIVE',
  'FRIEND',
  'COLLEAGUE',
  'OTHER',
] as const;
export type AttendeeRelation = (typeof ATTENDEE_RELATIONS)[number];

/** Whether the client can invite somebody now: the meeting is by video, confirmed and not over. */
export function canInviteGuest({ status, type, end }: CallFacts, now: number): boolean {
  return status === 'CONFIRMED' && type === 'VIDEO' && !isOver(end, now);
}
