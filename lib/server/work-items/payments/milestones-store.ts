import 'server-only';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { statesBefore } from '@/lib/domain/platform/transitions';
import { MILESTONE_TRANSITIONS, type MilestoneStatus } from '@/lib/domain/work-items/milestone';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItemMilestones as milestones, workItems } from '@/lib/server/schema/work-items';

export type MilestoneRow = typeof milestones.$inferSelect;

export async function listMilestones(exec: Executor, itemId: string): Promise<MilestoneRow[]> {
  return exec
    .select()
    .from(milestones)
    .where(eq(milestones.workItemId, itemId))
    .orderBy(asc(milestones.position));
}

export async function findMilestone(exec: Executor, id: string): Promise<MilestoneRow | undefined> {
  const [row] = await exec.select().from(milestones).where(eq(milestones.id, id));
  return row;
}

export async function findOfItem(
  exec: Executor,
  itemId: string,
  id: string,
): Promise<MilestoneRow | undefined> {
  const [row] = await exec
    .select()
    .from(milestones)
    .where(and(eq(milestones.id, id), eq(milestones.workItemId, itemId)));
  return row;
}

type Change = Partial<Omit<typeof milestones.$inferInsert, 'status'>>;

/**
 * Changes the status of a milestone, the only way to do so: by compare-and-set, from where MILESTONE_TRANSITIONS
 * allows it or from `only` these. True for the one caller that moved it.
 */
export async function changeStatus(
  exec: Executor,
  id: string,
  to: MilestoneStatus,
  { only, ...set }: { only?: readonly MilestoneStatus[] } & Change = {},
): Promise<boolean> {
  const from = statesBefore(MILESTONE_TRANSITIONS, to, only);
  const rows = await exec
    .update(milestones)
    .set({ ...set, status: to })
    .where(and(eq(milestones.id, id), inArray(milestones.status, from)))
    .returning({ id: milestones.id });
  return rows.length > 0;
}

/** Updates columns except the status; its agreement is locked. */
export async function update(exec: Executor, id: string, set: Change): Promise<void> {
  await exec.update(milestones).set(set).where(eq(milestones.id, id));
}

export async function finishAll(exec: Executor, itemId: string, at: Date): Promise<void> {
  await exec
    .update(milestones)
    .set({ finishedAt: at })
    .where(
      and(
        eq(milestones.workItemId, itemId),
        eq(milestones.status, 'PAID'),
        isNull(milestones.finishedAt),
      ),
    );
}

/**
 * Finds milestones of paid agreements that were not requested and whose day (`YYYY-MM-DD`) has come, the longest due
 * first.
 */
export async function findDue(exec: Executor, day: string, limit: number): Promise<string[]> {
  const rows = await exec
    .select({ id: milestones.id })
    .from(milestones)
    .innerJoin(workItems, eq(workItems.id, milestones.workItemId))
    .where(
      and(
        eq(milestones.status, 'WAITING'),
        isNull(milestones.askedAt),
        lte(milestones.dueDate, day),
        eq(workItems.status, 'PAID'),
      ),
    )
    .orderBy(asc(milestones.dueDate))
    .limit(limit);
  return rows.map(({ id }) => id);
}
