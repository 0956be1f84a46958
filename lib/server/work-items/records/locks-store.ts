import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItems } from '@/lib/server/schema/work-items';

export async function findLawyerOf(exec: Executor, id: string): Promise<string | undefined> {
  const [row] = await exec
    .select({ lawyerId: workItems.lawyerId })
    .from(workItems)
    .where(eq(workItems.id, id));
  return row?.lawyerId;
}
