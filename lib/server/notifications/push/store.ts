import 'server-only';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { pushSubscriptions } from '@/lib/server/schema/push';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type NewSubscription = typeof pushSubscriptions.$inferInsert;

/** Replaces what the browser or the session had before. */
export async function saveSubscription(exec: Executor, row: NewSubscription): Promise<void> {
  const { userId: _owner, sessionId, ...set } = row;
  await exec.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, row.endpointHash));
  await exec
    .insert(pushSubscriptions)
    .values({ ...row, sessionId })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set });
}

/** Keeps the newest of a user. */
export async function deleteOldest(exec: Executor, userId: string, kept: number): Promise<void> {
  const newest = exec
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(kept);
  await exec
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)));
}

export async function subscriptionsOf(exec: Executor, userId: string): Promise<SubscriptionRow[]> {
  return exec.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

export async function deleteOfUser(exec: Executor, userId: string): Promise<void> {
  await exec.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}
