import 'server-only';
import { and, between, type Column, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Sought } from '@/lib/domain/admin/search';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';
import { taxCorrections } from '@/lib/server/schema/payouts';
import { workItemMilestones, workItemPurchases, workItems } from '@/lib/server/schema/work-items';

const PEOPLE = {
  client: { id: users.id, firstName: users.firstName, lastName: users.lastName },
  lawyer: { userId: lawyers.userId, displayName: lawyers.displayName },
} as const;

export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Finds the person whose records these are, also of a deleted account. One statement. */
export async function findPerson(exec: Executor, userId: string) {
  const [row] = await exec
    .select({ firstName: users.firstName, lastName: users.lastName, lawyerId: lawyers.id })
    .from(users)
    .leftJoin(lawyers, eq(lawyers.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

export type MeetingRow = Awaited<ReturnType<typeof findMeetings>>[number];

/** Lists meetings, the latest first. One statement. */
async function findMeetings(exec: Executor, where: SQL | undefined, part: Part) {
  return exec
    .select({ meeting: meetings, ...PEOPLE })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(where)
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(part.limit)
    .offset(part.offset);
}

export type AgreementRow = Awaited<ReturnType<typeof findAgreements>>[number];

/** Lists agreements, the newest first. One statement. */
async function findAgreements(exec: Executor, where: SQL | undefined, part: Part) {
  return exec
    .select({ item: workItems, ...PEOPLE })
    .from(workItems)
    .innerJoin(users, eq(users.id, workItems.clientId))
    .innerJoin(lawyers, eq(lawyers.id, workItems.lawyerId))
    .where(where)
    .orderBy(desc(workItems.createdAt), desc(workItems.id))
    .limit(part.limit)
    .offset(part.offset);
}

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

/** Lists payments with their purpose, the newest first. One statement. */
async function findPayments(exec: Executor, where: SQL | undefined, part: Part) {
  const refunded = sql<number>`(select coalesce(sum(amount), 0)::float8 from ${refunds}
    where payment_id = ${payments.id} and status = 'SUCCEEDED')`;
  const released = sql<number>`(select coalesce(sum(amount), 0)::float8 from ${ledgerPostings}
    join ${ledgerEntries} on ${ledgerEntries.id} = entry_id
    where source_type = 'payment' and source_id = ${payments.id} and kind = 'release' and account = 'client_funds')
    - (select coalesce(sum(amount), 0)::float8 from ${taxCorrections} where payment_id = ${payments.id})`;
  return exec
    .select({
      payment: payments,
      meetingId: meetings.id,
      agreementId: workItems.id,
      refunded,
      released,
      ...PEOPLE,
    })
    .from(payments)
    .leftJoin(meetings, payableIs('meeting', meetings.id))
    .leftJoin(workItemMilestones, payableIs('milestone', workItemMilestones.id))
    .leftJoin(workItemPurchases, payableIs('service_purchase', workItemPurchases.id))
    .leftJoin(
      workItems,
      or(
        eq(workItems.id, workItemMilestones.workItemId),
        eq(workItems.id, workItemPurchases.workItemId),
      ),
    )
    .innerJoin(users, or(eq(users.id, meetings.clientId), eq(users.id, workItems.clientId)))
    .innerJoin(lawyers, or(eq(lawyers.id, meetings.lawyerId), eq(lawyers.id, workItems.lawyerId)))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(part.limit)
    .offset(part.offset);
}

function payableIs(type: (typeof payments.$inferSelect)['payableType'], id: SQL | Column): SQL {
  return sql`${payments.payableType} = ${type} and ${payments.payableId} = ${id}`;
}

interface Side {
  readonly userId: string;
  readonly lawyerId: string | null;
}

function sideOf(
  { userId, lawyerId }: Side,
  of: { readonly clientId: Column; readonly lawyerId: Column },
): SQL | undefined {
  return or(eq(of.clientId, userId), lawyerId === null ? undefined : eq(of.lawyerId, lawyerId));
}

function paymentsOfSide(side: Side): SQL {
  const own = (table: typeof meetings | typeof workItems) =>
    sql`(select id from ${table} where ${sideOf(side, table)})`;
  const parts = (table: typeof workItemMilestones | typeof workItemPurchases) =>
    sql`(select id from ${table} where work_item_id in ${own(workItems)})`;
  return sql`((${payments.payableType} = 'meeting' and ${payments.payableId} in ${own(meetings)})
    or (${payments.payableType} = 'milestone' and ${payments.payableId} in ${parts(workItemMilestones)})
    or (${payments.payableType} = 'service_purchase' and ${payments.payableId} in ${parts(workItemPurchases)}))`;
}

export interface Own {
  readonly side: Side;
  readonly only: string | undefined;
}

/** Lists meetings, the latest first. One statement. */
export function meetingsOf(exec: Executor, { side, only }: Own, part: Part) {
  return findMeetings(exec, and(sideOf(side, meetings), alone(meetings.id, only)), part);
}

/** Lists agreements, the newest first. One statement. */
export function agreementsOf(exec: Executor, { side, only }: Own, part: Part) {
  return findAgreements(exec, and(sideOf(side, workItems), alone(workItems.id, only)), part);
}

/** Lists payments, the newest first. One statement. */
export function paymentsOf(exec: Executor, { side, only }: Own, part: Part) {
  return findPayments(exec, and(paymentsOfSide(side), alone(payments.id, only)), part);
}

function alone(id: Column, only: string | undefined): SQL | undefined {
  return only === undefined ? undefined : eq(id, only);
}

/** Finds meetings by the id or a part of it. One statement, or none without an id. */
export async function meetingsSought(exec: Executor, { ids }: Sought, limit: number) {
  return ids ? findMeetings(exec, idsSought(meetings.id, ids), { limit, offset: 0 }) : [];
}

/** Finds agreements by the id or a part of it. One statement, or none without an id. */
export async function agreementsSought(exec: Executor, { ids }: Sought, limit: number) {
  return ids ? findAgreements(exec, idsSought(workItems.id, ids), { limit, offset: 0 }) : [];
}

/**
 * Finds payments by the id or a part of it, theirs or that of what they are for, the checkout's reference, or the
 * gateway's ids, including those of refunds. One statement at most.
 */
export async function paymentsSought(exec: Executor, { ids, code }: Sought, limit: number) {
  const where = or(
    ids ? idsSought(payments.id, ids) : undefined,
    ids ? idsSought(payments.payableId, ids) : undefined,
    code === null ? undefined : codeSought(code),
  );
  return where ? findPayments(exec, where, { limit, offset: 0 }) : [];
}

function codeSought(code: string): SQL | undefined {
  const { id, ref, sessionId, gatewayPaymentId } = payments;
  const refunded = sql`${id} in (select payment_id from ${refunds} where gateway_refund_id = ${code} or paid_reference = ${code})`;
  return or(eq(ref, code), eq(sessionId, code), eq(gatewayPaymentId, code), refunded);
}

function idsSought(id: Column, { from, to }: NonNullable<Sought['ids']>): SQL {
  return between(id, from, to);
}
