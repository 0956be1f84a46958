import 'server-only';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { AGREEMENT_YEARS } from '@/lib/domain/platform/retention';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import {
  workItemAcceptances,
  workItemDeliveries,
  workItemDisputes,
  workItemFiles,
} from '@/lib/server/schema/work-item-records';
import {
  workItemMeetings,
  workItemMilestones,
  workItemOrders,
  workItemPurchases,
  workItemServices,
  workItems,
  workItemVersions,
} from '@/lib/server/schema/work-items';

function ofUser(exec: Executor, userId: string) {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  return or(eq(workItems.clientId, userId), inArray(workItems.lawyerId, own));
}

const idsOfUser = (exec: Executor, userId: string) =>
  exec.select({ id: workItems.id }).from(workItems).where(ofUser(exec, userId));

/** Builds the condition for an agreement that concerns lawyer or client: it is in force, or its money is held. */
function isOpen(exec: Executor) {
  const held = exec
    .select({ one: sql`1` })
    .from(workItemMilestones)
    .where(
      and(
        eq(workItemMilestones.workItemId, workItems.id),
        eq(workItemMilestones.status, 'PAID'),
        isNull(workItemMilestones.releasedAt),
      ),
    );
  const bought = exec
    .select({ one: sql`1` })
    .from(workItemPurchases)
    .where(
      and(
        eq(workItemPurchases.workItemId, workItems.id),
        eq(workItemPurchases.status, 'PURCHASED'),
        isNull(workItemPurchases.releasedAt),
      ),
    );
  return or(
    inArray(workItems.status, ['PAYMENT_PENDING', 'PAID']),
    and(eq(workItems.status, 'COMPLETED'), or(exists(held), exists(bought))),
  );
}

export async function hasOpenAgreement(exec: Executor, userId: string): Promise<boolean> {
  const [row] = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(and(ofUser(exec, userId), isOpen(exec)))
    .limit(1);
  return row !== undefined;
}

export async function findAgreements(exec: Executor, userId: string) {
  const orders = exec
    .select({ one: sql`1` })
    .from(workItemOrders)
    .where(and(eq(workItemOrders.workItemId, workItems.id), isNull(workItemOrders.receivedAt)));
  // A client has no drafts, a lawyer no orders that are not paid.
  const visible = sql`case when ${workItems.clientId} = ${userId} then ${workItems.status} <> 'DRAFT' else ${notExists(orders)} end`;
  const items = await exec
    .select()
    .from(workItems)
    .where(and(ofUser(exec, userId), visible))
    .orderBy(asc(workItems.createdAt));
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return null;
  return {
    items,
    versions: await exec
      .select()
      .from(workItemVersions)
      .where(inArray(workItemVersions.workItemId, ids))
      .orderBy(asc(workItemVersions.version)),
    milestones: await exec
      .select()
      .from(workItemMilestones)
      .where(inArray(workItemMilestones.workItemId, ids))
      .orderBy(asc(workItemMilestones.position)),
    services: await exec
      .select()
      .from(workItemServices)
      .where(inArray(workItemServices.workItemId, ids))
      .orderBy(asc(workItemServices.position)),
    purchases: await exec
      .select()
      .from(workItemPurchases)
      .where(inArray(workItemPurchases.workItemId, ids)),
    acceptances: await exec
      .select()
      .from(workItemAcceptances)
      .where(inArray(workItemAcceptances.workItemId, ids))
      .orderBy(asc(workItemAcceptances.acceptedAt)),
    orders: await exec.select().from(workItemOrders).where(inArray(workItemOrders.workItemId, ids)),
    deliveries: await exec
      .select()
      .from(workItemDeliveries)
      .where(inArray(workItemDeliveries.workItemId, ids))
      .orderBy(asc(workItemDeliveries.deliveredAt)),
    disputes: await exec
      .select()
      .from(workItemDisputes)
      .where(inArray(workItemDisputes.workItemId, ids))
      .orderBy(asc(workItemDisputes.createdAt)),
  };
}

export type Agreements = NonNullable<Awaited<ReturnType<typeof findAgreements>>>;

