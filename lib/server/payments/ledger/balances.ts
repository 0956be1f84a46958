import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Movement } from '@/lib/domain/payments/whereabouts';
import type { Executor } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';
import { payouts } from '@/lib/server/schema/payouts';
import { arrivedFor, payablesOf } from './received-service';

// Service

/** A lawyer's money, centavos. */
export interface Balance {
  /** Held for clients: it becomes the lawyer's once the meeting or the work is over for long enough. */
  readonly held: number;
  /** The lawyer's, to be paid out. */
  readonly available: number;
  /** In payouts that wait, are to be sent or were sent. */
  readonly onTheWay: number;
  /** What arrived at the lawyer's bank. */
  readonly paidOut: number;
}

/** Three statements. */
export async function balanceOf(exec: Executor, lawyerId: string): Promise<Balance> {
  const arrived = arrivedFor(payablesOf(exec, lawyerId));
  const [held, available, payouts] = await Promise.all([
    sumHeld(exec, arrived),
    sumPayable(exec, lawyerId, arrived),
    sumPayouts(exec, lawyerId),
  ]);
  return { held, available, ...payouts };
}

/** What the ledger owes a lawyer. Whoever pays it out holds the lawyer's lock. */
export function availableOf(exec: Executor, lawyerId: string): Promise<number> {
  return sumPayable(exec, lawyerId, arrivedFor(payablesOf(exec, lawyerId)));
}

/** What the ledger owed a lawyer before an instant. */
export function availableBefore(exec: Executor, lawyerId: string, at: number): Promise<number> {
  return sumPayable(exec, lawyerId, arrivedFor(payablesOf(exec, lawyerId)), at);
}

/** What moved a lawyer's balance, the oldest first: releases, payouts and those that came back. One statement. */
export function movementsOf(exec: Executor, lawyerId: string): Promise<Movement[]> {
  return listMovements(exec, lawyerId, arrivedFor(payablesOf(exec, lawyerId)));
}

// Store

async function listMovements(
  exec: Executor,
  lawyerId: string,
  arrived: SQL | undefined,
): Promise<Movement[]> {
  const { rows } = await exec.execute<{ kind: Movement['kind']; id: string; amount: string }>(sql`
    with sources as (${sourcesOf(lawyerId, arrived)})
    select e.kind, e.source_id as id, abs(p.amount)::text as amount from sources
    join ${ledgerEntries} e on e.source_type = sources.type and e.source_id = sources.id
    join ${ledgerPostings} p on p.entry_id = e.id and p.account = 'lawyer_payable'
    order by e.created_at, e.kind = 'payout', e.source_id`);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
}

/** Centavos that the ledger owes a lawyer, or owed before an instant: what was released less what payouts took. */
async function sumPayable(
  exec: Executor,
  lawyerId: string,
  arrived: SQL | undefined,
  before: number | null = null,
): Promise<number> {
  const until = before === null ? null : new Date(before).toISOString();
  const { rows } = await exec.execute<{ sum: string }>(sql`
    with sources as (${sourcesOf(lawyerId, arrived)})
    select coalesce(-sum(p.amount), 0)::text as sum from sources
    join ${ledgerEntries} e on e.source_type = sources.type and e.source_id = sources.id
    join ${ledgerPostings} p on p.entry_id = e.id and p.account = 'lawyer_payable'
    where ${until}::timestamptz is null or e.created_at < ${until}::timestamptz`);
  return Number(rows[0]?.sum ?? 0);
}

/** What entries about a lawyer's balance come from. Written out, as in the store of the checkout. */
function sourcesOf(lawyerId: string, arrived: SQL | undefined): SQL {
  return sql`
    select 'payment' as type, payments.id from ${payments} where ${arrived}
    union all
    select 'payout', payouts.id from ${payouts} where ${eq(payouts.lawyerId, lawyerId)}`;
}

/** Centavos of a lawyer's fees that arrived, do not go back and were not released (`releasable`). */
async function sumHeld(exec: Executor, arrived: SQL | undefined): Promise<number> {
  const asked = sql`(select coalesce(sum(refunds.amount), 0) from ${refunds}
    where refunds.payment_id = payments.id)`;
  const fee = sql`case when payments.received = payments.total then payments.price
    else payments.received end`;
  const released = sql`exists (select 1 from ${ledgerEntries} e
    where e.source_type = 'payment' and e.source_id = payments.id and e.kind = 'release')`;
  const [row] = await exec
    .select({ sum: sql<string>`coalesce(sum(greatest(${fee} - ${asked}, 0)), 0)::text` })
    .from(payments)
    .where(and(arrived, sql`not ${released}`));
  return Number(row?.sum ?? 0);
}

/** Centavos of a lawyer's payouts that are open, and that arrived at the bank. */
async function sumPayouts(exec: Executor, lawyerId: string) {
  const open = sql`${payouts.status} in ('WAITING', 'APPROVED', 'SENT')`;
  const sum = (of: typeof open) =>
    sql<string>`coalesce(sum(${payouts.amount} - ${payouts.withheld}) filter (where ${of}), 0)::text`;
  const [row] = await exec
    .select({ onTheWay: sum(open), paidOut: sum(sql`${payouts.status} = 'PAID'`) })
    .from(payouts)
    .where(eq(payouts.lawyerId, lawyerId));
  return { onTheWay: Number(row?.onTheWay ?? 0), paidOut: Number(row?.paidOut ?? 0) };
}
