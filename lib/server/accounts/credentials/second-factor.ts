import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { secondFactors } from '@/lib/server/schema/oversight';

// Service

/** Whether an account has a second factor in force. */
export async function hasSecondFactor(exec: Executor, userId: string): Promise<boolean> {
  return (await findConfirmed(exec, userId)) !== undefined;
}

// Store

async function findConfirmed(exec: Executor, userId: string) {
  const [row] = await exec
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return row;
}
