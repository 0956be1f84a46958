import 'server-only';
import { callWindow, notJoinableReason } from '@/lib/domain/meetings/calls';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AppError } from '@/lib/server/platform/app-error';
import type { MeetingRow } from '../records/service';

/** What decides whether the call of a meeting can be joined. */
export function callFactsOf({ status, type, startsAt, endsAt }: MeetingRow) {
  return { status, type, start: startsAt.getTime(), end: endsAt.getTime() };
}

/** @throws AppError too_early, too_late, meeting_cancelled, bad_transition: nobody can be in the call now */
export function requireJoinable(meeting: MeetingRow, now: number): void {
  const facts = callFactsOf(meeting);
  switch (notJoinableReason(facts, now)) {
    case 'cancelled':
      throw new AppError('meeting_cancelled', 'The meeting was cancelled.');
    case 'unconfirmed':
      throw new AppError('bad_transition', 'This meeting is not confirmed, so there is no call.');
    case 'phone':
      throw new AppError(
        'bad_transition',
        'This meeting is by phone: the lawyer calls the client. There is no video call.',
      );
    case 'early': {
      const from = formatDayTime(callWindow(facts).start);
      throw new AppError('too_early', `The call opens on ${from}.`);
    }
    case 'late':
      throw new AppError('too_late', 'The time of this call is over.');
  }
}
