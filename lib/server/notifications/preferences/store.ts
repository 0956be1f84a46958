import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { notificationPreferences } from '@/lib/server/schema/push';

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
