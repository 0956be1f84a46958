import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { insertPostings } from './store';

interface PaidParts {
  paymentId: string;
  /** Centavos: the lawyer's fee, held for the client until it is earned, and the platform's own line. */
  price: number;
  platformFee: number;
}

/** Books money that arrived: it is at the gateway, and owed to client funds and to the platform's fee. */
export function postPayment(tx: Transaction, parts: PaidParts): Promise<void> {
  return post(tx, 'payment', parts, 1);
}

/** Books a full refund: the exact opposite of the payment. */
export function postRefund(tx: Transaction, parts: PaidParts): Promise<void> {
  return post(tx, 'refund', parts, -1);
}

async function post(
  tx: Transaction,
  kind: 'payment' | 'refund',
  parts: PaidParts,
  sign: 1 | -1,
): Promise<void> {
  const entryId = randomUUID();
  const { paymentId, price, platformFee } = parts;
  const amounts = [
    ['gateway', sign * (price + platformFee)],
    ['client_funds', -sign * price],
    ['platform_fees', -sign * platformFee],
  ] as const;
  const postings = amounts.filter(([, amount]) => amount !== 0);
  if (postings.length === 0) return;
  await insertPostings(
    tx,
    postings.map(([account, amount]) => ({ entryId, kind, account, amount, paymentId })),
  );
}
