import 'server-only';
import { eq } from 'drizzle-orm';
import { practiceActivity } from '@/lib/server/schema/members';
import type { Executor } from '../db/pool';

export async function insert(
  exec: Executor,
  row: typeof practiceActivity.$inferInsert,
): Promise<string> {
  const [added] = await exec.insert(practiceActivity).values(row).returning();
  if (!added) throw new Error('The activity was not written.');
  return added.id;
}

export async function remove(exec: Executor, id: string): Promise<void> {
  await exec.delete(practiceActivity).where(eq(practiceActivity.id, id));
}
