import 'server-only';
import { isOver, type Party } from '@/lib/domain/meetings/meeting';
import type { Actor } from '@/lib/server/platform/session/actor';

/** The side on which this user takes part in meetings. */
export function partyOf(actor: Actor): Party {
  return actor.lawyerId
    ? { side: 'lawyer', userId: actor.id, lawyerId: actor.lawyerId }
    : { side: 'client', userId: actor.id };
}

/** Files may be added and removed until the meeting is over, and not on one that will not happen. */
export function canChangeFiles(meeting: { status: string; endsAt: Date }, now: number): boolean {
  return (
    (meeting.status === 'PAYMENT_PENDING' || meeting.status === 'CONFIRMED') &&
    !isOver(meeting.endsAt.getTime(), now)
  );
}

/** A client may release a hold that is not paid. */
export function canReleaseHold(meeting: { status: string }, party: Party): boolean {
  return party.side === 'client' && meeting.status === 'PAYMENT_PENDING';
}
