import 'server-only';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import {
  workItemDeliveries as deliveries,
  workItemFiles as files,
} from '@/lib/server/schema/work-item-records';
import { workItemMilestones as milestones } from '@/lib/server/schema/work-items';

type NewDelivery = typeof deliveries.$inferInsert;
type DeliveryRow = typeof deliveries.$inferSelect;

export async function insertDelivery(tx: Transaction, row: NewDelivery): Promise<void> {
  await tx.insert(deliveries).values(row);
}

/** Writes what the client asked to change about the latest delivery of an order. */
export async function askChanges(
  tx: Transaction,
  workItemId: string,
  changes: string,
  at: Date,
): Promise<void> {
  const latest = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.workItemId, workItemId))
    .orderBy(desc(deliveries.deliveredAt))
    .limit(1);
  await tx
    .update(deliveries)
    .set({ changes, changesAskedAt: at })
    .where(inArray(deliveries.id, latest));
}

/** Finds the deliveries of a part, the latest first. */
export async function findOfMilestone(
  tx: Transaction,
  milestoneId: string,
): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(deliveries)
    .where(eq(deliveries.milestoneId, milestoneId))
    .orderBy(desc(deliveries.deliveredAt), desc(deliveries.id));
}

/** Writes the changes that the client asked for about one delivery. */
export async function writeChanges(
  tx: Transaction,
  id: string,
  change: { changes: string; changesAskedAt: Date },
): Promise<void> {
  await tx.update(deliveries).set(change).where(eq(deliveries.id, id));
}

/** Finds the deliveries of agreements in chronological order, with the name of the delivered part. */
export function findOfItems(exec: Executor, itemIds: readonly string[]) {
  return exec
    .select({ delivery: deliveries, part: milestones.name })
    .from(deliveries)
    .leftJoin(milestones, eq(milestones.id, deliveries.milestoneId))
    .where(inArray(deliveries.workItemId, [...itemIds]))
    .orderBy(asc(deliveries.deliveredAt), asc(deliveries.id));
}

export function findFiles(exec: Executor, ids: readonly string[]) {
  return exec
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
}
