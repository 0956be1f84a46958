import 'server-only';
import type { Ledger, LedgerEntry } from '@/lib/contract/admin/ledger';
import * as contract from '@/lib/contract/admin/ledger';
import type { LedgerKind } from '@/lib/domain/payments/ledger';
import { dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import {
  accountBalances,
  type BookedEntry,
  bookedEntries,
} from '@/lib/server/payments/ledger/entries';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

interface Asked {
  readonly kind?: LedgerKind | undefined;
  /** Key of a Manila day. */
  readonly day?: string | undefined;
  readonly page: number;
}

export const getLedger = operation(contract.getLedger, async ({ query }) =>
  serializeLedger(await ledgerOf(query)),
);

function serializeLedger({ entries, ...rest }: Awaited<ReturnType<typeof ledgerOf>>): Ledger {
  return { ...rest, results: entries.map(serializeEntry) };
}

function serializeEntry({ id, kind, at, source, postings }: BookedEntry): LedgerEntry {
  const payment = source.paymentId && shortReference(source.paymentId);
  return {
    _id: id,
    kind,
    at: isoInstant(at.getTime()),
    source: {
      type: source.type,
      reference: source.reference ?? payment ?? '',
      payment: source.type === 'refund' ? payment : null,
    },
    postings: [...postings],
  };
}

/** Returns the balances of all accounts and a page of entries. Three statements. */
async function ledgerOf({ kind, day, page }: Asked) {
  const start = day === undefined ? undefined : dayKeyStart(day);
  const during = start === undefined ? undefined : { start, end: start + DAY_MS };
  const [accounts, { entries, hasMore }] = await Promise.all([
    accountBalances(database()),
    bookedEntries(database(), { kind, during }, page),
  ]);
  const sum = accounts.reduce((total, { balance }) => total + balance, 0);
  return { accounts, sum, entries, hasMore, page };
}

// Feature

export const ledger: Pick<Feature, 'operations'> = {
  operations: [getLedger],
};
