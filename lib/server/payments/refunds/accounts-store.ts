import 'server-only';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { Executor, Subquery, Transaction } from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import type { Query } from '@/lib/server/platform/db/queries';
import { payments, refunds } from '@/lib/server/schema/payments';
import { refundAccounts } from '@/lib/server/schema/payouts';

export type AccountRow = typeof refundAccounts.$inferSelect;

function asked(exec: Executor) {
  return exec
    .select({ refund: refunds, payment: payments, account: refundAccounts })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(refundAccounts, eq(refundAccounts.refundId, refunds.id));
}

export async function findAsked(exec: Executor, refundId: string) {
  const [row] = await asked(exec).where(
    and(eq(refunds.id, refundId), isNotNull(refunds.accountAskedAt)),
  );
  return row;
}

/** Whether a refund waits to be paid by hand; its row is locked until the transaction ends. */
export async function lockWaiting(tx: Transaction, refundId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'MANUAL')))
    .for('update');
  return rows.length > 0;
}

export async function saveAccount(exec: Executor, row: AccountRow): Promise<void> {
  await exec
    .insert(refundAccounts)
    .values(row)
    .onConflictDoUpdate({ target: refundAccounts.refundId, set: row });
}

export async function findAccounts(
  exec: Executor,
  refundIds: readonly string[],
): Promise<AccountRow[]> {
  return exec
    .select()
    .from(refundAccounts)
    .where(inArray(refundAccounts.refundId, [...refundIds]));
}

const given = sql<boolean>`${refundAccounts.refundId} is not null`;

const waiting = prepared((exec) =>
  exec
    .select({
      payableId: payments.payableId,
      paymentId: payments.id,
      refundId: refunds.id,
      amount: refunds.amount,
      given,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(refundAccounts, eq(refundAccounts.refundId, refunds.id))
    .where(
      and(
        eq(refunds.status, 'MANUAL'),
        not(payments.byPayer),
        eq(payments.payableType, sql.placeholder('type')),
        amongIds(payments.payableId, 'ids'),
      ),
    )
    .orderBy(asc(given), asc(refunds.createdAt), asc(refunds.id)),
);

/** Lists the refunds of these payables that are paid to their client by hand, those without an account first, then the oldest. */
export async function listWaiting(exec: Executor, type: PayableType, ids: readonly string[]) {
  return ids.length === 0 ? [] : waiting(exec, { type, ids });
}

/**
 * Builds a query of the refunds paid by hand of the payables that a query returns (`type`, `id`, and `whole`, which
 * they are parts of), in the same order.
 */
export const waitingIn = (payables: Query) =>
  prepared((exec) =>
    exec
      .select({
        whole: sql<string>`part.whole`,
        refundId: refunds.id,
        amount: refunds.amount,
        given,
      })
      .from(sql`(${payables}) as part`)
      .innerJoin(
        payments,
        sql`${payments.payableType} = part.type and ${payments.payableId} = part.id and not ${payments.byPayer}`,
      )
      .innerJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.status, 'MANUAL')))
      .leftJoin(refundAccounts, eq(refundAccounts.refundId, refunds.id))
      .orderBy(asc(given), asc(refunds.createdAt), asc(refunds.id)),
  );

/** Lists the refunds whose payer was asked after `after` and until `until`, and gave no account. */
export async function listUnanswered(exec: Executor, after: Date, until: Date) {
  return asked(exec).where(
    and(
      eq(refunds.status, 'MANUAL'),
      isNull(refundAccounts.refundId),
      gt(refunds.accountAskedAt, after),
      lte(refunds.accountAskedAt, until),
    ),
  );
}

/** Erases the accounts of refunds paid until then. */
export async function deletePaid(exec: Executor, until: Date): Promise<void> {
  const paid = exec.select({ id: refunds.id }).from(refunds).where(lte(refunds.succeededAt, until));
  await exec.delete(refundAccounts).where(inArray(refundAccounts.refundId, paid));
}

export interface PayablesOf {
  readonly type: PayableType;
  readonly ids: Subquery;
}

/** Payments of these by their client: what somebody else paid by a link concerns that person. */
const paidFor = (of: readonly PayablesOf[]) =>
  and(
    not(payments.byPayer),
    or(
      ...of.map(({ type, ids }) =>
        and(eq(payments.payableType, type), inArray(payments.payableId, ids)),
      ),
    ),
  );

/** Whether a refund is owed to the payer of these. */
export async function hasOwed(exec: Executor, of: readonly PayablesOf[]): Promise<boolean> {
  const [row] = await exec
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(paidFor(of), ne(refunds.status, 'SUCCEEDED')))
    .limit(1);
  return row !== undefined;
}

/** Lists the refunds that wait for an account, the oldest first: those shown in a list, and the total count. */
export async function listAccountless(exec: Executor, of: readonly PayablesOf[]) {
  return exec
    .select({
      refundId: refunds.id,
      amount: refunds.amount,
      askedAt: sql<Date>`${refunds.accountAskedAt}`.mapWith(refunds.accountAskedAt),
      payableType: payments.payableType,
      payableId: payments.payableId,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(refundAccounts, eq(refundAccounts.refundId, refunds.id))
    .where(
      and(
        paidFor(of),
        eq(refunds.status, 'MANUAL'),
        isNotNull(refunds.accountAskedAt),
        isNull(refundAccounts.refundId),
      ),
    )
    .orderBy(asc(refunds.accountAskedAt), asc(refunds.id))
    .limit(WORK_PER_KIND);
}

export async function listAccounts(exec: Executor, of: readonly PayablesOf[]) {
  return exec
    .select({ account: refundAccounts, amount: refunds.amount })
    .from(refundAccounts)
    .innerJoin(refunds, eq(refunds.id, refundAccounts.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(paidFor(of))
    .orderBy(asc(refundAccounts.givenAt));
}

export async function deleteAccounts(exec: Executor, refundIds: readonly string[]): Promise<void> {
  await exec.delete(refundAccounts).where(inArray(refundAccounts.refundId, [...refundIds]));
}
