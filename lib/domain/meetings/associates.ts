import { type CallFacts, callWindow } from './calls';

/**
 * State of a request to another lawyer of the practice to join a call. The last two are final: the client declined,
 * at first or after having agreed, or the lawyer withdrew it.
 */
export const ASSOCIATE_STATES = ['ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN'] as const;
export type AssociateState = (typeof ASSOCIATE_STATES)[number];

/** Version of the client's consent text in lib/catalogue/guest-terms.ts. Raise it with every change. */
export const ASSOCIATE_CONSENT_VERSION = 1;

/** Maximum number of requests to the client of one meeting, so that a no is respected (docs/contract/lawyers.md). */
export const MAX_ASSOCIATE_REQUESTS = 3;

/** Whether an associate can be asked into a call: by video, confirmed, and until the call closes; `now` in epoch ms. */
export function canAskAssociate({ status, type, ...time }: CallFacts, now: number): boolean {
  return status === 'CONFIRMED' && type === 'VIDEO' && now < callWindow(time).end;
}
