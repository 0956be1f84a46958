import 'server-only';
import { eq } from 'drizzle-orm';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { workItemAcceptances } from '@/lib/server/schema/work-item-records';
import { workItemMilestones, workItems } from '@/lib/server/schema/work-items';

export type NewItem = typeof workItems.$inferInsert;

export async function insertItem(tx: Transaction, item: NewItem): Promise<string> {
  const [row] = await tx.insert(workItems).values(item).returning({ id: workItems.id });
  if (!row) throw new Error('no agreement was made');
  return row.id;
}

export async function wasAccepted(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: workItemAcceptances.id })
    .from(workItemAcceptances)
    .where(eq(workItemAcceptances.workItemId, id))
    .limit(1);
  return row !== undefined;
}

export async function deleteItem(tx: Transaction, id: string): Promise<void> {
  await tx.delete(workItemMilestones).where(eq(workItemMilestones.workItemId, id));
  await tx.delete(workItems).where(eq(workItems.id, id));
}
