import 'server-only';
import { asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  workItemAcceptances,
  workItemDisputes,
  workItemFiles,
} from '@/lib/server/schema/work-item-records';
import {
  workItemMeetings,
  workItemMilestones,
  workItemPurchases,
  workItemServices,
} from '@/lib/server/schema/work-items';

export type MilestoneRow = typeof workItemMilestones.$inferSelect;
export type ServiceRow = typeof workItemServices.$inferSelect;
export type PurchaseRow = typeof workItemPurchases.$inferSelect;
export type IncludedMeetingRow = typeof workItemMeetings.$inferSelect;
export type FileRow = typeof workItemFiles.$inferSelect;
export type AcceptanceRow = typeof workItemAcceptances.$inferSelect;
export type DisputeRow = typeof workItemDisputes.$inferSelect;

export async function listMilestones(exec: Executor, itemId: string): Promise<MilestoneRow[]> {
  return exec
    .select()
    .from(workItemMilestones)
    .where(eq(workItemMilestones.workItemId, itemId))
    .orderBy(asc(workItemMilestones.position));
}

/** Services with the purchase that each is in. */
export async function listServices(
  exec: Executor,
  itemId: string,
): Promise<{ service: ServiceRow; purchase: PurchaseRow | null }[]> {
  return exec
    .select({ service: workItemServices, purchase: workItemPurchases })
    .from(workItemServices)
    .leftJoin(workItemPurchases, eq(workItemPurchases.id, workItemServices.purchaseId))
    .where(eq(workItemServices.workItemId, itemId))
    .orderBy(asc(workItemServices.position), asc(workItemServices.id));
}

export async function listIncludedMeetings(
  exec: Executor,
  itemId: string,
): Promise<IncludedMeetingRow[]> {
  return exec
    .select()
    .from(workItemMeetings)
    .where(eq(workItemMeetings.workItemId, itemId))
    .orderBy(asc(workItemMeetings.position));
}

export async function listFiles(exec: Executor, itemId: string): Promise<FileRow[]> {
  return exec
    .select()
    .from(workItemFiles)
    .where(eq(workItemFiles.workItemId, itemId))
    .orderBy(asc(workItemFiles.createdAt), asc(workItemFiles.id));
}

/** The newest acceptance. */
export async function findAcceptance(
  exec: Executor,
  itemId: string,
): Promise<AcceptanceRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemAcceptances)
    .where(eq(workItemAcceptances.workItemId, itemId))
    .orderBy(desc(workItemAcceptances.acceptedAt))
    .limit(1);
  return row;
}

/** The newest objection. */
export async function findDispute(exec: Executor, itemId: string): Promise<DisputeRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemDisputes)
    .where(eq(workItemDisputes.workItemId, itemId))
    .orderBy(desc(workItemDisputes.createdAt))
    .limit(1);
  return row;
}
