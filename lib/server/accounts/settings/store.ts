import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';

export type AccountRow = typeof users.$inferSelect;

const liveById = prepared((exec) =>
  exec
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt))),
);

export async function findAccount(exec: Executor, id: string): Promise<AccountRow | undefined> {
  const [row] = await liveById(exec, { id });
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
