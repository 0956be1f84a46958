import 'server-only';
import { and, count, eq, inArray, isNull, lt, min, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { refunds } from '@/lib/server/schema/payments';
import { payouts } from '@/lib/server/schema/payouts';

/** Sums the refunds that the gateway is still to be asked for, in centavos. */
export async function sumOpenRefunds(exec: Executor, before: Date) {
  const [row] = await exec
    .select({
      count: count(),
      amount: sql<string>`coalesce(sum(${refunds.amount}), 0)::text`,
      oldest: min(refunds.createdAt),
      old: sql<number>`count(*) filter (where ${lt(refunds.createdAt, before)})::int`,
    })
    .from(refunds)
    .where(and(eq(refunds.status, 'PENDING'), isNull(refunds.gatewayRefundId)));
  return row;
}

/** Sums payouts in these states, in centavos transferred. */
export async function sumPayouts(
  exec: Executor,
  states: readonly (typeof payouts.$inferSelect)['status'][],
  before: Date,
) {
  const [row] = await exec
    .select({
      count: count(),
      amount: sql<string>`coalesce(sum(${payouts.amount} - ${payouts.withheld}), 0)::text`,
      oldest: min(payouts.createdAt),
      old: sql<number>`count(*) filter (where ${lt(payouts.createdAt, before)})::int`,
    })
    .from(payouts)
    .where(inArray(payouts.status, [...states]));
  return row;
}
