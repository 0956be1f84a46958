import 'server-only';
import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import {
  workItemMeetings,
  workItemMilestones,
  workItemServices,
  workItemVersions,
} from '@/lib/server/schema/work-items';

export type NewService = Pick<
  typeof workItemServices.$inferInsert,
  'name' | 'description' | 'price'
>;

/** Finds the current names of the two; undefined when the client's account is deleted. */
export async function findNames(
  exec: Executor,
  lawyerId: string,
  clientId: string,
): Promise<WorkItemTerms['parties'] | undefined> {
  const [row] = await exec
    .select({
      lawyer: lawyers.displayName,
      client: fullNameOf('users'),
    })
    .from(lawyers)
    .innerJoin(users, and(eq(users.id, clientId), isNull(users.deletedAt)))
    .where(eq(lawyers.id, lawyerId));
  return row;
}

export async function insertVersion(
  tx: Transaction,
  row: typeof workItemVersions.$inferInsert,
): Promise<void> {
  await tx.insert(workItemVersions).values(row);
}

export async function markSent(
  tx: Transaction,
  workItemId: string,
  version: number,
  at: Date,
): Promise<void> {
  await tx
    .update(workItemVersions)
    .set({ sentAt: at })
    .where(
      and(
        eq(workItemVersions.workItemId, workItemId),
        eq(workItemVersions.version, version),
        isNull(workItemVersions.sentAt),
      ),
    );
}

export type NewMilestone = WorkItemTerms['milestones'][number];

export async function listMilestones(tx: Transaction, workItemId: string) {
  return tx
    .select({ id: workItemMilestones.id, position: workItemMilestones.position })
    .from(workItemMilestones)
    .where(eq(workItemMilestones.workItemId, workItemId))
    .orderBy(workItemMilestones.position);
}

export async function insertMilestones(
  tx: Transaction,
  workItemId: string,
  rows: readonly (NewMilestone & { position: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(workItemMilestones).values(rows.map((row) => ({ ...row, workItemId })));
}

export async function updateMilestone(
  tx: Transaction,
  id: string,
  { name, amount, dueDate }: NewMilestone,
): Promise<void> {
  await tx
    .update(workItemMilestones)
    .set({ name, amount, dueDate, status: 'WAITING', askedAt: null })
    .where(eq(workItemMilestones.id, id));
}

export async function deleteMilestones(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.delete(workItemMilestones).where(inArray(workItemMilestones.id, [...ids]));
}

/** First position of milestones set aside; those of terms are below it. */
export const SET_ASIDE = 1000;

/** Sets aside milestones that have a payment but left the terms; `before` is the number of rows already there. */
export async function setMilestonesAside(
  tx: Transaction,
  ids: readonly string[],
  before: number,
): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .update(workItemMilestones)
      .set({ status: 'WAIVED', position: SET_ASIDE + before + index })
      .where(eq(workItemMilestones.id, id));
}

export type NewMeeting = WorkItemTerms['meetings'][number];

/**
 * Replaces the meetings of the terms in their order, each in the row of its position; none has a time before payment.
 */
export async function replaceMeetings(
  tx: Transaction,
  workItemId: string,
  meetings: readonly NewMeeting[],
): Promise<void> {
  const own = eq(workItemMeetings.workItemId, workItemId);
  await tx
    .delete(workItemMeetings)
    .where(and(own, gte(workItemMeetings.position, meetings.length)));
  const found = await tx
    .select({ id: workItemMeetings.id, position: workItemMeetings.position })
    .from(workItemMeetings)
    .where(own);
  const ids = new Map(found.map(({ id, position }) => [position, id]));
  const added: (typeof workItemMeetings.$inferInsert)[] = [];
  for (const [position, { title, duration }] of meetings.entries()) {
    const id = ids.get(position);
    if (!id) added.push({ workItemId, position, title, duration });
    else
      await tx.update(workItemMeetings).set({ title, duration }).where(eq(workItemMeetings.id, id));
  }
  if (added.length > 0) await tx.insert(workItemMeetings).values(added);
}

export async function listServices(tx: Transaction, workItemId: string) {
  return tx
    .select()
    .from(workItemServices)
    .where(eq(workItemServices.workItemId, workItemId))
    .orderBy(workItemServices.position);
}

/** Replaces the offers beside it. Purchases begin with PAID, so none of them is in one. */
export async function replaceServices(
  tx: Transaction,
  workItemId: string,
  services: readonly NewService[],
  at: Date,
): Promise<void> {
  await tx.delete(workItemServices).where(eq(workItemServices.workItemId, workItemId));
  if (services.length > 0)
    await tx
      .insert(workItemServices)
      .values(services.map((row, position) => ({ ...row, workItemId, position, createdAt: at })));
}
