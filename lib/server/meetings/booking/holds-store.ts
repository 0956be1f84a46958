import 'server-only';
import { and, asc, eq, gt, lt, lte } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';

/** Overdue holds of the lawyer that still block [start, end). */
export async function overdueHolds(
  exec: Executor,
  lawyerId: string,
  start: Date,
  end: Date,
  now: Date,
) {
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
export async function allOverdueHolds(exec: Executor, now: Date, limit: number) {
  return exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.status, 'PAYMENT_PENDING'), lte(meetings.holdExpiresAt, now)))
    .orderBy(asc(meetings.holdExpiresAt))
    .limit(limit);
}
