import 'server-only';
import { eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

/** Ids of the meetings of a user, on either side. */
export async function meetingsOf(exec: Executor, userId: string): Promise<string[]> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  const rows = await exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(or(eq(meetings.clientId, userId), inArray(meetings.lawyerId, own)));
  return rows.map(({ id }) => id);
}
