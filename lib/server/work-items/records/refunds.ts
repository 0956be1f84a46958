import 'server-only';
import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import { refundAccountsOf } from '@/lib/server/payments/refunds/accounts-service';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  workItemMilestones as milestones,
  workItemPurchases as purchases,
} from '@/lib/server/schema/work-items';

// Service

const TYPES = ['milestone', 'service_purchase'] as const;

/**
 * Of these agreements, by their ids, the refund that the client has to name an account for, else one that is paid soon. The
 * number of statements is the same for any number of agreements.
 */
export async function refundAccountsOfItems(
  exec: Executor,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, RefundAccountState>> {
  const payables = await listPayables(exec, itemIds);
  const found = new Map<string, RefundAccountState>();
  for (const type of TYPES) {
    const parts = payables.filter((part) => part.type === type);
    const ids = parts.map(({ id }) => id);
    const waiting = await refundAccountsOf(exec, type, ids);
    for (const { id, itemId } of parts) {
      const one = waiting.get(id);
      if (one && found.get(itemId)?.status !== 'needed') found.set(itemId, one);
    }
  }
  return found;
}

// Store

/** What is paid for of these agreements, in one statement. */
async function listPayables(exec: Executor, itemIds: readonly string[]) {
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
