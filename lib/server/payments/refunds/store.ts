import 'server-only';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PayableType } from '@/lib/domain/payments/payment';
import { REFUND_TRANSITIONS, type RefundStatus } from '@/lib/domain/payments/refund';
import { statesBefore } from '@/lib/domain/platform/transitions';
import type { Executor, Subquery } from '@/lib/server/platform/db/pool';
import { payments, refunds } from '@/lib/server/schema/payments';

export type RefundRow = typeof refunds.$inferSelect;

/** Adds a refund; false when its cause has made one before. */
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

/** Whether a cause has asked for a refund of one of these payments. */
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

/** Refunds of a payment that the gateway is to make, the oldest first. */
export async function pendingRefunds(exec: Executor, paymentId: string): Promise<RefundRow[]> {
  return exec
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'PENDING')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Whether anything of a payment has not gone back yet that is to. */
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

/** Centavos of a payment that went back. */
export async function sumRefunded(exec: Executor, paymentId: string): Promise<number> {
  const [row] = await exec
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'SUCCEEDED')));
  return row?.sum ?? 0;
}

/** Centavos of a payment that went back, are on their way back or were refused by the gateway so far. */
export async function sumRequested(exec: Executor, paymentId: string): Promise<number> {
  const [row] = await exec
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row?.sum ?? 0;
}

/** A refund as it was asked of the gateway: an answer to an older reference changes nothing of it any more. */
export type AskedRefund = Pick<RefundRow, 'id' | 'reference'>;

/** What the gateway calls a refund that it has not made yet. */
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
 * The one way in which a refund changes its status: by compare-and-set, from where REFUND_TRANSITIONS lets it, or from
 * `only` those. True for the one caller that moved it.
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

/** All refunds of a payment, the oldest first. */
export async function listRefunds(exec: Executor, paymentId: string): Promise<RefundRow[]> {
  return exec
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Ids of the payables of a kind of which a payment goes back at this moment, as part of another query. */
export function refundingIds(exec: Executor, type: PayableType): Subquery {
  return exec
    .select({ id: payments.payableId })
    .from(payments)
    .where(and(eq(payments.payableType, type), eq(payments.status, 'REFUND_PENDING')));
}
