import type { CallFacts } from './calls';
import { isOver } from './meeting';

export const GUEST_RELATIONS = ['INTERPRETER', 'FAMILY', 'FRIEND', 'COLLEAGUE', 'OTHER'] as const;
export type GuestRelation = (typeof GUEST_RELATIONS)[number];

/**
 * Version of the consent texts of client and guest (CPRA, section 44) in lib/catalogue/guest-terms.ts. Raise it with
 * every change.
 */
export const GUEST_CONSENT_VERSION = 1;

export const GUEST_NAME_LENGTH = 80;

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

export function canInviteGuest({ status, type, end }: CallFacts, now: number): boolean {
  return status === 'CONFIRMED' && type === 'VIDEO' && !isOver(end, now);
}
