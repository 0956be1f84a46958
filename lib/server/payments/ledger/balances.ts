import 'server-only';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Movement } from '@/lib/domain/payments/whereabouts';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
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
  /** Whether a payout is on its way. */
  readonly hasOpen: boolean;
}

/** One statement. */
export async function balanceOf(exec: Executor, lawyerId: string): Promise<Balance> {
  const [row] = await balances(exec, { lawyerId });
  if (!row) throw new Error('sums of payouts have one row');
  const { hasOpen, ...sums } = row;
  return {
    held: Number(sums.held),
    available: Number(sums.available),
    onTheWay: Number(sums.onTheWay),
    paidOut: Number(sums.paidOut),
    hasOpen,
  };
}

/** What the ledger owes a lawyer. Whoever pays it out holds the lawyer's lock. */
export async function availableOf(exec: Executor, lawyerId: string): Promise<number> {
  return sumOf(await available(exec, { lawyerId }));
}

/** What the ledger owed a lawyer before an instant. */
export async function availableBefore(
  exec: Executor,
  lawyerId: string,
  at: number,
): Promise<number> {
  return sumOf(await availableAt(exec, { lawyerId, before: new Date(at) }));
}

function sumOf([row]: readonly { sum: string }[]): number {
  return Number(row?.sum ?? 0);
}

/**
 * What moved a lawyer's balance, the oldest first: releases, payouts, which stand there as they are now, and those that came
 * back. One statement.
 */
export async function movementsOf(exec: Executor, lawyerId: string) {
  const rows = await movements(exec, { lawyerId });
  return rows.map(
    ({ kind, id, amount, payout }): Movement & Pick<(typeof rows)[number], 'payout'> => ({
      kind,
      id,
      amount: Number(amount),
      payout,
    }),
  );
}

// Store

const given = sql.placeholder;

/** Of a lawyer's payments that arrived. */
const arrived = (exec: Executor) => arrivedFor(payablesOf(exec, given('lawyerId')));

/** What entries about a lawyer's balance come from. Written out, as in the store of the checkout. */
const sources = (exec: Executor) => sql`(
    select 'payment' as type, payments.id from ${payments} where ${arrived(exec)}
    union all
    select 'payout', payouts.id from ${payouts} where ${eq(payouts.lawyerId, given('lawyerId'))}) as sources`;

const ofSource = sql`${ledgerEntries.sourceType} = sources.type and ${ledgerEntries.sourceId} = sources.id`;
const ofLawyer = and(
  eq(ledgerPostings.entryId, ledgerEntries.id),
  eq(ledgerPostings.account, 'lawyer_payable'),
);

const movements = prepared((exec) =>
  exec
    .select({
      kind: sql<Movement['kind']>`${ledgerEntries.kind}`,
      id: ledgerEntries.sourceId,
      amount: sql<string>`abs(${ledgerPostings.amount})::text`,
      payout: {
        id: payouts.id,
        status: payouts.status,
        amount: payouts.amount,
        withheld: payouts.withheld,
        createdAt: payouts.createdAt,
        paidAt: payouts.paidAt,
      },
    })
    .from(sources(exec))
    .innerJoin(ledgerEntries, ofSource)
    .innerJoin(ledgerPostings, ofLawyer)
    .leftJoin(
      payouts,
      and(eq(ledgerEntries.kind, 'payout'), eq(payouts.id, ledgerEntries.sourceId)),
    )
    .orderBy(
      ledgerEntries.createdAt,
      sql`${ledgerEntries.kind} = 'payout'`,
      ledgerEntries.sourceId,
    ),
);

/** Centavos that the ledger owes a lawyer, or owed before an instant: what was released less what payouts took. */
function payable(exec: Executor, when?: SQL) {
  return exec
    .select({ sum: sql<string>`coalesce(-sum(${ledgerPostings.amount}), 0)::text` })
    .from(sources(exec))
    .innerJoin(ledgerEntries, ofSource)
    .innerJoin(ledgerPostings, ofLawyer)
    .where(when);
}

const available = prepared((exec) => payable(exec));

const availableAt = prepared((exec) => payable(exec, lt(ledgerEntries.createdAt, given('before'))));

/** Centavos of a lawyer's fees that arrived, do not go back and were not released (`releasable`). */
const held = (exec: Executor) => sql<string>`(
    select coalesce(sum(greatest(
      case when payments.received = payments.total then payments.price else payments.received end
        - (select coalesce(sum(refunds.amount), 0) from ${refunds} where refunds.payment_id = payments.id), 0)), 0)::text
    from ${payments} where ${arrived(exec)}
      and not exists (select 1 from ${ledgerEntries} e
        where e.source_type = 'payment' and e.source_id = payments.id and e.kind = 'release'))`;

const balances = prepared((exec) => {
  const open = sql`${payouts.status} in ('WAITING', 'APPROVED', 'SENT')`;
  const sum = (of: SQL) =>
    sql<string>`coalesce(sum(${payouts.amount} - ${payouts.withheld}) filter (where ${of}), 0)::text`;
  return exec
    .select({
      held: held(exec),
      available: sql<string>`${payable(exec)}`,
      onTheWay: sum(open),
      paidOut: sum(sql`${payouts.status} = 'PAID'`),
      hasOpen: sql<boolean>`coalesce(bool_or(${open}), false)`,
    })
    .from(payouts)
    .where(eq(payouts.lawyerId, given('lawyerId')));
});
