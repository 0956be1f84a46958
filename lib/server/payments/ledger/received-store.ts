import 'server-only';
import { and, desc, eq, gte, inArray, isNotNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { ledgerEntries, payments, refunds } from '@/lib/server/schema/payments';
import { invoices } from '@/lib/server/schema/payouts';

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

/** Of payments for these: which are meant. */
export type Meant =
  | { readonly span: TimeRange }
  | { readonly ids: readonly string[] }
  | { readonly unreleased: true };

function isMeant(meant: Meant) {
  if ('ids' in meant) return inArray(payments.id, [...meant.ids]);
  if ('span' in meant) {
    const { start, end } = meant.span;
    return and(gte(payments.paidAt, new Date(start)), lt(payments.paidAt, new Date(end)));
  }
  return sql`not exists (select 1 from ${ledgerEntries} e
    where e.source_type = 'payment' and e.source_id = payments.id and e.kind = 'release')`;
}

/** Payments that arrived, the latest first, each with the centavos of all its refunds, made or open, and its invoice's number. */
export async function listReceived(exec: Executor, of: readonly PayablesOf[], meant: Meant) {
  // Written out, as in the store of the checkout.
  const refunded = sql<number>`(select coalesce(sum(refunds.amount), 0)::int from ${refunds}
    where refunds.payment_id = payments.id)`;
  return exec
    .select({ payment: payments, refunded, invoiceNumber: invoices.number })
    .from(payments)
    .leftJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(and(arrivedFor(of), isMeant(meant)))
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
