import 'server-only';
import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  workItemMilestones as milestones,
  workItemPurchases as purchases,
} from '@/lib/server/schema/work-items';

/** What is paid for of these agreements, in one statement. */
export async function listPayables(exec: Executor, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  return unionAll(
    exec
      .select({
        id: milestones.id,
        itemId: milestones.workItemId,
        type: sql<'milestone' | 'service_purchase'>`'milestone'`,
      })
      .from(milestones)
      .where(inArray(milestones.workItemId, [...itemIds])),
    exec
      .select({
        id: purchases.id,
        itemId: purchases.workItemId,
        type: sql<'milestone' | 'service_purchase'>`'service_purchase'`,
      })
      .from(purchases)
      .where(inArray(purchases.workItemId, [...itemIds])),
  );
}
