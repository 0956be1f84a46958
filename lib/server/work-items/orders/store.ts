import 'server-only';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { COMPARED_MEETINGS, type ConflictState } from '@/lib/domain/meetings/conflicts/conflict';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { workItemMilestones, workItemOrders, workItems } from '@/lib/server/schema/work-items';

export type OrderRow = typeof workItemOrders.$inferSelect;

export async function insertOrder(
  tx: Transaction,
  order: typeof workItemOrders.$inferInsert,
): Promise<void> {
  await tx.insert(workItemOrders).values(order);
}

export async function updateOrder(
  tx: Transaction,
  workItemId: string,
  set: Partial<typeof workItemOrders.$inferInsert>,
): Promise<void> {
  await tx.update(workItemOrders).set(set).where(eq(workItemOrders.workItemId, workItemId));
}

/** Decides a check by compare-and-set; true for the one caller that did. */
export async function decideConflict(
  tx: Transaction,
  workItemId: string,
  state: Exclude<ConflictState, 'OPEN'>,
  at: Date,
): Promise<boolean> {
  const moved = await tx
    .update(workItemOrders)
    .set({ conflictState: state, conflictDecidedAt: at })
    .where(and(eq(workItemOrders.workItemId, workItemId), eq(workItemOrders.conflictState, 'OPEN')))
    .returning({ id: workItemOrders.workItemId });
  return moved.length > 0;
}

export interface OrderCounts {
  /** Unpaid orders of this client. */
  readonly unpaid: number;
  /** Orders of this client with this lawyer that are unpaid or in work. */
  readonly withLawyer: number;
  /** Unpaid orders of this lawyer. */
  readonly ofLawyer: number;
  /** Whether this client has ever paid for an order. */
  readonly hasPaid: boolean;
}

/** Counts what limits another order. One statement. */
export async function countOrders(
  tx: Transaction,
  { clientId, lawyerId, now }: { clientId: string; lawyerId: string; now: Date },
): Promise<OrderCounts> {
  const isUnpaid = sql`(w.status = 'PAYMENT_PENDING' or (w.status = 'PROPOSAL' and w.expires_at > ${now.toISOString()}::timestamptz))`;
  const ofClient = sql`w.client_id = ${clientId}`;
  const ofLawyer = sql`w.lawyer_id = ${lawyerId}`;
  const { rows } = await tx.execute<OrderCounts & Record<string, unknown>>(sql`
    select count(*) filter (where ${ofClient} and ${isUnpaid})::int as "unpaid",
      count(*) filter (where ${ofClient} and ${ofLawyer} and (${isUnpaid} or w.status = 'PAID'))::int as "withLawyer",
      count(*) filter (where ${ofLawyer} and ${isUnpaid})::int as "ofLawyer",
      coalesce(bool_or(${ofClient} and o.received_at is not null), false) as "hasPaid"
    from work_item_orders o join work_items w on w.id = o.work_item_id
    where ${ofClient} or (${ofLawyer} and w.status in ('PROPOSAL', 'PAYMENT_PENDING'))`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

/** Finds paid orders without an answer whose time for one ends until then, the first to end first. */
export async function findUnanswered(
  exec: Executor,
  until: Date,
  limit: number,
): Promise<string[]> {
  const rows = await unanswered(exec, lte(workItemOrders.answerBy, until))
    .orderBy(asc(workItemOrders.answerBy))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Finds those whose lawyer is to be reminded: their time ends between now and then. */
export async function findToRemind(
  exec: Executor,
  now: Date,
  until: Date,
  limit: number,
): Promise<string[]> {
  const { answerBy, remindedAt } = workItemOrders;
  const rows = await unanswered(
    exec,
    and(gt(answerBy, now), lte(answerBy, until), isNull(remindedAt)),
  )
    .orderBy(asc(answerBy))
    .limit(limit);
  return rows.map(({ id }) => id);
}

function unanswered(exec: Executor, when: ReturnType<typeof and>) {
  return exec
    .select({ id: workItemOrders.workItemId })
    .from(workItemOrders)
    .innerJoin(workItems, eq(workItems.id, workItemOrders.workItemId))
    .where(and(isNull(workItemOrders.answeredAt), eq(workItems.status, 'PAID'), when))
    .$dynamic();
}

/** Query of the parties of a lawyer's (`own`) paid orders that were not declined for a conflict, the latest first. */
export const ORDER_PARTIES = sql`
  select 'work-item' as kind, w.id, w.client_id as "clientId",
    case when u.deleted_at is null then ${fullNameOf('u')} end as client, null as attendee,
    o.other_party as "otherSide", o.received_at as start
  from work_item_orders o join work_items w on w.id = o.work_item_id join users u on u.id = w.client_id
  where w.lawyer_id = ${sql.placeholder('own')} and o.received_at is not null
    and o.conflict_state is distinct from 'CONFLICT'
  order by o.received_at desc, w.id desc limit ${COMPARED_MEETINGS}`;

/** Takes back that the work of an order is finished, so that it can be delivered again. */
export async function reopen(tx: Transaction, workItemId: string): Promise<void> {
  await tx
    .update(workItemMilestones)
    .set({ finishedAt: null })
    .where(
      and(eq(workItemMilestones.workItemId, workItemId), isNull(workItemMilestones.releasedAt)),
    );
}
