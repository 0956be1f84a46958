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
import { type AbsenceState, OPEN_CASES } from '@/lib/domain/meetings/attendance/absence';
import { releasableUntil } from '@/lib/domain/meetings/release-rule';
import { releasePayments } from '@/lib/server/payments/payouts/releases';
import { refundingIds } from '@/lib/server/payments/refunds/service';
import {
  type Executor,
  type Subquery,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { meetings } from '@/lib/server/schema/meetings';

// Service

/** Of so many meetings one transaction releases the money. */
const AT_ONCE = 200;

/**
 * Releases what is left of every paid meeting that is over for long enough to its lawyer, with no report open and no refund
 * under way; also what a late cancellation leaves. Safe to repeat, also side by side.
 */
export async function releaseDue(now: number): Promise<void> {
  let released: number;
  do {
    released = await transaction(async (tx) => {
      const ids = await claimDue(tx, {
        video: new Date(releasableUntil('VIDEO', now)),
        phone: new Date(releasableUntil('PHONE', now)),
        cases: OPEN_CASES,
        refunding: refundingIds(tx, 'meeting'),
        limit: AT_ONCE,
      });
      if (ids.length === 0) return 0;
      await releasePayments(tx, 'meeting', ids, now);
      await markReleased(tx, ids, new Date(now));
      return ids.length;
    });
  } while (released === AT_ONCE);
}

// Store

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
async function claimDue(
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

async function markReleased(exec: Executor, ids: readonly string[], at: Date): Promise<void> {
  await exec
    .update(meetings)
    .set({ releasedAt: at })
    .where(inArray(meetings.id, [...ids]));
}
