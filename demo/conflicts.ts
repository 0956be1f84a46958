import 'server-only';
import type { ConflictMatch } from '@/lib/domain/meetings/conflicts/conflict';
import { DAY_MS } from '@/lib/domain/platform/time';
import { storedMatches } from '@/lib/server/meetings/conflicts/service';
import type { MeetingRows, NewConflictCheck } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';

const NEVER_MET = 'Golden Harvest Trading Corporation';
const MET_BEFORE = 'Rodel D. Bautista';

/**
 * Adds another side to two meetings of the demo lawyer: a future one, whose check is open, and a past one, which was
 * checked.
 */
export function withOtherSides(
  now: number,
  meetings: readonly MeetingRows[],
  lawyers: readonly DemoLawyer[],
): MeetingRows[] {
  const own = lawyers.find(({ rows }) => rows.lawyer.displayName === demoAccount('lawyer').name);
  const byStart = meetings
    .filter(({ meeting }) => meeting.lawyerId === own?.rows.lawyer.id)
    .toSorted((a, b) => a.meeting.startsAt.getTime() - b.meeting.startsAt.getTime());
  const over = byStart.findLast(({ meeting }) => meeting.status === 'COMPLETED');
  const toCome = byStart.findLast(
    ({ meeting }) => meeting.status === 'CONFIRMED' && meeting.startsAt.getTime() > now + DAY_MS,
  );
  return meetings.map((rows) => {
    if (rows === over) return withOtherSide(rows, NEVER_MET, 'NONE');
    return rows === toCome ? withOtherSide(rows, MET_BEFORE, 'OPEN') : rows;
  });
}

function withOtherSide(
  rows: MeetingRows,
  otherParty: string,
  conflictState: 'NONE' | 'OPEN',
): MeetingRows {
  return { ...rows, meeting: { ...rows.meeting, otherParty, conflictState } };
}

export function conflictChecks(meetings: readonly MeetingRows[]): NewConflictCheck[] {
  const none: ConflictMatch[] = [];
  return meetings
    .filter(({ meeting }) => meeting.conflictState === 'NONE')
    .map(({ meeting: { id, lawyerId, startsAt } }) => ({
      meetingId: id,
      decision: 'NONE',
      lawyerId,
      matches: storedMatches(id, 'NONE', none),
      reason: null,
      matchedMeetings: [],
      decidedAt: new Date(startsAt.getTime() - DAY_MS),
    }));
}
