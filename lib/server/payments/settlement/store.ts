import 'server-only';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { RECONCILE } from '@/lib/domain/payments/payment';
import type { Executor } from '@/lib/server/platform/db/pool';
import { payments } from '@/lib/server/schema/payments';

type PaymentRow = typeof payments.$inferSelect;

export async function findByRef(exec: Executor, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await exec.select().from(payments).where(eq(payments.ref, ref));
  return row;
}

export async function markChecked(
  exec: Executor,
  id: string,
  at: Date,
  lastAttemptFailed: boolean,
): Promise<void> {
  await exec.update(payments).set({ checkedAt: at, lastAttemptFailed }).where(eq(payments.id, id));
}

/**
 * The open payment that was never checked or least recently, marked as checked now, so that no other worker
 * takes it and one that fails goes to the end of the line. Undefined when none is due.
 */
export async function claimUnsettled(exec: Executor, now: Date): Promise<string | undefined> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const due = exec
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['PENDING', 'REFUND_PENDING']),
        isNotNull(payments.sessionId),
        lt(payments.createdAt, ago(RECONCILE.first)),
        or(
          isNull(payments.checkedAt),
          lt(payments.checkedAt, ago(RECONCILE.stragglerAgain)),
          and(
            lt(payments.checkedAt, ago(RECONCILE.again)),
            gt(payments.createdAt, ago(RECONCILE.straggler)),
          ),
        ),
      ),
    )
    .orderBy(sql`${payments.checkedAt} asc nulls first`, asc(payments.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await exec
    .update(payments)
    .set({ checkedAt: now })
    .where(eq(payments.id, sql`(${due})`))
    .returning({ id: payments.id });
  return claimed?.id;
}
