import 'server-only';
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { fullName } from '@/lib/domain/accounts/full-name';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers, listedLawyers } from '@/lib/server/schema/lawyers';

export type UserRow = typeof users.$inferSelect;

interface Asked {
  readonly q?: string | undefined;
  readonly type?: UserRow['type'] | undefined;
  readonly suspended?: 'yes' | 'no' | undefined;
}

export async function listUsers(exec: Executor, asked: Asked, page: number) {
  const where = and(isNull(users.deletedAt), ...conditions(asked));
  const rows = await exec
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  const [total] = await exec.select({ value: count() }).from(users).where(where);
  return { rows, total: total?.value ?? 0 };
}

function conditions({ q, type, suspended }: Asked): (SQL | undefined)[] {
  const part = `%${q?.replace(/[\\%_]/g, '\\$&')}%`;
  return [
    q === undefined
      ? undefined
      : sql`(${fullNameOf('users')} ilike ${part} or ${users.email}::text ilike ${part})`,
    type && eq(users.type, type),
    suspended && (suspended === 'yes' ? isNotNull(users.suspendedAt) : isNull(users.suspendedAt)),
  ];
}

export async function findUser(exec: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await exec
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return row;
}

export async function nameOf(exec: Executor, id: string): Promise<string> {
  const [row] = await exec
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  return row ? fullName(row) : '';
}

export async function findLawyer(exec: Executor, userId: string) {
  const [row] = await exec
    .select({
      id: lawyers.id,
      displayName: lawyers.displayName,
      isPublic: lawyers.isPublic,
      ibpVerifiedAt: lawyers.ibpVerifiedAt,
      listed: sql<boolean>`exists (select from ${listedLawyers} where ${listedLawyers.lawyerId} = ${lawyers.id})`,
    })
    .from(lawyers)
    .where(eq(lawyers.userId, userId));
  return row;
}

interface Figures extends Record<string, unknown> {
  meetings: number;
  agreements: number;
  openCases: number;
  received: number;
  refunded: number;
}

/** Counts an account's records as client and as lawyer. One statement. */
export async function figuresOf(
  exec: Executor,
  userId: string,
  lawyerId: string | null,
): Promise<Figures> {
  const { rows } = await exec.execute<Figures>(sql`
    with own_meetings as (
      select id from meetings where client_id = ${userId} or lawyer_id = ${lawyerId}
    ), own_items as (
      select id from work_items where client_id = ${userId} or lawyer_id = ${lawyerId}
    ), own_payments as (
      select id, received from payments where received is not null and (
        (payable_type = 'meeting' and payable_id in (select id from own_meetings))
        or (payable_type = 'milestone' and payable_id in
          (select id from work_item_milestones where work_item_id in (select id from own_items)))
        or (payable_type = 'service_purchase' and payable_id in
          (select id from work_item_purchases where work_item_id in (select id from own_items))))
    )
    select (select count(*)::int from own_meetings) as meetings,
      (select count(*)::int from own_items) as agreements,
      ((select count(*) from meeting_absences
          where closed_at is null and meeting_id in (select id from own_meetings))
        + (select count(*) from work_item_disputes
          where decided_at is null and work_item_id in (select id from own_items)))::int as "openCases",
      (select coalesce(sum(received), 0)::float8 from own_payments) as received,
      (select coalesce(sum(amount), 0)::float8 from refunds
        where status = 'SUCCEEDED' and payment_id in (select id from own_payments)) as refunded`);
  const [row] = rows;
  if (!row) throw new Error('select without from returned no row');
  return row;
}
