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

/** The payment of this gateway whose reference is one of these. */
export async function findByReference(
  exec: Executor,
  gateway: string,
  references: readonly string[],
): Promise<PaymentRow | undefined> {
  const [row] = await exec
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), inArray(payments.ref, [...references])));
  return row;
}

/** Whether money of a gateway, by its id there, is booked. */
export async function isBooked(exec: Executor, gateway: string, id: string): Promise<boolean> {
  return (await unbookedOf(exec, gateway, [id])).length === 0;
}

/** Which of these payments at a gateway none of ours has. */
export async function unbookedOf(
  exec: Executor,
  gateway: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await exec
    .select({ id: payments.gatewayPaymentId })
    .from(payments)
    .where(and(eq(payments.gateway, gateway), inArray(payments.gatewayPaymentId, [...ids])));
  const booked = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !booked.has(id));
}

/** A payment of the same for the same, which nobody waits for: EXPIRED, in the order of payments right behind it. */
export async function insertAnother(
  exec: Executor,
  { id, payableType, payableId, gateway, method, total, price, platformFee }: PaymentRow,
  ref: string,
): Promise<PaymentRow> {
  const next = exec
    .select({ at: sql`${payments.createdAt} + interval '1 microsecond'` })
    .from(payments)
    .where(eq(payments.id, id));
  const [row] = await exec
    .insert(payments)
    .values({
      ref,
      payableType,
      payableId,
      gateway,
      method,
      total,
      price,
      platformFee,
      status: 'EXPIRED',
      createdAt: sql`(${next})`,
    })
    .returning();
  if (!row) throw new Error('insert returned no payment');
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
        or(
          eq(payments.status, 'REFUND_PENDING'),
          and(eq(payments.status, 'PENDING'), isNotNull(payments.sessionId)),
        ),
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
