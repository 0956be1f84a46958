import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';

export type UserRow = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

export async function insertUser(exec: Executor, user: NewUser): Promise<UserRow> {
  const [row] = await exec.insert(users).values(user).returning();
  if (!row) throw new Error('insert returned no user');
  return row;
}

const userById = prepared((exec) =>
  exec
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
);

export async function findUser(exec: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await userById(exec, { id });
  return row;
}

export async function findUserByEmail(exec: Executor, email: string): Promise<UserRow | undefined> {
  const [row] = await exec.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUserForUpdate(exec: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await exec
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return row;
}

export async function findUserByEmailForUpdate(
  exec: Executor,
  email: string,
): Promise<UserRow | undefined> {
  const [row] = await exec
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .for('update');
  return row;
}

export async function removePassword(exec: Executor, id: string): Promise<void> {
  await exec.update(users).set({ passwordHash: null }).where(eq(users.id, id));
}

/** Stores another hash of the same password, unless it was changed meanwhile. */
export async function renewHash(
  exec: Executor,
  id: string,
  { before, renewed }: { before: string; renewed: string },
): Promise<void> {
  await exec
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)));
}

/** Replaces an address that was never verified. Returns the account, or undefined where the address was verified. */
export async function replaceUnverifiedEmail(
  exec: Executor,
  id: string,
  email: string,
): Promise<UserRow | undefined> {
  const [row] = await exec
    .update(users)
    .set({ email })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt), isNull(users.deletedAt)))
    .returning();
  return row;
}

export async function markEmailVerified(exec: Executor, id: string, at: Date): Promise<void> {
  await exec
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));
}
