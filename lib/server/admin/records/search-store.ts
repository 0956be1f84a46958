import 'server-only';
import { and, between, type Column, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Sought } from '@/lib/domain/admin/search';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { unclaimedPayments } from '@/lib/server/schema/payments';

/**
 * Finds accounts that are not deleted by all words in the name, the name as a lawyer, or the address. One statement.
 */
export async function findPeople(exec: Executor, { words, ids }: Sought, limit: number) {
  const all = sql`${fullNameOf('users')} || ' ' || ${users.email}::text || ' ' || coalesce(${lawyers.displayName}, '')`;
  const named = words.map((word) => sql`${all} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return exec
    .select({ user: users, lawyerName: lawyers.displayName })
    .from(users)
    .leftJoin(lawyers, eq(lawyers.userId, users.id))
    .where(and(isNull(users.deletedAt), or(and(...named), idsSought(users.id, ids))))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

function idsSought(id: Column, ids: Sought['ids']): SQL | undefined {
  return ids ? between(id, ids.from, ids.to) : undefined;
}

/** Finds unclaimed payments by the gateway's ids or the reference that came with them. One statement. */
export async function findUnclaimed(exec: Executor, { code, ids }: Sought, limit: number) {
  const { id, gatewayPaymentId, sessionId, reference, foundAt } = unclaimedPayments;
  const where = or(
    idsSought(id, ids),
    ...(code === null
      ? []
      : [eq(gatewayPaymentId, code), eq(sessionId, code), eq(reference, code)]),
  );
  if (!where) return [];
  return exec
    .select()
    .from(unclaimedPayments)
    .where(where)
    .orderBy(desc(foundAt), desc(id))
    .limit(limit);
}
