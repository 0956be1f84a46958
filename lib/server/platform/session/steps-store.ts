import 'server-only';
import { and, eq, gt, lt } from 'drizzle-orm';
import { signInSteps } from '@/lib/server/schema/accounts';
import type { Executor, Transaction } from '../db/pool';

export async function insertStep(
  tx: Transaction,
  step: typeof signInSteps.$inferInsert,
): Promise<void> {
  await tx.insert(signInSteps).values(step);
}

export async function findStep(exec: Executor, tokenHash: string, now: Date) {
  const [row] = await exec
    .select({ id: signInSteps.id, userId: signInSteps.userId, how: signInSteps.how })
    .from(signInSteps)
    .where(and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, now)));
  return row ?? null;
}

/** Consumes a sign-in step; false when it had ended. */
export async function takeStep(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.delete(signInSteps).where(eq(signInSteps.id, id)).returning();
  return rows.length > 0;
}

/** Ends a user's pending sign-ins, since the password has changed or the account is gone. */
export async function endSteps(exec: Executor, userId: string): Promise<void> {
  await exec.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

export async function deleteExpired(exec: Executor, at: Date): Promise<void> {
  await exec.delete(signInSteps).where(lt(signInSteps.expiresAt, at));
}
