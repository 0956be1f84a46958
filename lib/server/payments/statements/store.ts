import 'server-only';
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, payments } from '@/lib/server/schema/payments';
import { payouts, taxWithholdings } from '@/lib/server/schema/payouts';

const entryOfPayment = and(
  eq(ledgerEntries.sourceType, 'payment'),
  eq(ledgerEntries.sourceId, payments.id),
);
const entryOfPayout = and(
  eq(ledgerEntries.sourceType, 'payout'),
  eq(ledgerEntries.sourceId, payouts.id),
);
const payableLine = and(
  eq(ledgerPostings.entryId, ledgerEntries.id),
  eq(ledgerPostings.account, 'lawyer_payable'),
);
const fundsLine = and(
  eq(ledgerPostings.entryId, ledgerEntries.id),
  eq(ledgerPostings.account, 'client_funds'),
);
/** Centavos added to the lawyer's balance; debts are negative in the ledger. */
const added = sql<number>`-${ledgerPostings.amount}`.mapWith(Number);

const within = ({ start, end }: TimeRange) =>
  and(gte(ledgerEntries.createdAt, new Date(start)), lt(ledgerEntries.createdAt, new Date(end)));

/** Lists what was released in a span, before tax, and the tax withheld of it. */
export function listReleases(exec: Executor, arrived: SQL | undefined, span: TimeRange) {
  return exec
    .select({
      payment: payments,
      at: ledgerEntries.createdAt,
      amount: ledgerPostings.amount,
      withheld: sql`coalesce(${taxWithholdings.withheld}, 0)`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(ledgerEntries, entryOfPayment)
    .innerJoin(ledgerPostings, fundsLine)
    .leftJoin(taxWithholdings, eq(taxWithholdings.paymentId, payments.id))
    .where(and(arrived, within(span), eq(ledgerEntries.kind, 'release')))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
}

export function listPayouts(exec: Executor, lawyerId: string, span: TimeRange) {
  return exec
    .select({
      kind: ledgerEntries.kind,
      at: ledgerEntries.createdAt,
      amount: added,
      bankId: payouts.bankId,
      accountEnd: payouts.accountEnd,
      withheld: payouts.withheld,
    })
    .from(payouts)
    .innerJoin(ledgerEntries, entryOfPayout)
    .innerJoin(ledgerPostings, payableLine)
    .where(and(eq(payouts.lawyerId, lawyerId), within(span)))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
}
