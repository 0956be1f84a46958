import 'server-only';
import { and, desc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { notifications } from '@/lib/server/schema/messages';
import { pushSubscriptions } from '@/lib/server/schema/push';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type PushedNotification = typeof notifications.$inferSelect;

/** Replaces the subscription that the browser, known by any of these hashes, or the session had before. */
export async function replaceSubscription(
  exec: Executor,
  row: typeof pushSubscriptions.$inferInsert,
  hashes: string[],
): Promise<void> {
  await exec
    .delete(pushSubscriptions)
    .where(
      or(
        inArray(pushSubscriptions.endpointHash, hashes),
        eq(pushSubscriptions.sessionId, row.sessionId),
      ),
    );
  // Another tab may have been first.
  await exec.insert(pushSubscriptions).values(row).onConflictDoNothing();
}

export async function deleteOldest(
  exec: Executor,
  userId: string,
  newestCount: number,
): Promise<void> {
  const newest = exec
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(newestCount);
  await exec
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)));
}

export async function subscriptionsOf(exec: Executor, userId: string): Promise<SubscriptionRow[]> {
  return exec.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

export async function findPush(exec: Executor, notificationId: string, subscriptionId: string) {
  const [row] = await exec
    .select({ notification: notifications, subscription: pushSubscriptions })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .where(and(eq(notifications.id, notificationId), eq(pushSubscriptions.id, subscriptionId)));
  return row;
}

export async function deleteSubscription(exec: Executor, id: string): Promise<void> {
  await exec.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function deleteOfSession(exec: Executor, sessionId: string): Promise<void> {
  await exec.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export async function deleteOfUser(exec: Executor, userId: string): Promise<void> {
  await exec.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}
