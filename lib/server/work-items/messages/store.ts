import 'server-only';
import { eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { workItems } from '@/lib/server/schema/work-items';

/** Ids of the agreements of a user, on either side. */
export async function workItemsOf(exec: Executor, userId: string): Promise<string[]> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(or(eq(workItems.clientId, userId), inArray(workItems.lawyerId, own)));
  return rows.map(({ id }) => id);
}
