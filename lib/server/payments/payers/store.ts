import 'server-only';
import { and, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { PayableRef } from '@/lib/domain/payments/payment';
import type { Executor } from '@/lib/server/platform/db/pool';
import { payments, refunds } from '@/lib/server/schema/payments';

/** Sums what goes back to whoever paid for this by a link; null where nothing does. */
export async function findReturned(exec: Executor, { type, id }: PayableRef) {
  const [row] = await exec
    .select({
      amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::int`,
      done: sql<boolean>`coalesce(bool_and(${refunds.status} = 'SUCCEEDED'), false)`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.payableType, type), eq(payments.payableId, id), payments.byPayer));
  return row && row.amount > 0 ? row : null;
}

/** Erases the addresses of payments that were opened until then, and of which no refund is under way. */
export async function eraseEmails(
  exec: Executor,
  paidUntil: Date,
  unpaidUntil: Date,
): Promise<void> {
  await exec
    .update(payments)
    .set({ payerEmail: null })
    .where(
      and(
        isNotNull(payments.payerEmail),
        ne(payments.status, 'REFUND_PENDING'),
        ne(payments.status, 'PENDING'),
        lte(
          payments.createdAt,
          sql`case when ${payments.received} is null then ${unpaidUntil.toISOString()}::timestamptz else ${paidUntil.toISOString()}::timestamptz end`,
        ),
      ),
    );
}