/** Deletes the rows of all files of these agreements. Returns their storage keys. */
export async function deleteFilesOf(exec: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await exec
    .delete(workItemFiles)
    .where(inArray(workItemFiles.workItemId, [...ids]))
    .returning({ storageKey: workItemFiles.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

/** Finds a user's agreements that no client ever accepted. */
export async function findNeverAccepted(exec: Executor, userId: string): Promise<string[]> {
  const acceptances = exec
    .select({ one: sql`1` })
    .from(workItemAcceptances)
    .where(eq(workItemAcceptances.workItemId, workItems.id));
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(and(ofUser(exec, userId), notExists(acceptances)));
  return rows.map(({ id }) => id);
}

export async function deleteAgreements(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(workItemMilestones).where(inArray(workItemMilestones.workItemId, [...ids]));
  await tx.delete(workItems).where(inArray(workItems.id, [...ids]));
}

/** Finds a client's orders that were paid once, and that checks for a conflict of interest may name. */
export async function findOrdersOf(exec: Executor, clientId: string): Promise<string[]> {
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .innerJoin(workItemOrders, eq(workItemOrders.workItemId, workItems.id))
    .where(and(eq(workItems.clientId, clientId), isNotNull(workItemOrders.receivedAt)));
  return rows.map(({ id }) => id);
}

/** Finds a user's proposals that were accepted once and never paid. */
export async function findProposals(exec: Executor, userId: string): Promise<string[]> {
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(and(ofUser(exec, userId), eq(workItems.status, 'PROPOSAL')));
  return rows.map(({ id }) => id);
}

export async function forgetRequests(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(workItemAcceptances)
    .set({ requestKey: null })
    .where(
      and(eq(workItemAcceptances.clientId, userId), isNotNull(workItemAcceptances.requestKey)),
    );
  await tx
    .update(workItemPurchases)
    .set({ requestKey: null })
    .where(
      and(
        inArray(workItemPurchases.workItemId, idsOfUser(tx, userId)),
        isNotNull(workItemPurchases.requestKey),
      ),
    );
}

/** Finds accepted agreements that still have their words, with a deleted account and the retention years over. */
export async function findToErase(exec: Executor, now: Date, limit: number): Promise<string[]> {
  const versions = exec
    .select({ one: sql`1` })
    .from(workItemVersions)
    .where(eq(workItemVersions.workItemId, workItems.id));
  const ended = sql`greatest(${workItems.completedAt}, (select max(accepted_at) from work_item_acceptances where work_item_id = ${workItems.id}))`;
  const deserted = sql`exists (select from users where deleted_at is not null and (users.id = ${workItems.clientId} or users.id = (select user_id from lawyers where lawyers.id = ${workItems.lawyerId})))`;
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(
      and(
        exists(versions),
        deserted,
        sql`${ended} < ${now}::timestamptz - make_interval(years => ${AGREEMENT_YEARS}::int)`,
      ),
    )
    .orderBy(desc(workItems.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Erases the words of an agreement: its versions, its acceptances with name, address and file, and every text. Sums,
 * dates and states stay, as bookkeeping requires. Returns the storage keys of the files.
 */
export async function eraseWords(tx: Transaction, id: string): Promise<string[]> {
  const erased = 'Deleted';
  await tx.delete(workItemVersions).where(eq(workItemVersions.workItemId, id));
  const acceptances = await tx
    .delete(workItemAcceptances)
    .where(eq(workItemAcceptances.workItemId, id))
    .returning({ storageKey: workItemAcceptances.storageKey });
  const files = await deleteFilesOf(tx, [id]);
  await tx
    .update(workItems)
    .set({ title: erased, rejectedReason: null })
    .where(eq(workItems.id, id));
  await tx
    .update(workItemMilestones)
    .set({ name: sql`case when ${workItemMilestones.name} is null then null else ${erased} end` })
    .where(eq(workItemMilestones.workItemId, id));
  await tx
    .update(workItemServices)
    .set({ name: erased, description: '' })
    .where(eq(workItemServices.workItemId, id));
  await tx
    .update(workItemDisputes)
    .set({
      reason: erased,
      decision: sql`case when ${workItemDisputes.decision} is null then null else ${erased} end`,
    })
    .where(eq(workItemDisputes.workItemId, id));
  await tx
    .update(workItemOrders)
    .set({ about: erased, otherParty: null })
    .where(eq(workItemOrders.workItemId, id));
  await tx
    .update(workItemDeliveries)
    .set({
      note: null,
      changes: sql`case when ${workItemDeliveries.changes} is null then null else ${erased} end`,
    })
    .where(eq(workItemDeliveries.workItemId, id));
  await tx
    .update(workItemMeetings)
    .set({ title: erased })
    .where(eq(workItemMeetings.workItemId, id));
  return [...acceptances.map(({ storageKey }) => storageKey), ...files];
}
