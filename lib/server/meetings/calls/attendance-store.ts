import 'server-only';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';

const columns = {
  id: meetings.id,
  type: meetings.type,
  startsAt: meetings.startsAt,
  endsAt: meetings.endsAt,
};

export interface EndedMeeting {
  readonly id: string;
  readonly type: 'VIDEO' | 'PHONE';
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Confirmed video meetings that began until then, the earliest first. */
export async function findBegun(
  exec: Executor,
  until: Date,
  limit: number,
): Promise<EndedMeeting[]> {
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

/** Confirmed meetings that ended until then, locked; those that another transaction holds are left out. */
export async function lockEnded(
  tx: Transaction,
  until: Date,
  limit: number,
): Promise<EndedMeeting[]> {
  return tx
    .select(columns)
    .from(meetings)
    .where(and(eq(meetings.status, 'CONFIRMED'), lte(meetings.endsAt, until)))
    .orderBy(asc(meetings.endsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
