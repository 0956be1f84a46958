import 'server-only';
import {
  paymentPostings,
  payoutPostings,
  refundPostings,
  releasePostings,
  returnPostings,
} from '@/lib/domain/payments/ledger';
import type { Parts } from '@/lib/domain/payments/refund';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { payouts } from '@/lib/server/schema/payouts';
import { insertEntries, insertEntry } from './store';

/** Books money that arrived, less the gateway's fee (centavos), in the transaction that takes it over. */
export function postPayment(
  tx: Transaction,
  paymentId: string,
  parts: Parts,
  gatewayFee: number,
): Promise<void> {
  const source = { kind: 'payment', sourceType: 'payment', sourceId: paymentId } as const;
  return insertEntry(tx, source, paymentPostings(parts, gatewayFee));
}

/** Books a refund that the gateway made. */
export function postRefund(tx: Transaction, refundId: string, parts: Parts): Promise<void> {
  const source = { kind: 'refund', sourceType: 'refund', sourceId: refundId } as const;
  return insertEntry(tx, source, refundPostings(parts));
}

/** Books what becomes the lawyer's of payments, once of each. Two statements. */
export function postReleases(
  tx: Transaction,
  releases: readonly { readonly paymentId: string; readonly amount: number }[],
  now: number,
): Promise<void> {
  const list = releases.map(({ paymentId, amount }) => ({
    cause: {
      ...({ kind: 'release', sourceType: 'payment', sourceId: paymentId } as const),
      createdAt: new Date(now),
    },
    postings: releasePostings(amount),
  }));
  return insertEntries(tx, list);
}

type Booked = Pick<typeof payouts.$inferSelect, 'id' | 'amount' | 'withheld'>;

/** Books a payout in the transaction that makes it: what it takes is no longer the lawyer's to be paid again. */
export function postPayout(tx: Transaction, payout: Booked, now: number): Promise<void> {
  const source = { kind: 'payout', sourceType: 'payout', sourceId: payout.id } as const;
  const postings = payoutPostings(payout.amount, payout.withheld);
  return insertEntry(tx, { ...source, createdAt: new Date(now) }, postings);
}

/** Books that a payout did not arrive: it is the lawyer's again. */
export function postReturn(tx: Transaction, payout: Booked, now: number): Promise<void> {
  const source = { kind: 'return', sourceType: 'payout', sourceId: payout.id } as const;
  const postings = returnPostings(payout.amount, payout.withheld);
  return insertEntry(tx, { ...source, createdAt: new Date(now) }, postings);
}

export { hasRelease } from './store';
