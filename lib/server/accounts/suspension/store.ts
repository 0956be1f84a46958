import 'server-only';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';

type UserRow = typeof users.$inferSelect;

/** Undefined where it was suspended or deleted before. */
export async function suspend(
  exec: Executor,
  id: string,
  reason: string,
  at: Date,
): Promise<UserRow | undefined> {
  const [row] = await exec
    .update(users)
    .set({ suspendedAt: at, suspensionReason: reason })
    .where(and(eq(users.id, id), isNull(users.suspendedAt), isNull(users.deletedAt)))
    .returning();
  return row;
}

/** Undefined where it was not suspended. */
export async function restore(exec: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await exec
    .update(users)
    .set({ suspendedAt: null, suspensionReason: null })
    .where(and(eq(users.id, id), isNotNull(users.suspendedAt)))
    .returning();
  return row;
}

export async function isSuspended(exec: Executor, id: string): Promise<boolean> {
  const [row] = await exec
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, id));
  return row ? row.suspendedAt !== null : false;
}
