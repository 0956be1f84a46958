import 'server-only';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';

const COLUMNS = {
  id: lawyers.id,
  userId: lawyers.userId,
  firstName: users.firstName,
  email: users.email,
  checkedAt: lawyers.ibpVerifiedAt,
  askedAt: lawyers.renewalAskedAt,
} as const;

export type CheckedRow = Awaited<ReturnType<typeof findCheckedBefore>>[number];

/** Lawyers whose check was made before an instant; not those whose account was deleted. */
export async function findCheckedBefore(exec: Executor, before: Date) {
  return exec
    .select(COLUMNS)
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(and(lte(lawyers.ibpVerifiedAt, before), isNull(users.deletedAt)));
}

export async function findOne(exec: Executor, lawyerId: string): Promise<CheckedRow | undefined> {
  const [row] = await exec
    .select(COLUMNS)
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(and(eq(lawyers.id, lawyerId), isNull(users.deletedAt)));
  return row;
}

/** True for the one caller that notes it first. */
export async function noteAsked(exec: Executor, lawyerId: string, at: Date): Promise<boolean> {
  const rows = await exec
    .update(lawyers)
    .set({ renewalAskedAt: at })
    .where(and(eq(lawyers.id, lawyerId), isNull(lawyers.renewalAskedAt)))
    .returning({ id: lawyers.id });
  return rows.length > 0;
}
