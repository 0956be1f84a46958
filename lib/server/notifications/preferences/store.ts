import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { notificationPreferences, pushSubscriptions } from '@/lib/server/schema/push';

export type PreferencesRow = typeof notificationPreferences.$inferSelect;

export async function findPreferences(
  exec: Executor,
  userId: string,
): Promise<PreferencesRow | undefined> {
  const [row] = await exec
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return row;
}

export async function savePreferences(exec: Executor, row: PreferencesRow): Promise<void> {
  const { userId: _same, ...set } = row;
  await exec
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({ target: notificationPreferences.userId, set });
}

export async function deletePreferences(exec: Executor, userId: string): Promise<void> {
  await exec.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}

/** Whether the browser of a session takes web push. */
export async function hasSubscription(exec: Executor, sessionId: string): Promise<boolean> {
  const rows = await exec
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return rows.length > 0;
}
