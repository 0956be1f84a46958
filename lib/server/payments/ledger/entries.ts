import 'server-only';
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerKind,
  type LedgerSource,
  type Posting,
} from '@/lib/domain/payments/ledger';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, refunds } from '@/lib/server/schema/payments';
import { payouts, taxCorrections } from '@/lib/server/schema/payouts';

// Service

/** Returns the centavos of every account; together they are 0. */
export async function accountBalances(
  exec: Executor,
): Promise<{ account: LedgerAccount; balance: number }[]> {
  const sums = new Map((await sumAccounts(exec)).map((row) => [row.account, row.balance]));
  return LEDGER_ACCOUNTS.map((account) => ({ account, balance: sums.get(account) ?? 0 }));
}

export interface BookedEntry {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly at: Date;
  readonly source: {
    readonly type: LedgerSource;
    readonly reference: string | null;
    readonly paymentId: string | null;
  };
  readonly postings: readonly Posting[];
}

/** Returns a page of entries, the latest first. Two statements. */
export async function bookedEntries(
  exec: Executor,
  filter: EntryFilter,
  page: number,
): Promise<{ entries: BookedEntry[]; hasMore: boolean }> {
  const { rows, hasMore } = await listEntries(exec, filter, page);
  const lines = await listPostings(
    exec,
    rows.map(({ entry }) => entry.id),
  );
  const entries = rows.map(({ entry, refund, payoutReference, corrected }) => ({
    id: entry.id,
    kind: entry.kind,
    at: entry.createdAt,
    source: {
      type: entry.sourceType,
      reference: refund?.reference ?? payoutReference,
      paymentId: entry.sourceType === 'payment' ? entry.sourceId : (refund?.paymentId ?? corrected),
    },
    postings: lines
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ account, amount }) => ({ account, amount })),
  }));
  return { entries, hasMore };
}

// Store

function sumAccounts(exec: Executor) {
  return exec
    .select({
      account: ledgerPostings.account,
      balance: sql<number>`sum(${ledgerPostings.amount})`.mapWith(Number),
    })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.account);
}

interface EntryFilter {
  readonly kind: LedgerKind | undefined;
  readonly during: TimeRange | undefined;
}

async function listEntries(exec: Executor, { kind, during }: EntryFilter, page: number) {
  const found = await exec
    .select({
      entry: ledgerEntries,
      refund: { reference: refunds.reference, paymentId: refunds.paymentId },
      payoutReference: payouts.reference,
      corrected: taxCorrections.paymentId,
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
    .leftJoin(
      taxCorrections,
      and(
        eq(ledgerEntries.sourceType, 'correction'),
        eq(taxCorrections.id, ledgerEntries.sourceId),
      ),
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

async function listPostings(exec: Executor, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  return exec
    .select()
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.entryId, [...entryIds]))
    .orderBy(asc(ledgerPostings.id));
}
