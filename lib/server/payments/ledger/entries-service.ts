import 'server-only';
import {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerKind,
  type LedgerSource,
  type Posting,
} from '@/lib/domain/payments/ledger';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './entries-store';

/** Centavos of every account; together they are 0. */
export async function accountBalances(
  exec: Executor,
): Promise<{ account: LedgerAccount; balance: number }[]> {
  const sums = new Map((await store.sumAccounts(exec)).map((row) => [row.account, row.balance]));
  return LEDGER_ACCOUNTS.map((account) => ({ account, balance: sums.get(account) ?? 0 }));
}

export interface BookedEntry {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly at: Date;
  readonly source: {
    readonly type: LedgerSource;
    /** Of a refund and a payout what the gateway knows it by, of a payment none but its id. */
    readonly reference: string | null;
    /** The payment that it is, or that a refund is of. */
    readonly paymentId: string | null;
  };
  readonly postings: readonly Posting[];
}

/** A page of entries, the latest first. Two statements. */
export async function bookedEntries(
  exec: Executor,
  filter: store.EntryFilter,
  page: number,
): Promise<{ entries: BookedEntry[]; hasMore: boolean }> {
  const { rows, hasMore } = await store.listEntries(exec, filter, page);
  const lines = await store.listPostings(
    exec,
    rows.map(({ entry }) => entry.id),
  );
  const entries = rows.map(({ entry, refund, payoutReference }) => ({
    id: entry.id,
    kind: entry.kind,
    at: entry.createdAt,
    source: {
      type: entry.sourceType,
      reference: refund?.reference ?? payoutReference,
      paymentId: entry.sourceType === 'payment' ? entry.sourceId : (refund?.paymentId ?? null),
    },
    postings: lines
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ account, amount }) => ({ account, amount })),
  }));
  return { entries, hasMore };
}
