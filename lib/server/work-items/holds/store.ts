import 'server-only';
import { and, eq, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItemMilestones, workItemPurchases } from '@/lib/server/schema/work-items';

export type PartType = Exclude<PayableType, 'meeting'>;

interface Hold {
  readonly waiting: boolean;
  readonly until: Date;
}

/** Until when a part waits for its payment, and whether it does. */
export async function findHold(
  exec: Executor,
  type: PartType,
  id: string,
): Promise<Hold | undefined> {
  const table = type === 'milestone' ? workItemMilestones : workItemPurchases;
  const [row] = await exec
    .select({ status: table.status, until: table.holdExpiresAt })
    .from(table)
    .where(eq(table.id, id));
  if (!row) return undefined;
  return { waiting: row.status === 'PAYMENT_PENDING', until: row.until ?? new Date(0) };
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
