import 'server-only';
import { arrayContains, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { secondFactors } from '@/lib/server/schema/oversight';

const ROLE = 'ADMIN';

export async function lockByEmail(tx: Transaction, email: string) {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return row;
}

export async function addRole(tx: Transaction, id: string): Promise<void> {
  const roles = sql`array_append(${users.roles}, ${ROLE})`;
  await tx.update(users).set({ roles }).where(eq(users.id, id));
}

export async function removeRole(tx: Transaction, id: string): Promise<void> {
  const roles = sql`array_remove(${users.roles}, ${ROLE})`;
  await tx.update(users).set({ roles }).where(eq(users.id, id));
}

/** Every administrator, and since when they have a second factor. */
export async function listAdministrators(exec: Executor) {
  return exec
    .select({ email: users.email, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(arrayContains(users.roles, [ROLE]))
    .orderBy(users.email);
}
