import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItemMilestones, workItemPurchases } from '@/lib/server/schema/work-items';

/** A milestone of this agreement, with its place among them, from 1. */
export async function findMilestone(exec: Executor, itemId: string, id: string) {
  const place = sql<number>`(select count(*)::int from work_item_milestones other
    where other.work_item_id = ${itemId} and other.position <= work_item_milestones.position)`;
  const [row] = await exec
    .select({ id: workItemMilestones.id, name: workItemMilestones.name, place })
    .from(workItemMilestones)
    .where(and(eq(workItemMilestones.workItemId, itemId), eq(workItemMilestones.id, id)));
  return row;
}

/** Whether this agreement has this purchase of services. */
export async function hasPurchase(exec: Executor, itemId: string, id: string): Promise<boolean> {
  const [row] = await exec
    .select({ id: workItemPurchases.id })
    .from(workItemPurchases)
    .where(and(eq(workItemPurchases.workItemId, itemId), eq(workItemPurchases.id, id)));
  return row !== undefined;
}
