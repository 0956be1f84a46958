import 'server-only';
import { and, between, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Sought } from '@/lib/domain/admin/search';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { payments, refunds, unclaimedPayments } from '@/lib/server/schema/payments';
import { workItems } from '@/lib/server/schema/work-items';
import * as records from '../records/store';

const partOf = (limit: number) => ({ limit, offset: 0 });

/** Accounts that are not deleted, by all words in the name, the name as a lawyer, or the address. One statement. */
export async function findPeople(exec: Executor, { words, ids }: Sought, limit: number) {
  const all = sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}::text || ' ' || coalesce(${lawyers.displayName}, '')`;
  const named = words.map((word) => sql`${all} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return exec
    .select({ user: users, lawyerName: lawyers.displayName })
    .from(users)
    .leftJoin(lawyers, eq(lawyers.userId, users.id))
    .where(
      and(
        isNull(users.deletedAt),
        or(and(...named), ids ? between(users.id, ids.from, ids.to) : undefined),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/** By the id or a part of it, the reference of the checkout, or the gateway's ids, of refunds too. One statement. */
export async function findPayments(exec: Executor, { ids, code }: Sought, limit: number) {
  const refunded = sql`${payments.id} in (select payment_id from ${refunds} where gateway_refund_id = ${code} or paid_reference = ${code})`;
  const where = or(
    ids ? between(payments.id, ids.from, ids.to) : undefined,
    ...(code === null
      ? []
      : [
          eq(payments.ref, code),
          eq(payments.sessionId, code),
          eq(payments.gatewayPaymentId, code),
          refunded,
        ]),
  );
  return where ? records.findPayments(exec, where, partOf(limit)) : [];
}

/** By the id or a part of it. One statement. */
export async function findMeetings(exec: Executor, { ids }: Sought, limit: number) {
  if (!ids) return [];
  return records.findMeetings(exec, between(meetings.id, ids.from, ids.to), partOf(limit));
}

/** By the id or a part of it. One statement. */
export async function findAgreements(exec: Executor, { ids }: Sought, limit: number) {
  if (!ids) return [];
  return records.findAgreements(exec, between(workItems.id, ids.from, ids.to), partOf(limit));
}

/** Money that is for nothing of ours, by the gateway's ids or the reference that came with it. One statement. */
export async function findUnclaimed(exec: Executor, { code, ids }: Sought, limit: number) {
  const { id, gatewayPaymentId, sessionId, reference, foundAt } = unclaimedPayments;
  const conditions: SQL[] = [];
  if (code !== null)
    conditions.push(eq(gatewayPaymentId, code), eq(sessionId, code), eq(reference, code));
  if (ids) conditions.push(between(id, ids.from, ids.to));
  if (conditions.length === 0) return [];
  return exec
    .select()
    .from(unclaimedPayments)
    .where(or(...conditions))
    .orderBy(desc(foundAt), desc(id))
    .limit(limit);
}
