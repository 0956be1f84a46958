import 'server-only';
import { and, eq, or, sql } from 'drizzle-orm';
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

/** A purchase of this agreement: by its id, or by that of a service it bought, which is what clients know. */
export async function findPurchase(exec: Executor, itemId: string, id: string) {
  const bought = sql`${workItemPurchases.id} in
    (select service.purchase_id from work_item_services service where service.id = ${id})`;
  const [row] = await exec
    .select({ id: workItemPurchases.id })
    .from(workItemPurchases)
    .where(and(eq(workItemPurchases.workItemId, itemId), or(eq(workItemPurchases.id, id), bought)));
  return row;
}
