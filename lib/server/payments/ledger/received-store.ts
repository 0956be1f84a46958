import 'server-only';
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds } from '@/lib/server/platform/db/prepared';
import { ledgerEntries, payments, refunds } from '@/lib/server/schema/payments';
import { invoices } from '@/lib/server/schema/payouts';

export interface PayablesOf {
  readonly type: PayableType;
  readonly ids: SQLWrapper;
}

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

export type Which = 'span' | 'ids' | 'unreleased';

const MEANT: Readonly<Record<Which, () => SQL | undefined>> = {
  span: () =>
    and(
      gte(payments.paidAt, sql.placeholder('start')),
      lt(payments.paidAt, sql.placeholder('end')),
    ),
  ids: () => amongIds(payments.id, 'ids'),
  unreleased: () => sql`not exists (select 1 from ${ledgerEntries} e
    where e.source_type = 'payment' and e.source_id = payments.id and e.kind = 'release')`,
};

/**
 * Returns the payments that arrived, the latest first, each with the centavos of all its refunds, made or open, and
 * its invoice's number.
 */
export function receivedFor(exec: Executor, of: readonly PayablesOf[], which: Which) {
  // Written out, as in the store of the checkout.
  const refunded = sql<number>`(select coalesce(sum(refunds.amount), 0)::int from ${refunds}
    where refunds.payment_id = payments.id)`;
  return exec
    .select({ payment: payments, refunded, invoiceNumber: invoices.number })
    .from(payments)
    .leftJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(and(arrivedFor(of), MEANT[which]()))
    .orderBy(desc(payments.paidAt), desc(payments.id));
}

/** Returns the Manila months (`YYYY-MM`) with payments, the latest first. */
export function monthsFor(exec: Executor, of: readonly PayablesOf[]) {
  const month = sql<string>`to_char(${payments.paidAt} at time zone 'Asia/Manila', 'YYYY-MM')`;
  return exec.selectDistinct({ month }).from(payments).where(arrivedFor(of)).orderBy(desc(month));
}
