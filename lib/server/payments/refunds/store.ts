import 'server-only';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PayableType } from '@/lib/domain/payments/payment';
import { REFUND_TRANSITIONS, type RefundStatus } from '@/lib/domain/payments/refund';
import { statesBefore } from '@/lib/domain/platform/transitions';
import type { Executor, Subquery } from '@/lib/server/platform/db/pool';
import { payments, refunds } from '@/lib/server/schema/payments';

export type RefundRow = typeof refunds.$inferSelect;

/** Adds a refund; false when the cause has one already. */
export async function insertRefund(
  exec: Executor,
  row: typeof refunds.$inferInsert,
): Promise<boolean> {
  const rows = await exec
    .insert(refunds)
    .values(row)
    .onConflictDoNothing({ target: [refunds.paymentId, refunds.cause] })
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Whether a cause has requested a refund of one of these payments. */
export async function hasCause(
  exec: Executor,
  paymentIds: readonly string[],
  cause: string,
): Promise<boolean> {
  const [row] = await exec
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), eq(refunds.cause, cause)))
    .limit(1);
  return row !== undefined;
}

export async function pendingRefunds(exec: Executor, paymentId: string): Promise<RefundRow[]> {
  return exec
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'PENDING')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Whether a payment has a refund that is still to be made. */
export async function hasOpenRefund(exec: Executor, paymentId: string): Promise<boolean> {
  const [row] = await exec
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'SUCCEEDED')))
    .limit(1);
  return row !== undefined;
}

export async function findRefund(exec: Executor, id: string): Promise<RefundRow | undefined> {
  const [row] = await exec.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export async function sumRefunded(exec: Executor, paymentId: string): Promise<number> {
  const [row] = await exec
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'SUCCEEDED')));
  return row?.sum ?? 0;
}

/** Sums the centavos of a payment that were refunded, are being refunded or were refused by the gateway so far. */
export async function sumRequested(exec: Executor, paymentId: string): Promise<number> {
  const [row] = await exec
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row?.sum ?? 0;
}

/** A refund as it was requested from the gateway: an answer to an older reference no longer changes it. */
export type AskedRefund = Pick<RefundRow, 'id' | 'reference'>;

export async function saveGatewayId(
  exec: Executor,
  { id, reference }: AskedRefund,
  gatewayRefundId: string,
): Promise<void> {
  await exec
    .update(refunds)
    .set({ gatewayRefundId })
    .where(
      and(eq(refunds.id, id), eq(refunds.reference, reference), eq(refunds.status, 'PENDING')),
    );
}

/**
 * Changes the status of a refund, the only way to do so: by compare-and-set, where REFUND_TRANSITIONS allows it,
 * narrowed by `only`. True for the one caller that moved it.
 * @throws RangeError when the table does not allow `only`
 */
export async function changeStatus(
  exec: Executor,
  { id, reference }: AskedRefund,
  to: RefundStatus,
  {
    only,
    ...set
  }: { only?: readonly RefundStatus[] } & Partial<Omit<typeof refunds.$inferInsert, 'status'>> = {},
): Promise<boolean> {
  const from = statesBefore(REFUND_TRANSITIONS, to, only);
  const rows = await exec
    .update(refunds)
    .set({ ...set, status: to })
    .where(and(eq(refunds.id, id), eq(refunds.reference, reference), inArray(refunds.status, from)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

export async function listRefunds(exec: Executor, paymentId: string): Promise<RefundRow[]> {
  return exec
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Builds a subquery of the ids of a kind's payables with a refund in progress. */
export function refundingIds(exec: Executor, type: PayableType): Subquery {
  return exec
    .select({ id: payments.payableId })
    .from(payments)
    .where(and(eq(payments.payableType, type), eq(payments.status, 'REFUND_PENDING')));
}
