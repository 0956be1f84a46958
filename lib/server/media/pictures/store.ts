import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries } from '@/lib/server/schema/notaries';

/** Finds the names of the pictures of an account and its profiles, and locks the account until the transaction ends. */
export async function claimNames(tx: Transaction, userId: string): Promise<string[]> {
  // One after the other: a join would not see what was written while it waited for the account.
  const own = await tx
    .select({ picture: users.picture })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const shown = await tx
    .select({ picture: lawyers.picture })
    .from(lawyers)
    .where(eq(lawyers.userId, userId));
  const notarial = await tx
    .select({ picture: notaries.picture })
    .from(notaries)
    .innerJoin(lawyers, eq(lawyers.id, notaries.lawyerId))
    .where(eq(lawyers.userId, userId));
  return [...own, ...shown, ...notarial].flatMap(({ picture }) => picture ?? []);
}

export async function isUsed(exec: Executor, name: string): Promise<boolean> {
  for (const table of [users, lawyers, notaries]) {
    const rows = await exec
      .select({ picture: table.picture })
      .from(table)
      .where(eq(table.picture, name))
      .limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}
