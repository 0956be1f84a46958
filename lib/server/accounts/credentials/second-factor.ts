import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { secondFactors } from '@/lib/server/schema/oversight';

/** Whether an account has a second factor in force. */
export async function hasSecondFactor(exec: Executor, userId: string): Promise<boolean> {
  const rows = await exec
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length > 0;
}
