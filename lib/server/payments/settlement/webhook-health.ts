import 'server-only';
import { and, eq, gte, lt, max, notInArray, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import type { Executor } from '@/lib/server/platform/db/pool';
import { webhookDeliveries } from '@/lib/server/schema/oversight';
import { payments } from '@/lib/server/schema/payments';

// Service

/** A gateway without any event for this long counts as silent if payments were made. */
const SILENT_MS = DAY_MS;
const ON_ITS_WAY_MS = 10 * MINUTE_MS;

/**
 * Returns where the gateway sends its events, when the last came, and how many payments of the last day came with no
 * event in that day. One statement.
 */
export async function webhookHealth(exec: Executor, now: number) {
  const { name } = gateway();
  const [from, until] = [new Date(now - SILENT_MS), new Date(now - ON_ITS_WAY_MS)];
  const { lastAt, paid } = await findSigns(exec, name, from, until);
  return {
    gateway: name,
    url: `${env.SITE_URL}/api/v1/payments/webhooks/${name}`,
    lastAt,
    missed: lastAt && lastAt >= from ? 0 : paid,
  };
}

// Store

async function findSigns(exec: Executor, name: string, from: Date, until: Date) {
  const paid = exec.$count(
    payments,
    and(eq(payments.gateway, name), gte(payments.paidAt, from), lt(payments.paidAt, until)),
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
        eq(webhookDeliveries.gateway, name),
        notInArray(webhookDeliveries.outcome, ['unsigned', 'no_event']),
      ),
    );
  return { lastAt: row?.lastAt ?? null, paid: row?.paid ?? 0 };
}
