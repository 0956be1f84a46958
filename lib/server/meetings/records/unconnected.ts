import 'server-only';
import { and, count, eq, gt } from 'drizzle-orm';
import {
  UNCONNECTED_CLIENT_DAYS,
  UNCONNECTED_LAWYER_DAYS,
  UNCONNECTED_PER_CLIENT,
  UNCONNECTED_PER_LAWYER,
  wereNeverConnected,
} from '@/lib/domain/meetings/attendance/unconnected';
import type { Party } from '@/lib/domain/meetings/meeting';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { callConnections } from '@/lib/server/schema/calls';
import { meetingMoves, meetings } from '@/lib/server/schema/meetings';
import { reportRefusal } from './policy';
import type { MeetingRow, MeetingRows } from './store';

// Service

/**
 * Whether a report is ended at once in favour of the client, because both came and their browsers never connected.
 * Repeated claims, also about the same lawyer, are handled like every other report.
 */
export async function isUnconnected(
  exec: Executor,
  meeting: MeetingRow,
  now: number,
): Promise<boolean> {
  if (meeting.type !== 'VIDEO') return false;
  const time = { start: meeting.startsAt.getTime(), end: meeting.endsAt.getTime() };
  if (!wereNeverConnected(time, await listPresences(exec, meeting.id))) return false;
  const { clientId, lawyerId } = meeting;
  const ofClient = await countSince(exec, { clientId }, now - UNCONNECTED_CLIENT_DAYS * DAY_MS);
  const ofLawyer = await countSince(exec, { lawyerId }, now - UNCONNECTED_LAWYER_DAYS * DAY_MS);
  return ofClient < UNCONNECTED_PER_CLIENT && ofLawyer < UNCONNECTED_PER_LAWYER;
}

/**
 * Whether the client can choose between a refund and another time: while the meeting can be reported, was not, and a
 * report would be ended at once.
 */
export async function canChooseAgain(
  exec: Executor,
  meeting: MeetingRow,
  now: number,
): Promise<boolean> {
  if (reportRefusal(meeting, now)) return false;
  return (await isUnconnected(exec, meeting, now)) && !(await isReported(exec, meeting.id));
}

/** Whether a reader of the meeting sees that choice; its lawyer never does. */
export async function readsNeverConnected(
  { meeting, absence }: Pick<MeetingRows, 'meeting' | 'absence'>,
  { side }: Party,
  now: number,
): Promise<boolean> {
  return side === 'client' && !absence && (await canChooseAgain(database(), meeting, now));
}

// Store

export async function listPresences(exec: Executor, meetingId: string) {
  const { role, connectedTo, startedAt, reportedAt } = callConnections;
  const rows = await exec
    .select({ role, connectedTo, startedAt, reportedAt })
    .from(callConnections)
    .where(eq(callConnections.meetingId, meetingId));
  return rows.map(({ startedAt: from, reportedAt: until, ...row }) => ({
    ...row,
    start: from.getTime(),
    end: until.getTime(),
  }));
}

async function isReported(exec: Executor, id: string): Promise<boolean> {
  const { meetingId } = meetingAbsences;
  return (
    (await exec.select({ meetingId }).from(meetingAbsences).where(eq(meetingId, id))).length > 0
  );
}

type Whose = { readonly clientId: string } | { readonly lawyerId: string };

/**
 * Counts refunds or new times that a client, or the clients of a lawyer, received since then without the lawyer's
 * response.
 */
async function countSince(exec: Executor, whose: Whose, since: number): Promise<number> {
  const after = new Date(since);
  const of =
    'clientId' in whose
      ? eq(meetings.clientId, whose.clientId)
      : eq(meetings.lawyerId, whose.lawyerId);
  const { reportedAt, closedAt } = meetingAbsences;
  const [refunded] = await exec
    .select({ times: count() })
    .from(meetingAbsences)
    .innerJoin(meetings, eq(meetings.id, meetingAbsences.meetingId))
    .where(and(of, eq(closedAt, reportedAt), gt(reportedAt, after)));
  const [moved] = await exec
    .select({ times: count() })
    .from(meetingMoves)
    .innerJoin(meetings, eq(meetings.id, meetingMoves.meetingId))
    .where(and(of, meetingMoves.unconnected, gt(meetingMoves.createdAt, after)));
  return (refunded?.times ?? 0) + (moved?.times ?? 0);
}
