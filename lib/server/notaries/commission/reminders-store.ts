import 'server-only';
import { and, eq, isNull, lte, not, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries } from '@/lib/server/schema/notaries';

const COLUMNS = {
  lawyerId: notaries.lawyerId,
  userId: lawyers.userId,
  firstName: users.firstName,
  email: users.email,
  until: sql<string>`${notaries.approvedUntil}`,
  warned: notaries.warned,
} as const;

export type CommissionRow = Awaited<ReturnType<typeof findEnding>>[number];

/**
 * Approved commissions that end on a day or before it; not those whose notary was told of the end, or whose account was deleted.
 */
export async function findEnding(exec: Executor, day: string, lawyerId?: string) {
  const one = lawyerId === undefined ? undefined : eq(notaries.lawyerId, lawyerId);
  const told = sql`${notaries.warned} is not distinct from 0`;
  return exec
    .select(COLUMNS)
    .from(notaries)
    .innerJoin(lawyers, eq(lawyers.id, notaries.lawyerId))
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(and(lte(notaries.approvedUntil, day), not(told), isNull(users.deletedAt), one));
}

/** Notes a reminder. True for the one caller that notes it first. */
export async function noteWarned(
  exec: Executor,
  { lawyerId, until, warned }: Pick<CommissionRow, 'lawyerId' | 'until' | 'warned'>,
  due: number,
): Promise<boolean> {
  const rows = await exec
    .update(notaries)
    .set({ warned: due })
    .where(
      and(
        eq(notaries.lawyerId, lawyerId),
        eq(notaries.approvedUntil, until),
        sql`${notaries.warned} is not distinct from ${warned}`,
      ),
    )
    .returning({ lawyerId: notaries.lawyerId });
  return rows.length > 0;
}
