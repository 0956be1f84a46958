import 'server-only';
import type { MeetingFacts } from '@/lib/domain/meetings/changes';
import { isOver, type Party } from '@/lib/domain/meetings/meeting';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { MeetingRow } from './store';

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

/** What decides who may still cancel or move a meeting. */
export function factsOf(meeting: MeetingRow): MeetingFacts {
  return {
    status: meeting.status,
    start: meeting.startsAt.getTime(),
    end: meeting.endsAt.getTime(),
    earliestStart: meeting.earliestStart.getTime(),
    graceUntil: meeting.refundGraceUntil?.getTime() ?? null,
    lateMoveAt: meeting.lateMoveAt?.getTime() ?? null,
  };
}
