import 'server-only';
import { and, asc, eq, lte } from 'drizzle-orm';
import {
  ABSENT_AFTER_MINUTES,
  briefReason,
  briefStay,
  type CallRecord,
  isClientAbsent,
  lawyerAbsentSince,
  togetherMs,
} from '@/lib/domain/meetings/attendance/presence';
import { callWindow } from '@/lib/domain/meetings/calls';
import { COMPLETE_AFTER_MINUTES } from '@/lib/domain/meetings/meeting';
import { MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { uptimeWithin } from '@/lib/server/platform/uptime/service';
import { meetings } from '@/lib/server/schema/meetings';
import { connectionsOf } from '../calls/connections';
import { changeStatusOf, findMeeting } from '../records/service';
import { queueReminderJobs } from '../reminders/queue-service';
import { notifyEnded } from './notifications-service';
import { cancelForAbsence } from './service';

// Service

/** Maximum number of meetings checked per run; the rest is left for the next. */
const AT_ONCE = 1_000;

export async function queueAbsent(now: number): Promise<void> {
  const until = new Date(now - ABSENT_AFTER_MINUTES * MINUTE_MS);
  const begun = await findBegun(database(), until, AT_ONCE);
  const calls = await callsOf(database(), begun);
  const absent = begun.filter((one) => isLawyerAbsent(one, calls, now));
  const jobs = absent.map(({ id }) => ({ payload: { meetingId: id }, key: `absent:${id}` }));
  await queueJobs(database(), 'cancel_absent', jobs);
}

/**
 * Cancels a meeting to which the lawyer did not come, with a refund, after checking this again. Reports of pages take
 * no lock: those made in time are already stored. Idempotent.
 */
export function cancelAbsent(id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const known = await findMeeting(tx, id);
    if (!known) return;
    await lock(tx, 'lawyer', known.lawyerId);
    const meeting = await findMeeting(tx, id);
    if (meeting?.status !== 'CONFIRMED' || meeting.type !== 'VIDEO') return;
    const calls = await callsOf(tx, [meeting]);
    if (!isLawyerAbsent(meeting, calls, now)) return;
    const call = calls.get(id);
    const brief = call ? briefStay(timeOf(meeting), call.presences) : null;
    const reason = brief ? briefReason(brief) : NOT_IN_CALL;
    const refund = await cancelForAbsence(tx, id, reason, now);
    if (refund !== null) await notifyEnded(tx, id, { how: 'video', brief, refund, now });
  });
}

const NOT_IN_CALL = `The lawyer was not in the call ${ABSENT_AFTER_MINUTES} minutes after the start.`;

/**
 * Completes confirmed meetings that ended at least 30 minutes ago, with the record of their calls, and asks their
 * clients for a review. Meetings whose lawyer did not come are left to `cancelAbsent`.
 */
export function completeEnded(now: number): Promise<void> {
  const endedBefore = new Date(now - COMPLETE_AFTER_MINUTES * MINUTE_MS);
  return transaction(async (tx) => {
    const ended = await lockEnded(tx, endedBefore, AT_ONCE);
    const calls = await callsOf(tx, ended);
    const held = ended.filter((one) => !isLawyerAbsent(one, calls, now));
    for (const meeting of held) await complete(tx, meeting, calls.get(meeting.id));
    await queueReminderJobs(
      tx,
      held.map(({ id }) => id),
    );
  });
}

async function complete(
  tx: Transaction,
  meeting: EndedMeeting,
  call: CallRecord | undefined,
): Promise<void> {
  const time = timeOf(meeting);
  const together = call ? togetherMs(time, call.presences) : 0;
  const change = {
    callSeconds: together > 0 ? Math.ceil(together / 1000) : null,
    clientAbsent: call !== undefined && isClientAbsent(time, call),
  };
  requireMoved(await changeStatusOf(tx, meeting.id, 'COMPLETED', change));
}

function isLawyerAbsent(
  meeting: EndedMeeting,
  calls: ReadonlyMap<string, CallRecord>,
  now: number,
): boolean {
  const call = calls.get(meeting.id);
  return call !== undefined && lawyerAbsentSince(timeOf(meeting), call, now) !== null;
}

/** Finds the records of the calls of video meetings. Two statements. */
async function callsOf(
  exec: Executor,
  all: readonly EndedMeeting[],
): Promise<ReadonlyMap<string, CallRecord>> {
  const videos = all.filter(({ type }) => type === 'VIDEO');
  const windows = videos.map((one) => callWindow(timeOf(one)));
  if (windows.length === 0) return new Map();
  const uptime = await uptimeWithin(exec, {
    start: Math.min(...windows.map(({ start }) => start)),
    end: Math.max(...windows.map(({ end }) => end)),
  });
  const ids = videos.map(({ id }) => id);
  const calls = new Map(ids.map((id) => [id, { presences: [] as Presence[], uptime }]));
  for (const { meetingId, role, startedAt, reportedAt } of await connectionsOf(exec, ids)) {
    const presence = { role, start: startedAt.getTime(), end: reportedAt.getTime() };
    calls.get(meetingId)?.presences.push(presence);
  }
  return calls;
}

type Presence = CallRecord['presences'][number];

function timeOf({ startsAt, endsAt }: EndedMeeting): TimeRange {
  return { start: startsAt.getTime(), end: endsAt.getTime() };
}

// Store

const columns = {
  id: meetings.id,
  type: meetings.type,
  startsAt: meetings.startsAt,
  endsAt: meetings.endsAt,
};

interface EndedMeeting {
  readonly id: string;
  readonly type: 'VIDEO' | 'PHONE';
  readonly startsAt: Date;
  readonly endsAt: Date;
}

async function findBegun(exec: Executor, until: Date, limit: number): Promise<EndedMeeting[]> {
  return exec
    .select(columns)
    .from(meetings)
    .where(
      and(
        eq(meetings.status, 'CONFIRMED'),
        eq(meetings.type, 'VIDEO'),
        lte(meetings.startsAt, until),
      ),
    )
    .orderBy(asc(meetings.startsAt))
    .limit(limit);
}

/** Finds and locks confirmed meetings that ended until then; rows locked by other transactions are skipped. */
async function lockEnded(tx: Transaction, until: Date, limit: number): Promise<EndedMeeting[]> {
  return tx
    .select(columns)
    .from(meetings)
    .where(and(eq(meetings.status, 'CONFIRMED'), lte(meetings.endsAt, until)))
    .orderBy(asc(meetings.endsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
