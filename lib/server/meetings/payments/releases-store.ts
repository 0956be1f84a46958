import 'server-only';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { AbsenceState } from '@/lib/domain/meetings/attendance/absence';
import type { Executor, Subquery, Transaction } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { meetings } from '@/lib/server/schema/meetings';

interface Due {
  /** By type, until when a meeting has ended. */
  readonly video: Date;
  readonly phone: Date;
  /** States of a report while which it waits. */
  readonly cases: readonly AbsenceState[];
  /** Payments that wait for a refund, by the id of their meeting. */
  readonly refunding: Subquery;
  readonly limit: number;
}

/** Meetings whose money is due, those that ended first, locked; what another job has locked is that job's. */
export async function claimDue(
  tx: Transaction,
  { video, phone, cases, refunding, limit }: Due,
): Promise<string[]> {
  const open = tx
    .select({ one: sql`1` })
    .from(meetingAbsences)
    .where(
      and(eq(meetingAbsences.meetingId, meetings.id), inArray(meetingAbsences.state, [...cases])),
    );
  const rows = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        inArray(meetings.status, ['COMPLETED', 'CANCELLED']),
        isNull(meetings.releasedAt),
        gt(meetings.price, 0),
        or(
          and(eq(meetings.type, 'VIDEO'), lte(meetings.endsAt, video)),
          and(eq(meetings.type, 'PHONE'), lte(meetings.endsAt, phone)),
        ),
        notExists(open),
        notInArray(meetings.id, refunding),
      ),
    )
    .orderBy(asc(meetings.endsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

export async function markReleased(
  exec: Executor,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await exec
    .update(meetings)
    .set({ releasedAt: at })
    .where(inArray(meetings.id, [...ids]));
}
