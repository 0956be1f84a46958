import 'server-only';
import { and, count, eq, gt } from 'drizzle-orm';
import {
  UNCONNECTED_CLIENT_DAYS,
  UNCONNECTED_LAWYER_DAYS,
  UNCONNECTED_PER_CLIENT,
  UNCONNECTED_PER_LAWYER,
  wereNeverConnected,
} from '@/lib/domain/meetings/attendance/unconnected';
import { DAY_MS } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { meetings } from '@/lib/server/schema/meetings';
import type { MeetingRow } from '../records/service';
import { connectionsOf } from './connections';

// Service

/**
 * Decides whether a report is ended at once in favour of the client, because both came and their browsers never reached each
 * other. Whoever says so again and again, and about the same lawyer, is asked about as every other report is.
 */
export async function isUnconnected(
  exec: Executor,
  meeting: MeetingRow,
  now: number,
): Promise<boolean> {
  if (meeting.type !== 'VIDEO') return false;
  const reports = await connectionsOf(exec, [meeting.id]);
  const presences = reports.map(({ role, connectedTo, startedAt, reportedAt }) => ({
    role,
    connectedTo,
    start: startedAt.getTime(),
    end: reportedAt.getTime(),
  }));
  const time = { start: meeting.startsAt.getTime(), end: meeting.endsAt.getTime() };
  if (!wereNeverConnected(time, presences)) return false;
  const { clientId, lawyerId } = meeting;
  const ofClient = await countEnded(exec, { clientId }, now - UNCONNECTED_CLIENT_DAYS * DAY_MS);
  const ofLawyer = await countEnded(exec, { lawyerId }, now - UNCONNECTED_LAWYER_DAYS * DAY_MS);
  return ofClient < UNCONNECTED_PER_CLIENT && ofLawyer < UNCONNECTED_PER_LAWYER;
}

// Store

/** Counts reports of a client, or at a lawyer, since then that were ended in the moment in which they were made. */
async function countEnded(
  exec: Executor,
  whose: { readonly clientId: string } | { readonly lawyerId: string },
  since: number,
): Promise<number> {
  const { meetingId, reportedAt, closedAt } = meetingAbsences;
  const [row] = await exec
    .select({ ended: count() })
    .from(meetingAbsences)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .where(
      and(
        'clientId' in whose
          ? eq(meetings.clientId, whose.clientId)
          : eq(meetings.lawyerId, whose.lawyerId),
        eq(closedAt, reportedAt),
        gt(reportedAt, new Date(since)),
      ),
    );
  return row?.ended ?? 0;
}
