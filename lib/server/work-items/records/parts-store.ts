import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import {
  workItemAcceptances,
  workItemDeliveries,
  workItemDisputes,
  workItemFiles,
} from '@/lib/server/schema/work-item-records';
import {
  workItemMeetings,
  workItemMilestones,
  workItemPurchases,
  workItemServices,
  workItems,
  workItemVersions,
} from '@/lib/server/schema/work-items';

export type MilestoneRow = typeof workItemMilestones.$inferSelect;
export type ServiceRow = typeof workItemServices.$inferSelect;
export type PurchaseRow = typeof workItemPurchases.$inferSelect;
export type IncludedMeetingRow = typeof workItemMeetings.$inferSelect;
export type FileRow = typeof workItemFiles.$inferSelect;
export type AcceptanceRow = typeof workItemAcceptances.$inferSelect;
export type DeliveryRow = typeof workItemDeliveries.$inferSelect;
export type DisputeRow = typeof workItemDisputes.$inferSelect;

const itemId = sql.placeholder('itemId');

const milestonesOf = prepared((exec) =>
  exec
    .select()
    .from(workItemMilestones)
    .where(eq(workItemMilestones.workItemId, itemId))
    .orderBy(asc(workItemMilestones.position)),
);

export function listMilestones(exec: Executor, itemId: string): Promise<MilestoneRow[]> {
  return milestonesOf(exec, { itemId });
}

const servicesOf = prepared((exec) =>
  exec
    .select({ service: workItemServices, purchase: workItemPurchases })
    .from(workItemServices)
    .leftJoin(workItemPurchases, eq(workItemPurchases.id, workItemServices.purchaseId))
    .where(eq(workItemServices.workItemId, itemId))
    .orderBy(asc(workItemServices.position), asc(workItemServices.id)),
);

export function listServices(
  exec: Executor,
  itemId: string,
): Promise<{ service: ServiceRow; purchase: PurchaseRow | null }[]> {
  return servicesOf(exec, { itemId });
}

const includedMeetingsOf = prepared((exec) =>
  exec
    .select()
    .from(workItemMeetings)
    .where(eq(workItemMeetings.workItemId, itemId))
    .orderBy(asc(workItemMeetings.position)),
);

export function listIncludedMeetings(
  exec: Executor,
  itemId: string,
): Promise<IncludedMeetingRow[]> {
  return includedMeetingsOf(exec, { itemId });
}

const filesOf = prepared((exec) =>
  exec
    .select()
    .from(workItemFiles)
    .where(eq(workItemFiles.workItemId, itemId))
    .orderBy(asc(workItemFiles.createdAt), asc(workItemFiles.id)),
);

export function listFiles(exec: Executor, itemId: string): Promise<FileRow[]> {
  return filesOf(exec, { itemId });
}

export interface Records {
  /** Terms of its version; undefined once they are erased. */
  readonly version:
    | Pick<typeof workItemVersions.$inferSelect, 'version' | 'terms' | 'sha256'>
    | undefined;
  readonly acceptance: AcceptanceRow | null;
  readonly dispute: DisputeRow | null;
}

const deliveriesOf = prepared((exec) =>
  exec
    .select()
    .from(workItemDeliveries)
    .where(eq(workItemDeliveries.workItemId, itemId))
    .orderBy(asc(workItemDeliveries.deliveredAt)),
);

export function listDeliveries(exec: Executor, itemId: string): Promise<DeliveryRow[]> {
  return deliveriesOf(exec, { itemId });
}

const records = prepared((exec) =>
  exec
    .select({
      version: {
        version: workItemVersions.version,
        terms: workItemVersions.terms,
        sha256: workItemVersions.sha256,
      },
      acceptance: workItemAcceptances,
      dispute: workItemDisputes,
    })
    .from(workItems)
    .leftJoin(
      workItemVersions,
      and(
        eq(workItemVersions.workItemId, workItems.id),
        eq(workItemVersions.version, workItems.version),
      ),
    )
    .leftJoin(
      workItemAcceptances,
      sql`${workItemAcceptances.id} = (select a.id from work_item_acceptances a where a.work_item_id = ${workItems.id}
        order by a.accepted_at desc limit 1)`,
    )
    .leftJoin(
      workItemDisputes,
      sql`${workItemDisputes.id} = (select d.id from work_item_disputes d where d.work_item_id = ${workItems.id}
        order by d.created_at desc limit 1)`,
    )
    .where(eq(workItems.id, itemId)),
);

export async function findRecords(exec: Executor, itemId: string): Promise<Records> {
  const [row] = await records(exec, { itemId });
  if (!row) throw new Error('agreement not found');
  return { ...row, version: row.version ?? undefined };
}
