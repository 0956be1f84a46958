import 'server-only';
import { and, count, inArray, min, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { refunds } from '@/lib/server/schema/payments';
import { payouts } from '@/lib/server/schema/payouts';

/** Refunds that the gateway is going to be asked for, in centavos. */
export async function sumOpenRefunds(exec: Executor) {
  const [row] = await exec
    .select({
      count: count(),
      amount: sql<string>`coalesce(sum(${refunds.amount}), 0)::text`,
      oldest: min(refunds.createdAt),
    })
    .from(refunds)
    .where(and(sql`${refunds.status} = 'PENDING'`, sql`${refunds.gatewayRefundId} is null`));
  return row;
}

/** Payouts in these states, in centavos of what is transferred. */
export async function sumPayouts(
  exec: Executor,
  states: readonly (typeof payouts.$inferSelect)['status'][],
) {
  const [row] = await exec
    .select({
      count: count(),
      amount: sql<string>`coalesce(sum(${payouts.amount} - ${payouts.withheld}), 0)::text`,
      oldest: min(payouts.createdAt),
    })
    .from(payouts)
    .where(inArray(payouts.status, [...states]));
  return row;
}
