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
import { decidedParts } from '@/lib/server/cases/proceedings/decided-service';
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

/** Maximum number of meetings per transaction. */
const AT_ONCE = 200;

/**
 * Releases the remaining money of every paid meeting that ended long enough ago to its lawyer, if no report is open
 * and no refund in progress; also the remainder of a late cancellation. Idempotent, also when run concurrently.
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

/** Returns why the money of these meetings is held: an open report, a refund under way, or the time until its
 * release. */
export async function holdsOf(exec: Executor, ids: readonly string[]): Promise<PayableHold[]> {
  const rows = ids.length === 0 ? [] : await held(exec, { ids });
  const inCase = rows.filter(({ reported }) => reported);
  const decided = await decidedParts(
    exec,
    inCase.map(({ id }) => id),
  );
  return rows.map(({ id, type, endsAt, reported, refunding }) => {
    const part = decided.get(id);
    if (part) return { id, why: 'decided', until: part.movesAt, back: part.back };
    if (reported) return { id, why: 'absence', until: null };
    if (refunding) return { id, why: 'refund', until: null };
    return { id, why: 'meeting', until: releasableFrom(type, endsAt.getTime()) };
  });
}

// Store

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
  readonly video: Date;
  readonly phone: Date;
  readonly refunding: Subquery;
  readonly limit: number;
}

/** Claims meetings whose money is due, the earliest end first; rows locked by other jobs are skipped. */
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
