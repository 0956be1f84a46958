import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';

export type AccountRow = typeof users.$inferSelect;

export async function findAccount(exec: Executor, id: string): Promise<AccountRow | undefined> {
  const [row] = await exec
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

export async function findByEmail(exec: Executor, email: string): Promise<AccountRow | undefined> {
  const [row] = await exec.select().from(users).where(eq(users.email, email));
  return row;
}

export async function changeAccount(
  exec: Executor,
  id: string,
  set: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await exec.update(users).set(set).where(eq(users.id, id));
}
