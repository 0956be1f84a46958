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

/** Maximum number of holds ended per minute; the rest is left for the next. */
const AT_ONCE = 500;

/** Expires overdue holds that block this time; a hold whose gateway does not respond stays, and is a conflict. */
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

/** Expires an overdue hold, unless it was paid meanwhile. The next sweep retries a failure. */
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

function isOverdue(
  meeting: Pick<MeetingRow, 'status' | 'holdExpiresAt'> | undefined,
  now: number,
): boolean {
  const until = meeting?.status === 'PAYMENT_PENDING' ? meeting.holdExpiresAt : null;
  return until != null && until.getTime() <= now;
}

/**
 * Job of a hold: notifies its client shortly before the end, and runs again at the end. A hold shorter than that is
 * only ended.
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

/** Ends an unpaid hold. Notifies the client only of an expired one, not of one given up or otherwise lost. */
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

/** Queues the expiry of every overdue hold again, in case its job was lost or the gateway did not respond. */
export async function queueOverdueHolds(now: number): Promise<void> {
  const overdue = await allOverdueHolds(database(), new Date(now), AT_ONCE);
  const jobs = overdue.map(({ id }) => ({ payload: { meetingId: id }, key: jobKey(id) }));
  await queueJobs(database(), 'expire_hold', jobs);
}

/** Queues one job for each hold, idempotently; first in time to notify its client. */
export function queueFollowing(exec: Executor, meetingId: string, until: Date): Promise<void> {
  const runAt = new Date(until.getTime() - HOLD_ENDS_MS);
  return queueJob(exec, 'expire_hold', { meetingId }, { runAt, key: jobKey(meetingId) });
}

function jobKey(meetingId: string): string {
  return `hold:${meetingId}`;
}

/**
 * Releases a hold for its client.
 * @throws AppError bad_transition when it was paid meanwhile; GatewayError
 */
export async function releaseHold(meetingId: string, now: number): Promise<void> {
  if (!(await settlement.endUnpaid({ type: 'meeting', id: meetingId }, 'CANCELLED', now))) {
    throw new AppError('bad_transition', 'This meeting is paid and confirmed.');
  }
}

// Store

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

async function allOverdueHolds(exec: Executor, now: Date, limit: number) {
  return exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.status, 'PAYMENT_PENDING'), lte(meetings.holdExpiresAt, now)))
    .orderBy(asc(meetings.holdExpiresAt))
    .limit(limit);
}
