import 'server-only';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { Executor } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';

/** Payments for these payables that arrived, the oldest first, with the centavos that refunds asked for and that were released. */
export async function listHeld(exec: Executor, type: PayableType, ids: readonly string[]) {
  if (ids.length === 0) return [];
  // Written out, as in the store of the checkout.
  const requested = sql<number>`(select coalesce(sum(refunds.amount), 0)::int from ${refunds}
    where refunds.payment_id = payments.id)`;
  const released = sql<number>`(select coalesce(-sum(p.amount), 0)::int from ${ledgerEntries} e
    join ${ledgerPostings} p on p.entry_id = e.id and p.account = 'lawyer_payable'
    where e.source_type = 'payment' and e.source_id = payments.id and e.kind = 'release')`;
  return exec
    .select({ payment: payments, requested, released })
    .from(payments)
    .where(
      and(
        eq(payments.payableType, type),
        inArray(payments.payableId, [...ids]),
        isNotNull(payments.received),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
}
