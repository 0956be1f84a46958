import 'server-only';
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { LedgerKind } from '@/lib/domain/payments/ledger';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, refunds } from '@/lib/server/schema/payments';
import { payouts } from '@/lib/server/schema/payouts';

/** Centavos of each account that anything was booked to. */
export function sumAccounts(exec: Executor) {
  return exec
    .select({
      account: ledgerPostings.account,
      balance: sql<number>`sum(${ledgerPostings.amount})`.mapWith(Number),
    })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.account);
}

export interface EntryFilter {
  readonly kind: LedgerKind | undefined;
  readonly during: TimeRange | undefined;
}

/** A page of entries, the latest first, each with what it comes from. */
export async function listEntries(exec: Executor, { kind, during }: EntryFilter, page: number) {
  const found = await exec
    .select({
      entry: ledgerEntries,
      refund: { reference: refunds.reference, paymentId: refunds.paymentId },
      payoutReference: payouts.reference,
    })
    .from(ledgerEntries)
    .leftJoin(
      refunds,
      and(eq(ledgerEntries.sourceType, 'refund'), eq(refunds.id, ledgerEntries.sourceId)),
    )
    .leftJoin(
      payouts,
      and(eq(ledgerEntries.sourceType, 'payout'), eq(payouts.id, ledgerEntries.sourceId)),
    )
    .where(
      and(
        kind && eq(ledgerEntries.kind, kind),
        during && gte(ledgerEntries.createdAt, new Date(during.start)),
        during && lt(ledgerEntries.createdAt, new Date(during.end)),
      ),
    )
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

/** The lines of these entries, as they were booked. */
export async function listPostings(exec: Executor, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  return exec
    .select()
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.entryId, [...entryIds]))
    .orderBy(asc(ledgerPostings.id));
}
