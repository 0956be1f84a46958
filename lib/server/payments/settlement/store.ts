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

export async function isBooked(exec: Executor, gateway: string, id: string): Promise<boolean> {
  return (await unbookedOf(exec, gateway, [id])).length === 0;
}

/** Finds which of these payments at a gateway are not booked here. */
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

/**
 * Inserts a second payment for the same payable: EXPIRED, so that nothing waits for it, and right behind the first in
 * the order of payments.
 */
export async function insertAnother(
  exec: Executor,
  { id, payableType, payableId, gateway, method, total, price, platformFee, ...payer }: PaymentRow,
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
      byPayer: payer.byPayer,
      payerEmail: payer.payerEmail,
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
 * Claims the open payment that was checked least recently or never, and marks it as checked now, so that no other
 * worker takes it and one that fails moves to the end of the queue. Undefined when none is due.
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
