import { type CallFacts, callWindow } from './calls';

/**
 * How asking another lawyer of the practice into a call stands. The last two are ends: the client declined, at first or after
 * having agreed, or the lawyer took it back.
 */
export const ASSOCIATE_STATES = ['ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN'] as const;
export type AssociateState = (typeof ASSOCIATE_STATES)[number];

/** Of the words to which a client agrees, in lib/catalogue/guest-terms.ts. Raise it with them. */
export const ASSOCIATE_CONSENT_VERSION = 1;

/** How often the client of one meeting is asked, so that a no is not worn down (docs/contract/lawyers.md). */
export const MAX_ASSOCIATE_REQUESTS = 3;

/** Whether an associate can be asked into a call: by video, confirmed, and until the call closes; `now` in epoch ms. */
export function canAskAssociate({ status, type, ...time }: CallFacts, now: number): boolean {
  return status === 'CONFIRMED' && type === 'VIDEO' && now < callWindow(time).end;
}
