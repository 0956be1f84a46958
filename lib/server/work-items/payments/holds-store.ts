import 'server-only';
import { and, eq, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItemMilestones, workItemPurchases } from '@/lib/server/schema/work-items';

export type PartType = Exclude<PayableType, 'meeting'>;

/** Until when a part waits for its payment; null when it does not. */
export async function findHoldEnd(
  exec: Executor,
  type: PartType,
  id: string,
): Promise<Date | null> {
  const table = type === 'milestone' ? workItemMilestones : workItemPurchases;
  const [row] = await exec
    .select({ until: table.holdExpiresAt })
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, 'PAYMENT_PENDING')));
  return row?.until ?? null;
}

/** Parts that wait for a payment longer than until then. */
export async function findOverdue(
  exec: Executor,
  until: Date,
  limit: number,
): Promise<{ type: PartType; id: string }[]> {
  const milestones = exec
    .select({ type: sql<PartType>`'milestone'`.as('type'), id: workItemMilestones.id })
    .from(workItemMilestones)
    .where(
      and(
        eq(workItemMilestones.status, 'PAYMENT_PENDING'),
        lte(workItemMilestones.holdExpiresAt, until),
      ),
    );
  const purchases = exec
    .select({ type: sql<PartType>`'service_purchase'`.as('type'), id: workItemPurchases.id })
    .from(workItemPurchases)
    .where(
      and(
        eq(workItemPurchases.status, 'PAYMENT_PENDING'),
        lte(workItemPurchases.holdExpiresAt, until),
      ),
    );
  return unionAll(milestones, purchases).limit(limit);
}
