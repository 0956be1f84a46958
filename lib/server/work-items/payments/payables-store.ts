import 'server-only';
import { eq, inArray, type Placeholder, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import {
  workItemMilestones as milestones,
  workItemPurchases as purchases,
  workItemOrders,
  workItems,
} from '@/lib/server/schema/work-items';

/** Marks an order as paid, with the end of its lawyer's time to answer. */
export async function markReceived(
  exec: Executor,
  workItemId: string,
  set: { receivedAt: Date; answerBy: Date },
): Promise<void> {
  await exec.update(workItemOrders).set(set).where(eq(workItemOrders.workItemId, workItemId));
}

export function milestonesOfLawyer(exec: Executor, lawyerId: string | Placeholder): SQLWrapper {
  return exec
    .select({ id: milestones.id })
    .from(milestones)
    .innerJoin(workItems, eq(workItems.id, milestones.workItemId))
    .where(eq(workItems.lawyerId, lawyerId));
}

export function purchasesOfLawyer(exec: Executor, lawyerId: string | Placeholder): SQLWrapper {
  return exec
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(workItems, eq(workItems.id, purchases.workItemId))
    .where(eq(workItems.lawyerId, lawyerId));
}

export async function lawyersOfMilestones(exec: Executor, ids: readonly string[]) {
  return exec
    .select({ id: milestones.id, lawyerId: workItems.lawyerId })
    .from(milestones)
    .innerJoin(workItems, eq(workItems.id, milestones.workItemId))
    .where(inArray(milestones.id, [...ids]));
}

export async function lawyersOfPurchases(exec: Executor, ids: readonly string[]) {
  return exec
    .select({ id: purchases.id, lawyerId: workItems.lawyerId })
    .from(purchases)
    .innerJoin(workItems, eq(workItems.id, purchases.workItemId))
    .where(inArray(purchases.id, [...ids]));
}

export function milestonesOfClient(exec: Executor, clientId: string): SQLWrapper {
  return exec
    .select({ id: milestones.id })
    .from(milestones)
    .innerJoin(workItems, eq(workItems.id, milestones.workItemId))
    .where(eq(workItems.clientId, clientId));
}

export function purchasesOfClient(exec: Executor, clientId: string): SQLWrapper {
  return exec
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(workItems, eq(workItems.id, purchases.workItemId))
    .where(eq(workItems.clientId, clientId));
}

export function milestonesIn(exec: Executor, workItemId: string): SQLWrapper {
  return exec
    .select({ id: milestones.id })
    .from(milestones)
    .where(eq(milestones.workItemId, workItemId));
}

export function purchasesIn(exec: Executor, workItemId: string): SQLWrapper {
  return exec
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.workItemId, workItemId));
}

const client = { id: users.id, firstName: users.firstName, lastName: users.lastName };
const agreement = { itemId: workItems.id, title: workItems.title, client };

const milestonesAmong = prepared((exec) =>
  exec
    .select({ id: milestones.id, part: milestones.name, ...agreement })
    .from(milestones)
    .innerJoin(workItems, eq(workItems.id, milestones.workItemId))
    .innerJoin(users, eq(users.id, workItems.clientId))
    .where(amongIds(milestones.id, 'ids')),
);

export async function milestoneTitles(exec: Executor, ids: readonly string[]) {
  return ids.length === 0 ? [] : milestonesAmong(exec, { ids });
}

const purchasesAmong = prepared((exec) =>
  exec
    .select({ id: purchases.id, ...agreement })
    .from(purchases)
    .innerJoin(workItems, eq(workItems.id, purchases.workItemId))
    .innerJoin(users, eq(users.id, workItems.clientId))
    .where(amongIds(purchases.id, 'ids')),
);

export async function purchaseTitles(exec: Executor, ids: readonly string[]) {
  return ids.length === 0 ? [] : purchasesAmong(exec, { ids });
}
