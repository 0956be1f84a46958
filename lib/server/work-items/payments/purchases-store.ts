import 'server-only';
import { and, asc, count, eq, inArray, max } from 'drizzle-orm';
import { statesBefore } from '@/lib/domain/platform/transitions';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from '@/lib/domain/work-items/milestone';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  workItemPurchases as purchases,
  workItemServices as services,
} from '@/lib/server/schema/work-items';

export type ServiceRow = typeof services.$inferSelect;
export type PurchaseRow = typeof purchases.$inferSelect;

export async function placesOf(exec: Executor, itemId: string) {
  const [row] = await exec
    .select({ count: count(), last: max(services.position) })
    .from(services)
    .where(eq(services.workItemId, itemId));
  return { count: row?.count ?? 0, last: row?.last ?? -1 };
}

export async function insertService(
  exec: Executor,
  row: typeof services.$inferInsert,
): Promise<ServiceRow> {
  const [created] = await exec.insert(services).values(row).returning();
  if (!created) throw new Error('insert returned no service');
  return created;
}

export async function findServices(
  exec: Executor,
  itemId: string,
  ids: readonly string[],
): Promise<ServiceRow[]> {
  return exec
    .select()
    .from(services)
    .where(and(eq(services.workItemId, itemId), inArray(services.id, [...ids])))
    .orderBy(asc(services.position), asc(services.id));
}

/** Finds the purchases that have these services of an agreement. */
export async function findClaims(
  exec: Executor,
  itemId: string,
  ids: readonly string[],
): Promise<PurchaseRow[]> {
  const rows = await exec
    .selectDistinctOn([purchases.id], { purchase: purchases })
    .from(purchases)
    .innerJoin(services, eq(services.purchaseId, purchases.id))
    .where(and(eq(services.workItemId, itemId), inArray(services.id, [...ids])));
  return rows.map(({ purchase }) => purchase);
}

export async function deleteService(exec: Executor, id: string): Promise<void> {
  await exec.delete(services).where(eq(services.id, id));
}

export async function insertPurchase(
  exec: Executor,
  row: typeof purchases.$inferInsert,
): Promise<PurchaseRow> {
  const [created] = await exec.insert(purchases).values(row).returning();
  if (!created) throw new Error('insert returned no purchase');
  return created;
}

export async function findPurchase(exec: Executor, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await exec.select().from(purchases).where(eq(purchases.id, id));
  return row;
}

export async function findByRequestKey(
  exec: Executor,
  itemId: string,
  key: string,
): Promise<PurchaseRow | undefined> {
  const [row] = await exec
    .select()
    .from(purchases)
    .where(and(eq(purchases.workItemId, itemId), eq(purchases.requestKey, key)));
  return row;
}

/** Claims services for a purchase; the caller has checked that they are free. */
export async function claimServices(
  exec: Executor,
  purchaseId: string,
  ids: readonly string[],
): Promise<void> {
  await exec
    .update(services)
    .set({ purchaseId })
    .where(inArray(services.id, [...ids]));
}

export async function freeServices(exec: Executor, purchaseId: string): Promise<void> {
  await exec.update(services).set({ purchaseId: null }).where(eq(services.purchaseId, purchaseId));
}

export async function changeStatus(
  exec: Executor,
  id: string,
  to: PurchaseStatus,
  set: Partial<Omit<typeof purchases.$inferInsert, 'status'>> = {},
): Promise<boolean> {
  const rows = await exec
    .update(purchases)
    .set({ ...set, status: to })
    .where(
      and(eq(purchases.id, id), inArray(purchases.status, statesBefore(PURCHASE_TRANSITIONS, to))),
    )
    .returning({ id: purchases.id });
  return rows.length > 0;
}

/** Whether a purchase of an agreement is being paid. */
export async function isBuying(exec: Executor, itemId: string): Promise<boolean> {
  const [row] = await exec
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.workItemId, itemId), eq(purchases.status, 'PAYMENT_PENDING')))
    .limit(1);
  return row !== undefined;
}
