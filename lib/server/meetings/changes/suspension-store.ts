import 'server-only';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';

/** Meetings of a lawyer that are held or confirmed and not over. */
export async function findAhead(exec: Executor, lawyerId: string, now: Date) {
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
