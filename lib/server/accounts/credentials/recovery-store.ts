import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';

export type AccountRow = typeof users.$inferSelect;

export async function findAccount(exec: Executor, id: string): Promise<AccountRow | undefined> {
  const [row] = await exec.select().from(users).where(eq(users.id, id));
  return row;
}

/** Locks the row, so that jobs for one account run one after the other. */
export async function findAccountForUpdate(
  exec: Executor,
  id: string,
): Promise<AccountRow | undefined> {
  const [row] = await exec
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return row;
}

export async function setPassword(exec: Executor, id: string, passwordHash: string): Promise<void> {
  await exec.update(users).set({ passwordHash }).where(eq(users.id, id));
}

export async function confirmAddress(exec: Executor, id: string, at: Date): Promise<void> {
  await exec
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${at.toISOString()})` })
    .where(eq(users.id, id));
}

export async function findByEmail(exec: Executor, email: string): Promise<AccountRow | undefined> {
  const [row] = await exec.select().from(users).where(eq(users.email, email));
  return row;
}
