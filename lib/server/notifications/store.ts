import 'server-only';
import type { Executor } from '../db/pool';
import { notifications } from '../db/schema/messages';

export async function insertNotification(
  exec: Executor,
  row: typeof notifications.$inferInsert,
): Promise<void> {
  await exec.insert(notifications).values(row).onConflictDoNothing();
}
