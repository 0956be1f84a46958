import 'server-only';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { isOver } from '@/lib/domain/meetings/meeting';
import { paymentsOf } from '@/lib/server/payments/checkout/service';
import { endUnpaid } from '@/lib/server/payments/settlement/service';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { meetings } from '@/lib/server/schema/meetings';
import * as records from '../records/service';
import { notifyCancelled } from '../reminders/notifications-service';
import { endMeeting } from './cancellation';

// Service

/** Reason shown to the client; the reason for the suspension is shown only to the account's owner. */
const REASON = 'The lawyer can’t hold meetings here at the moment.';

interface MeetingsAhead {
  readonly meetings: number;
  readonly holds: number;
  /** Centavos refunded to clients if all of them are cancelled. */
  readonly refund: number;
}

export async function meetingsAhead(
  exec: Executor,
  lawyerId: string,
  now: number,
): Promise<MeetingsAhead> {
  const ahead = await findAhead(exec, lawyerId, new Date(now));
  const confirmed = ahead.filter(({ status }) => status === 'CONFIRMED').map(({ id }) => id);
  const paid = await paymentsOf(exec, 'meeting', confirmed);
  return {
    meetings: confirmed.length,
    holds: ahead.length - confirmed.length,
    refund: [...paid.values()].reduce((sum, { refundable }) => sum + refundable, 0),
  };
}

/**
 * Queues a job to cancel each future meeting of a lawyer once this has committed. The caller holds the lawyer's lock,
 * so that no booking is missed.
 */
export async function queueCancellations(
  tx: Transaction,
  lawyerId: string,
  now: number,
): Promise<void> {
  const ahead = await findAhead(tx, lawyerId, new Date(now));
  const jobs = ahead.map(({ id }) => ({
    payload: { meetingId: id },
    key: `suspended-meeting:${id}`,
  }));
  await queueJobs(tx, 'cancel_suspended_meeting', jobs);
}

/**
 * Job: ends a hold, or cancels a confirmed meeting like its lawyer would, with a full refund. A hold paid at the same
 * moment is confirmed first, and then cancelled. Idempotent.
 */
export async function cancelSuspended(id: string, now: number): Promise<void> {
  const before = await records.findMeeting(database(), id);
  if (before?.status === 'PAYMENT_PENDING')
    await endUnpaid({ type: 'meeting', id }, 'EXPIRED', now);
  const { meeting, lawyer } = await records.rowsOf(database(), id);
  if (meeting.status === 'EXPIRED')
    return transaction((tx) => cancelHold(tx, id, meeting.lawyerId, now));
  if (meeting.status !== 'CONFIRMED' || isOver(meeting.endsAt.getTime(), now)) return;
  const party = { side: 'lawyer', userId: lawyer.userId, lawyerId: lawyer.id } as const;
  await endMeeting(party, id, { reason: REASON }, now);
}

/** Cancels a hold; a late payment for it is refunded, even while the time is free. */
async function cancelHold(
  tx: Transaction,
  id: string,
  lawyerId: string,
  now: number,
): Promise<void> {
  await lock(tx, 'lawyer', lawyerId);
  const change = { cancelledBy: 'LAWYER', cancelReason: REASON } as const;
  if (!(await records.changeStatusOf(tx, id, 'CANCELLED', { only: ['EXPIRED'], ...change })))
    return;
  await records.raiseSequence(tx, id, new Date(now));
  await notifyCancelled(tx, id, { by: 'lawyer', refund: 0, now });
}

// Store

async function findAhead(exec: Executor, lawyerId: string, now: Date) {
  return exec
    .select({ id: meetings.id, status: meetings.status })
    .from(meetings)
    .where(
      and(
        eq(meetings.lawyerId, lawyerId),
        gt(meetings.endsAt, now),
        inArray(meetings.status, ['PAYMENT_PENDING', 'CONFIRMED']),
      ),
    );
}
