import 'server-only';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { OPEN_CASES } from '@/lib/domain/meetings/attendance/absence';
import { releasableFrom, releasableUntil } from '@/lib/domain/meetings/release-rule';
import { releasePayments } from '@/lib/server/payments/payouts/releases';
import { refundingIds } from '@/lib/server/payments/refunds/service';
import {
  type Executor,
  type Subquery,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import type { PayableHold } from '@/lib/server/registry/payable';
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

const held = heldWith(refundingIds);

/** Why the money of these meetings is held: a report is open, or until it is released as above. */
export async function holdsOf(exec: Executor, ids: readonly string[]): Promise<PayableHold[]> {
  const rows = ids.length === 0 ? [] : await held(exec, { ids });
  return rows.map(({ id, type, endsAt, reported, refunding }) => {
    if (reported) return { id, why: 'absence', until: null };
    if (refunding) return { id, why: 'refund', until: null };
    return { id, why: 'meeting', until: releasableFrom(type, endsAt.getTime()) };
  });
}

// Store

/** Meetings, each with whether a report about it is open, and whether it is one of those whose payment waits for a refund. */
function heldWith(waiting: (exec: Executor, type: 'meeting') => Subquery) {
  return prepared((exec) => {
    const { id, type, endsAt } = meetings;
    const reported = sql<boolean>`${exists(openReports(exec))}`;
    const refunding = sql<boolean>`${inArray(id, waiting(exec, 'meeting'))}`;
    return exec
      .select({ id, type, endsAt, reported, refunding })
      .from(meetings)
      .where(amongIds(id, 'ids'));
  });
}

interface Due {
  /** By type, until when a meeting has ended. */
  readonly video: Date;
  readonly phone: Date;
  /** Payments that wait for a refund, by the id of their meeting. */
  readonly refunding: Subquery;
  readonly limit: number;
}

/** Meetings whose money is due, those that ended first, locked; what another job has locked is that job's. */
async function claimDue(
  tx: Transaction,
  { video, phone, refunding, limit }: Due,
): Promise<string[]> {
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
        notExists(openReports(tx)),
        notInArray(meetings.id, refunding),
      ),
    )
    .orderBy(asc(meetings.endsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Open reports about a meeting of the query around this one: while there is one, its money waits. */
function openReports(exec: Executor) {
  return exec
    .select({ one: sql`1` })
    .from(meetingAbsences)
    .where(
      and(
        eq(meetingAbsences.meetingId, meetings.id),
        inArray(meetingAbsences.state, [...OPEN_CASES]),
      ),
    );
}

async function markReleased(exec: Executor, ids: readonly string[], at: Date): Promise<void> {
  await exec
    .update(meetings)
    .set({ releasedAt: at })
    .where(inArray(meetings.id, [...ids]));
}
