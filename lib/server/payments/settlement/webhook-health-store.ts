import 'server-only';
import { and, eq, gte, lt, max, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { webhookDeliveries } from '@/lib/server/schema/oversight';
import { payments } from '@/lib/server/schema/payments';

/**
 * When a signed event last came from a gateway, and how many of its payments were made in a span; these are counted where no
 * event came since it began, which is seldom: it is a walk over all payments.
 */
export async function findSigns(exec: Executor, gateway: string, from: Date, until: Date) {
  const paid = exec.$count(
    payments,
    and(eq(payments.gateway, gateway), gte(payments.paidAt, from), lt(payments.paidAt, until)),
  );
  const lastAt = max(webhookDeliveries.lastAt);
  const [row] = await exec
    .select({
      lastAt,
      paid: sql<number>`case when ${lastAt} >= ${from} then 0 else ${paid} end`.mapWith(Number),
    })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.gateway, gateway),
        notInArray(webhookDeliveries.outcome, ['unsigned', 'no_event']),
      ),
    );
  return { lastAt: row?.lastAt ?? null, paid: row?.paid ?? 0 };
}
