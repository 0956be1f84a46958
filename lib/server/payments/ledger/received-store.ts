import 'server-only';
import { and, desc, eq, gte, inArray, isNotNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { payments, refunds } from '@/lib/server/schema/payments';

/** What was paid for: a kind, and a query of ids of it. */
export interface PayablesOf {
  readonly type: PayableType;
  readonly ids: SQLWrapper;
}

/** Of payments: that they arrived, for one of these. */
export const arrivedFor = (of: readonly PayablesOf[]) =>
  and(
    or(
      ...of.map(({ type, ids }) =>
        and(eq(payments.payableType, type), inArray(payments.payableId, ids)),
      ),
    ),
    isNotNull(payments.received),
    isNotNull(payments.paidAt),
  );

/** Payments that arrived in a span, the latest first, each with the centavos of all its refunds, made or open. */
export async function listReceived(
  exec: Executor,
  of: readonly PayablesOf[],
  { start, end }: TimeRange,
) {
  // Written out, as in the store of the checkout.
  const refunded = sql<number>`(select coalesce(sum(refunds.amount), 0)::int from ${refunds}
    where refunds.payment_id = payments.id)`;
  return exec
    .select({ payment: payments, refunded })
    .from(payments)
    .where(
      and(
        arrivedFor(of),
        gte(payments.paidAt, new Date(start)),
        lt(payments.paidAt, new Date(end)),
      ),
    )
    .orderBy(desc(payments.paidAt), desc(payments.id));
}

/** Keys `YYYY-MM` of the Manila months with payments, the latest first. */
export async function listMonths(exec: Executor, of: readonly PayablesOf[]): Promise<string[]> {
  const month = sql<string>`to_char(${payments.paidAt} at time zone 'Asia/Manila', 'YYYY-MM')`;
  const rows = await exec
    .selectDistinct({ month })
    .from(payments)
    .where(arrivedFor(of))
    .orderBy(desc(month));
  return rows.map((row) => row.month);
}
