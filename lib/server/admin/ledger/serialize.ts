import 'server-only';
import type { Ledger, LedgerEntry } from '@/lib/contract/admin/ledger';
import type { BookedEntry } from '@/lib/server/payments/ledger/entries-service';
import type { ledgerOf } from './service';

export function serializeLedger({
  entries,
  ...rest
}: Awaited<ReturnType<typeof ledgerOf>>): Ledger {
  return { ...rest, results: entries.map(serializeEntry) };
}

function serializeEntry({ id, kind, at, source, postings }: BookedEntry): LedgerEntry {
  const payment = source.paymentId && shortReference(source.paymentId);
  return {
    ...{ _id: id, kind, at: at.toISOString() },
    source: {
      type: source.type,
      reference: source.reference ?? payment ?? '',
      payment: source.type === 'refund' ? payment : null,
    },
    postings: [...postings],
  };
}

/** The reference of a payment that its client and lawyer read out to support. */
function shortReference(paymentId: string): string {
  return paymentId.slice(0, 8).toUpperCase();
}
