import { type CallRole, callWindow } from '@/lib/domain/meetings/calls';
import { MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';
import { type Presence, togetherMs } from './presence';

/** Time that both sides were in the call without a connection after which the client can get the money back. */
export const UNCONNECTED_MS = 2 * MINUTE_MS;

/** How often such a refund needs no answer of the lawyer: per client in 90 days, and per lawyer in 30. */
export const UNCONNECTED_PER_CLIENT = 2;
export const UNCONNECTED_CLIENT_DAYS = 90;
export const UNCONNECTED_PER_LAWYER = 3;
export const UNCONNECTED_LAWYER_DAYS = 30;

/** A period in which a page reported its connections. */
export interface ConnectedPresence extends Presence {
  readonly connectedTo: readonly CallRole[];
}

/**
 * Returns whether both sides of a meeting came and were never connected: they were in the call together for a while,
 * and no page of either ever reported a connection to the other side. A page that reports a connection is believed.
 */
export function wereNeverConnected(
  meeting: TimeRange,
  presences: readonly ConnectedPresence[],
): boolean {
  const { start, end } = callWindow(meeting);
  const inTime = presences.filter((one) => one.start < end && one.end > start);
  return (
    togetherMs(meeting, inTime) >= UNCONNECTED_MS &&
    !inTime.some(({ role, connectedTo }) =>
      connectedTo.some((to) => isOfLawyer(to) !== isOfLawyer(role)),
    )
  );
}

/**
 * Whether a role counts as the lawyer's side here: an associate counts for neither side elsewhere, but a connection
 * with one is a connection with the lawyer's side.
 */
function isOfLawyer(role: CallRole): boolean {
  return role === 'lawyer' || role === 'associate';
}
