import 'server-only';
import { and, asc, eq, gt, lt, lte } from 'drizzle-orm';
import { HOLD_ENDS_MS } from '@/lib/domain/meetings/reminders';
import type { TimeRange } from '@/lib/domain/platform/time';
import * as settlement from '@/lib/server/payments/settlement/service';
import { AppError } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { queueJob, queueJobs } from '@/lib/server/platform/queue/queue';
import { meetings } from '@/lib/server/schema/meetings';
import { endHold, findMeeting, type MeetingRow } from '../records/service';
import { notifyHoldEnded, notifyHoldEnds } from '../reminders/holds-service';

// Service

/** Of so many holds a minute takes up the end; the rest is the next minute's. */
const AT_ONCE = 500;

/** Overdue holds that block this time expire now; one whose gateway does not answer stays, and is a conflict. */
export async function endOverdueHolds(
  lawyerId: string,
  { start, end }: TimeRange,
  now: number,
): Promise<void> {
  const overdue = await overdueHolds(
    database(),
    lawyerId,
    new Date(start),
    new Date(end),
    new Date(now),
  );
  for (const { id } of overdue) await expireHold(id, now);
}

/** Expires a hold that is overdue, unless it was paid meanwhile. A failure is tried again by the next sweep. */
export async function expireHold(meetingId: string, now: number): Promise<void> {
  const meeting = await findMeeting(database(), meetingId);
  if (!isOverdue(meeting, now)) return;
  try {
    await settlement.endUnpaid({ type: 'meeting', id: meetingId }, 'EXPIRED', now);
  } catch (error) {
    logEvent('expire-hold-failed', {
      meeting: meetingId,
      error: describeError(error),
    });
  }
}

/** Whether it is a hold, and its time is up. */
function isOverdue(
  meeting: Pick<MeetingRow, 'status' | 'holdExpiresAt'> | undefined,
  now: number,
): boolean {
  const until = meeting?.status === 'PAYMENT_PENDING' ? meeting.holdExpiresAt : null;
  return until != null && until.getTime() <= now;
}

/**
 * The job of a hold: shortly before its end its client is told, and the job comes back at the end. A hold that is as short
 * as that is only ended.
 */
export async function followHold(meetingId: string, now: number): Promise<void> {
  const meeting = await findMeeting(database(), meetingId);
  const until = meeting?.status === 'PAYMENT_PENDING' ? meeting.holdExpiresAt : null;
  if (!meeting || !until) return;
  if (until.getTime() <= now) return expireHold(meetingId, now);
  await queueJob(
    database(),
    'expire_hold',
    { meetingId },
    { runAt: until, key: jobKey(meetingId) },
  );
  if (until.getTime() - meeting.createdAt.getTime() > HOLD_ENDS_MS)
    await notifyHoldEnds(meetingId, now);
}

/** No payment will come for a hold. Its client hears of one that ran out; who gave it up, or lost it otherwise, knows. */
export async function endUnpaidHold(
  tx: Transaction,
  meetingId: string,
  how: 'EXPIRED' | 'CANCELLED',
  now: number,
): Promise<void> {
  const ranOut = how === 'EXPIRED' && isOverdue(await findMeeting(tx, meetingId), now);
  await endHold(tx, meetingId, how, now);
  if (ranOut) await notifyHoldEnded(tx, meetingId, now);
}

/** Queues the expiry of every overdue hold again: its job was lost, or the gateway did not answer. */
export async function queueOverdueHolds(now: number): Promise<void> {
  const overdue = await allOverdueHolds(database(), new Date(now), AT_ONCE);
  const jobs = overdue.map(({ id }) => ({ payload: { meetingId: id }, key: jobKey(id) }));
  await queueJobs(database(), 'expire_hold', jobs);
}

/** One job for each hold, however often it is queued; the first time in time to tell its client. */
export function queueFollowing(exec: Executor, meetingId: string, until: Date): Promise<void> {
  const runAt = new Date(until.getTime() - HOLD_ENDS_MS);
  return queueJob(exec, 'expire_hold', { meetingId }, { runAt, key: jobKey(meetingId) });
}

function jobKey(meetingId: string): string {
  return `hold:${meetingId}`;
}

/** The client releases a hold. Refused when it was paid meanwhile. */
export async function releaseHold(meetingId: string, now: number): Promise<void> {
  if (!(await settlement.endUnpaid({ type: 'meeting', id: meetingId }, 'CANCELLED', now))) {
    throw new AppError('bad_transition', 'This meeting is paid and confirmed.');
  }
}

// Store

/** Overdue holds of the lawyer that still block [start, end). */
async function overdueHolds(exec: Executor, lawyerId: string, start: Date, end: Date, now: Date) {
  return exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        eq(meetings.lawyerId, lawyerId),
        eq(meetings.status, 'PAYMENT_PENDING'),
        lte(meetings.holdExpiresAt, now),
        lt(meetings.startsAt, end),
        gt(meetings.endsAt, start),
      ),
    )
    .orderBy(asc(meetings.startsAt));
}

/** Unpaid holds that are over, those first that have been for longest. */
async function allOverdueHolds(exec: Executor, now: Date, limit: number) {
  return exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.status, 'PAYMENT_PENDING'), lte(meetings.holdExpiresAt, now)))
    .orderBy(asc(meetings.holdExpiresAt))
    .limit(limit);
}
