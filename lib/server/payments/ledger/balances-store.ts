import 'server-only';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Movement } from '@/lib/domain/payments/whereabouts';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';
import { payouts, taxCorrections } from '@/lib/server/schema/payouts';

type Arrived = (exec: Executor) => SQL | undefined;

const sources = (arrived: SQL | undefined) => sql`(
    select 'payment' as type, payments.id from ${payments} where ${arrived}
    union all
    select 'payout', payouts.id from ${payouts} where ${eq(payouts.lawyerId, sql.placeholder('lawyerId'))}
    union all
    select 'correction', tax_corrections.id from ${taxCorrections}
      where ${eq(taxCorrections.lawyerId, sql.placeholder('lawyerId'))}) as sources`;

const ofSource = sql`${ledgerEntries.sourceType} = sources.type and ${ledgerEntries.sourceId} = sources.id`;
const ofLawyer = and(
  eq(ledgerPostings.entryId, ledgerEntries.id),
  eq(ledgerPostings.account, 'lawyer_payable'),
);

export function movementsWith(arrived: Arrived) {
  return prepared((exec) =>
    exec
      .select({
        kind: sql<Movement['kind']>`${ledgerEntries.kind}`,
        id: sql<string>`coalesce(${taxCorrections.paymentId}, ${ledgerEntries.sourceId})`,
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
      .from(sources(arrived(exec)))
      .innerJoin(ledgerEntries, ofSource)
      .innerJoin(ledgerPostings, ofLawyer)
      .leftJoin(
        payouts,
        and(eq(ledgerEntries.kind, 'payout'), eq(payouts.id, ledgerEntries.sourceId)),
      )
      .leftJoin(
        taxCorrections,
        and(eq(ledgerEntries.kind, 'correction'), eq(taxCorrections.id, ledgerEntries.sourceId)),
      )
      .orderBy(
        ledgerEntries.createdAt,
        sql`${ledgerEntries.kind} = 'payout'`,
        ledgerEntries.sourceId,
      ),
  );
}

/** Computes the centavos that the ledger owes a lawyer, or owed before an instant: releases less payouts. */
function payable(exec: Executor, arrived: SQL | undefined, when?: SQL) {
  return exec
    .select({ sum: sql<string>`coalesce(-sum(${ledgerPostings.amount}), 0)::text` })
    .from(sources(arrived))
    .innerJoin(ledgerEntries, ofSource)
    .innerJoin(ledgerPostings, ofLawyer)
    .where(when);
}

export function availableWith(arrived: Arrived) {
  return prepared((exec) => payable(exec, arrived(exec)));
}

export function availableAtWith(arrived: Arrived) {
  const before = () => lt(ledgerEntries.createdAt, sql.placeholder('before'));
  return prepared((exec) => payable(exec, arrived(exec), before()));
}

/** Centavos of a lawyer's fees that arrived, are not being refunded and were not released (`releasable`). */
const held = (arrived: SQL | undefined) => sql<string>`(
    select coalesce(sum(greatest(
      case when payments.received = payments.total then payments.price else payments.received end
        - (select coalesce(sum(refunds.amount), 0) from ${refunds} where refunds.payment_id = payments.id), 0)), 0)::text
    from ${payments} where ${arrived}
      and not exists (select 1 from ${ledgerEntries} e
        where e.source_type = 'payment' and e.source_id = payments.id and e.kind = 'release'))`;

export function balancesWith(arrived: Arrived) {
  return prepared((exec) => {
    const open = sql`${payouts.status} in ('WAITING', 'APPROVED', 'SENT')`;
    const sum = (of: SQL) =>
      sql<string>`coalesce(sum(${payouts.amount} - ${payouts.withheld}) filter (where ${of}), 0)::text`;
    return exec
      .select({
        held: held(arrived(exec)),
        available: sql<string>`${payable(exec, arrived(exec))}`,
        onTheWay: sum(open),
        paidOut: sum(sql`${payouts.status} = 'PAID'`),
        hasOpen: sql<boolean>`coalesce(bool_or(${open}), false)`,
      })
      .from(payouts)
      .where(eq(payouts.lawyerId, sql.placeholder('lawyerId')));
  });
}
