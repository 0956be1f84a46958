import 'server-only';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@/lib/domain/platform/time';
import { ORDER_OBJECTION_DAYS } from '@/lib/domain/work-items/order';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import { workItemDisputes as disputes } from '@/lib/server/schema/work-item-records';
import {
  workItemMilestones as milestones,
  workItemPurchases as purchases,
  workItems,
} from '@/lib/server/schema/work-items';

export type MilestoneRow = typeof milestones.$inferSelect;
export type PurchaseRow = typeof purchases.$inferSelect;
export type DisputeRow = typeof disputes.$inferSelect;

/** Finds finished milestones whose money is still held, of those finished until then, the latest payment first. */
export async function findHeldMilestones(
  exec: Executor,
  itemId: string,
  finishedUntil: Date,
): Promise<MilestoneRow[]> {
  return exec
    .select()
    .from(milestones)
    .where(
      and(
        eq(milestones.workItemId, itemId),
        eq(milestones.status, 'PAID'),
        isNull(milestones.releasedAt),
        isNotNull(milestones.finishedAt),
        lte(milestones.finishedAt, finishedUntil),
      ),
    )
    .orderBy(desc(milestones.paidAt), desc(milestones.position));
}

/** Finds paid milestones of these whose money is still held, finished or not, the latest payment first. */
export async function findUnreleasedMilestones(
  exec: Executor,
  itemIds: readonly string[],
): Promise<MilestoneRow[]> {
  return exec
    .select()
    .from(milestones)
    .where(
      and(
        inArray(milestones.workItemId, [...itemIds]),
        eq(milestones.status, 'PAID'),
        isNull(milestones.releasedAt),
      ),
    )
    .orderBy(desc(milestones.paidAt), desc(milestones.position));
}

/** Finds purchases of these whose money is still held, the newest first. */
export async function findHeldPurchases(
  exec: Executor,
  itemIds: readonly string[],
): Promise<PurchaseRow[]> {
  return exec
    .select()
    .from(purchases)
    .where(
      and(
        inArray(purchases.workItemId, [...itemIds]),
        eq(purchases.status, 'PURCHASED'),
        isNull(purchases.releasedAt),
      ),
    )
    .orderBy(desc(purchases.purchasedAt));
}

export async function markReleased(
  exec: Executor,
  ids: { milestones: readonly string[]; purchases: readonly string[] },
  at: Date,
): Promise<void> {
  if (ids.milestones.length > 0)
    await exec
      .update(milestones)
      .set({ releasedAt: at })
      .where(inArray(milestones.id, [...ids.milestones]));
  if (ids.purchases.length > 0)
    await exec
      .update(purchases)
      .set({ releasedAt: at })
      .where(inArray(purchases.id, [...ids.purchases]));
}

export interface HoldRow {
  readonly id: string;
  readonly objectionDays: number;
  readonly finishedAt: Date | null;
  readonly dispute: DisputeRow['kind'] | null;
  readonly disputeId: string | null;
}

const milestoneHolds = prepared((exec) =>
  exec
    .select({
      id: milestones.id,
      finishedAt: milestones.finishedAt,
      dispute: disputes.kind,
      disputeId: disputes.id,
      objectionDays: workItems.objectionDays,
    })
    .from(milestones)
    .innerJoin(workItems, eq(workItems.id, milestones.workItemId))
    .leftJoin(disputes, openOf(milestones.workItemId))
    .where(amongIds(milestones.id, 'ids')),
);

export async function findMilestoneHolds(
  exec: Executor,
  ids: readonly string[],
): Promise<HoldRow[]> {
  return ids.length === 0 ? [] : milestoneHolds(exec, { ids });
}

const purchaseHolds = prepared((exec) =>
  exec
    .select({
      id: purchases.id,
      finishedAt: workItems.completedAt,
      dispute: disputes.kind,
      disputeId: disputes.id,
      objectionDays: workItems.objectionDays,
    })
    .from(purchases)
    .innerJoin(workItems, eq(workItems.id, purchases.workItemId))
    .leftJoin(disputes, openOf(purchases.workItemId))
    .where(amongIds(purchases.id, 'ids')),
);

export async function findPurchaseHolds(
  exec: Executor,
  ids: readonly string[],
): Promise<HoldRow[]> {
  return ids.length === 0 ? [] : purchaseHolds(exec, { ids });
}

/** Builds the condition on disputes: about this agreement, and undecided; an agreement has one at most. */
function openOf(itemId: typeof milestones.workItemId | typeof purchases.workItemId) {
  return and(eq(disputes.workItemId, itemId), isNull(disputes.decidedAt));
}

export async function findOpenDispute(
  exec: Executor,
  itemId: string,
): Promise<DisputeRow | undefined> {
  const [row] = await exec
    .select()
    .from(disputes)
    .where(and(eq(disputes.workItemId, itemId), isNull(disputes.decidedAt)));
  return row;
}

/**
 * Finds agreements with held money whose objection period is over without an open objection: milestones count from
 * when they were finished, purchases from when the agreement was completed.
 */
export async function findDue(exec: Executor, now: Date, limit: number): Promise<string[]> {
  const undisputed = (itemId: typeof milestones.workItemId | typeof purchases.workItemId) =>
    notExists(
      exec
        .select({ one: sql`1` })
        .from(disputes)
        .where(and(eq(disputes.workItemId, itemId), isNull(disputes.decidedAt))),
    );
  // The indexes narrow it by the fewest days there are; the days of each agreement decide.
  const earliest = new Date(now.getTime() - ORDER_OBJECTION_DAYS * DAY_MS);
  const isOver = (finishedAt: typeof milestones.finishedAt | typeof workItems.completedAt) =>
    and(
      lte(finishedAt, earliest),
      sql`${finishedAt} <= ${now.toISOString()}::timestamptz - make_interval(days => ${workItems.objectionDays})`,
    );
  const ofMilestones = exec
    .select({ id: milestones.workItemId })
    .from(milestones)
    .innerJoin(workItems, eq(workItems.id, milestones.workItemId))
    .where(
      and(
        eq(milestones.status, 'PAID'),
        isNull(milestones.releasedAt),
        isOver(milestones.finishedAt),
        undisputed(milestones.workItemId),
      ),
    );
  const ofPurchases = exec
    .select({ id: purchases.workItemId })
    .from(purchases)
    .innerJoin(workItems, eq(workItems.id, purchases.workItemId))
    .where(
      and(
        eq(workItems.status, 'COMPLETED'),
        isOver(workItems.completedAt),
        eq(purchases.status, 'PURCHASED'),
        isNull(purchases.releasedAt),
        undisputed(purchases.workItemId),
      ),
    );
  const rows = await union(ofMilestones, ofPurchases).orderBy(asc(sql`1`)).limit(limit);
  return rows.map(({ id }) => id);
}
