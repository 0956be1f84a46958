import 'server-only';
import {
  and,
  asc,
  between,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  PAYMENT_TRANSITIONS,
  type PayableRef,
  type PayableType,
  type PaymentStatus,
} from '@/lib/domain/payments/payment';
import { idsBeginningWith } from '@/lib/domain/platform/short-reference';
import { statesBefore } from '@/lib/domain/platform/transitions';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import { payments, refunds } from '@/lib/server/schema/payments';
import { refundAccounts } from '@/lib/server/schema/payouts';

export type PaymentRow = typeof payments.$inferSelect;

/** Inserts a payment as the newest of its payable: `now()` would be from before the transaction waited for a lock. */
export async function insertPayment(
  exec: Executor,
  row: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  const createdAt = sql`clock_timestamp()`;
  const [created] = await exec
    .insert(payments)
    .values({ createdAt, ...row })
    .returning();
  if (!created) throw new Error('insert returned no payment');
  return created;
}

export async function findPayment(exec: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await exec.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Returns the current payment, locked until the transaction ends. */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

/** Returns the received payments of a payable, locked until the transaction ends, the oldest first. */
export function lockArrived(tx: Transaction, { type, id }: PayableRef): Promise<PaymentRow[]> {
  return lockAllArrived(tx, type, [id]);
}

export async function lockAllArrived(
  tx: Transaction,
  type: PayableType,
  ids: readonly string[],
): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payableType, type),
        inArray(payments.payableId, [...ids]),
        isNotNull(payments.received),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .for('update');
}

export async function findLatest(
  exec: Executor,
  { type, id }: PayableRef,
): Promise<PaymentRow | undefined> {
  const [row] = await exec
    .select()
    .from(payments)
    .where(and(eq(payments.payableType, type), eq(payments.payableId, id)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row;
}

/** Finds the last payment before this one for which a gateway page was opened. */
export async function findReplaced(
  exec: Executor,
  { payableType, payableId, id, createdAt }: PaymentRow,
): Promise<PaymentRow | undefined> {
  const [row] = await exec
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payableType, payableType),
        eq(payments.payableId, payableId),
        ne(payments.id, id),
        lte(payments.createdAt, createdAt),
        isNotNull(payments.sessionId),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row;
}

/**
 * Finds the payment that a payable was bought with: if several arrived, the one with the most left, since others came
 * too late or twice.
 */
export async function findArrived(
  exec: Executor,
  { type, id }: PayableRef,
): Promise<PaymentRow | undefined> {
  // Written out: drizzle would leave the tables off, and `id` be that of the refund.
  const left = sql`payments.received - (select coalesce(sum(refunds.amount), 0) from ${refunds}
    where refunds.payment_id = payments.id and refunds.cause = 'receipt')`;
  const [row] = await exec
    .select()
    .from(payments)
    .where(
      and(eq(payments.payableType, type), eq(payments.payableId, id), isNotNull(payments.received)),
    )
    .orderBy(desc(left), desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row;
}

interface WaitingRefund {
  readonly refund_id: string;
  readonly amount: number;
  readonly status: 'needed' | 'given';
}

/** The client's refund of a payable that is paid by hand: first one without an account, then the oldest. */
const waitingRefund = sql<WaitingRefund | null>`(
  select json_build_object('refund_id', r.id, 'amount', r.amount,
    'status', case when given.refund_id is null then 'needed' else 'given' end)
  from ${payments} p join ${refunds} r on r.payment_id = p.id left join ${refundAccounts} given on given.refund_id = r.id
  where p.payable_type = payments.payable_type and p.payable_id = payments.payable_id and r.status = 'MANUAL'
    and not p.by_payer
  order by given.refund_id is not null, r.created_at, r.id limit 1)`;

const latest = prepared((exec) => {
  // Written out, as above.
  const refunded = sql<number>`(select coalesce(sum(refunds.amount), 0)::int from ${refunds}
    where refunds.payment_id = payments.id and refunds.status = 'SUCCEEDED')`;
  const requested = sql<number>`(select coalesce(sum(refunds.amount), 0)::int from ${refunds}
    where refunds.payment_id = payments.id)`;
  const bought = sql`payments.received is not null and not exists (select from ${refunds}
    where refunds.payment_id = payments.id and refunds.cause = 'receipt')`;
  return exec
    .selectDistinctOn([payments.payableId], {
      payment: payments,
      refunded,
      requested,
      refundAccount: waitingRefund,
    })
    .from(payments)
    .where(
      and(eq(payments.payableType, sql.placeholder('type')), amongIds(payments.payableId, 'ids')),
    )
    .orderBy(payments.payableId, desc(bought), desc(payments.createdAt), desc(payments.id));
});

/**
 * Lists for each payable the payment that it was bought with, else the newest, with its refunded and requested
 * centavos and the refund that needs an account from the client.
 */
export async function listLatest(exec: Executor, type: PayableType, ids: readonly string[]) {
  return ids.length === 0 ? [] : latest(exec, { type, ids });
}

/**
 * Builds a column with the centavos that the payee of a payable keeps: its price, as far as it was received and not
 * refunded. A refund that is owed or in progress counts as refunded.
 */
export function earnedOf(type: PayableType, payableId: SQL): SQL<number> {
  return sql`coalesce((select sum(least(p.price, greatest(0, p.received - (
      select coalesce(sum(r.amount), 0) from ${refunds} r where r.payment_id = p.id))))
    from ${payments} p
    where p.payable_type = ${type} and p.payable_id = ${payableId} and p.received is not null), 0)::int`;
}

const updateSession = prepared((exec) =>
  exec
    .update(payments)
    .set({
      sessionId: sql`${sql.placeholder('sessionId')}`,
      checkoutUrl: sql`${sql.placeholder('checkoutUrl')}`,
    })
    .where(
      and(
        eq(payments.id, sql.placeholder('id')),
        eq(payments.status, 'PENDING'),
        isNull(payments.sessionId),
      ),
    )
    .returning({ id: payments.id }),
);

/** Stores the first session of an open payment; false where it has one, or has ended. */
export async function saveSession(
  exec: Executor,
  id: string,
  session: { sessionId: string; checkoutUrl: string },
): Promise<boolean> {
  const rows = await updateSession(exec, { id, ...session });
  return rows.length > 0;
}

/**
 * Changes the status of a payment, the only way to do so: by compare-and-set, where PAYMENT_TRANSITIONS allows it,
 * narrowed by `only`. True for the one caller that moved it.
 * @throws RangeError when the table does not allow `only`
 */
export async function changeStatus(
  exec: Executor,
  id: string,
  to: PaymentStatus,
  {
    only,
    ...set
  }: { only?: readonly PaymentStatus[] } & Partial<
    Omit<typeof payments.$inferInsert, 'status'>
  > = {},
): Promise<boolean> {
  const from = statesBefore(PAYMENT_TRANSITIONS, to, only);
  const rows = await exec
    .update(payments)
    .set({ ...set, status: to })
    .where(and(eq(payments.id, id), inArray(payments.status, from)))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Finds the ids of payables by their payments' short references: the first eight digits of a payment's id. */
export async function payableIdsOf(
  exec: Executor,
  type: PaymentRow['payableType'],
  references: readonly string[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const isOne = (reference: string) => {
    const { from, to } = idsBeginningWith(reference);
    return between(payments.id, from, to);
  };
  const rows = await exec
    .select({ id: payments.payableId })
    .from(payments)
    .where(and(eq(payments.payableType, type), or(...references.map(isOne))));
  return rows.map(({ id }) => id);
}
