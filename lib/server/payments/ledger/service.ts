import 'server-only';
import { paymentPostings, refundPostings, releasePostings } from '@/lib/domain/payments/ledger';
import type { Parts } from '@/lib/domain/payments/refund';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { insertEntry } from './store';

/** Books money that arrived, in the transaction that takes it over. */
export function postPayment(tx: Transaction, paymentId: string, parts: Parts): Promise<void> {
  const source = { kind: 'payment', sourceType: 'payment', sourceId: paymentId } as const;
  return insertEntry(tx, source, paymentPostings(parts));
}

/** Books a refund that the gateway made. */
export function postRefund(tx: Transaction, refundId: string, parts: Parts): Promise<void> {
  const source = { kind: 'refund', sourceType: 'refund', sourceId: refundId } as const;
  return insertEntry(tx, source, refundPostings(parts));
}

/** Books what becomes the lawyer's of a payment, once. */
export function postRelease(
  tx: Transaction,
  paymentId: string,
  amount: number,
  now: number,
): Promise<void> {
  const source = { kind: 'release', sourceType: 'payment', sourceId: paymentId } as const;
  return insertEntry(tx, { ...source, createdAt: new Date(now) }, releasePostings(amount));
}

export { hasRelease } from './store';
