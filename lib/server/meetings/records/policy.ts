import 'server-only';
import { cache } from 'react';
import { notTakenPlaceReason } from '@/lib/domain/meetings/afterwards';
import { notReportableReason } from '@/lib/domain/meetings/attendance/absence';
import type { MeetingFacts } from '@/lib/domain/meetings/cancellation';
import { canComment } from '@/lib/domain/meetings/comments';
import { isCaseOpen } from '@/lib/domain/meetings/conflicts/conflict';
import { isOver, type Party, sees } from '@/lib/domain/meetings/meeting';
import { AppError } from '@/lib/server/platform/app-error';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { MeetingRow, MeetingRows } from './store';

/**
 * Returns the party as which this user takes part in meetings; cached within a request, so that reads can be keyed by
 * it.
 */
export const partyOf = cache(
  (actor: Actor): Party =>
    actor.lawyerId ? lawyerSideOf(actor) : { side: 'client', userId: actor.id },
);

export function lawyerSideOf(actor: Actor) {
  const own = { side: 'lawyer', userId: actor.id, lawyerId: lawyerIdOf(actor) } as const;
  if (!actor.member) return own;
  const { rights, memberId } = actor.member;
  return { ...own, rights, memberId };
}

/**
 * Whether this person may read the client's text: a lawyer must first declare that there is no conflict of interest.
 */
export function showsCase({ conflictState }: Pick<MeetingRow, 'conflictState'>, party: Party) {
  return party.side === 'client' || (isCaseOpen(conflictState) && sees(party, 'meetings'));
}

/** Whether this person may see a file; their own is always visible. */
export function showsFile(
  file: { ownerId: string },
  meeting: Pick<MeetingRow, 'conflictState'>,
  party: Party,
): boolean {
  if (!sees(party, 'files')) return false;
  return (
    file.ownerId === party.userId || party.side === 'client' || isCaseOpen(meeting.conflictState)
  );
}

/** Whether files may be added and removed: until the meeting is over, and not for one that will not take place. */
export function canChangeFiles(meeting: { status: string; endsAt: Date }, now: number): boolean {
  return (
    (meeting.status === 'PAYMENT_PENDING' || meeting.status === 'CONFIRMED') &&
    !isOver(meeting.endsAt.getTime(), now)
  );
}

export function isOpenForComments({ meeting, client, lawyer }: MeetingRows, now: number): boolean {
  const { confirmedAt, endsAt } = meeting;
  const deserted = client.deleted || lawyer.deleted;
  return canComment({ confirmed: confirmedAt !== null, end: endsAt.getTime(), deserted }, now);
}

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

/** Returns why its client cannot report a meeting now; null when it can. Released money excludes a report. */
export function reportRefusal(meeting: MeetingRow, now: number) {
  const { type, releasedAt } = meeting;
  return notReportableReason({ ...factsOf(meeting), type }, now) ?? (releasedAt ? 'late' : null);
}

const NOT_TAKEN_PLACE = {
  early: ['too_early', 'The meeting is not over yet.'],
  cancelled: ['meeting_cancelled', 'The meeting was cancelled.'],
  unpaid: ['bad_transition', 'The meeting did not take place.'],
} as const;

/**
 * Requires a meeting that is over, and was neither cancelled nor left unpaid.
 * @throws AppError too_early, meeting_cancelled, bad_transition
 */
export function requireHeld({ status, endsAt }: MeetingRow, now: number): void {
  const why = notTakenPlaceReason({ status, end: endsAt.getTime() }, now);
  if (!why) return;
  const [key, message] = NOT_TAKEN_PLACE[why];
  throw new AppError(key, message);
}
