import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  correctionPostings,
  type Posting,
  paymentPostings,
  payoutPostings,
  refundPostings,
  releasePostings,
  returnPostings,
} from '@/lib/domain/payments/ledger';
import type { Parts } from '@/lib/domain/payments/refund';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings } from '@/lib/server/schema/payments';
import type { payouts } from '@/lib/server/schema/payouts';

// Service

/** Books money that arrived, less the gateway's fee (centavos), in the transaction that records the payment. */
export function postPayment(
  tx: Transaction,
  paymentId: string,
  parts: Parts,
  gatewayFee: number,
): Promise<void> {
  const source = { kind: 'payment', sourceType: 'payment', sourceId: paymentId } as const;
  return insertEntry(tx, source, paymentPostings(parts, gatewayFee));
}

export function postRefund(tx: Transaction, refundId: string, parts: Parts): Promise<void> {
  const source = { kind: 'refund', sourceType: 'refund', sourceId: refundId } as const;
  return insertEntry(tx, source, refundPostings(parts));
}

/** Books the releases of payments to the lawyer, less tax withheld, once for each. Two statements. */
export function postReleases(
  tx: Transaction,
  releases: readonly {
    readonly paymentId: string;
    readonly amount: number;
    readonly withheld?: number;
  }[],
  now: number,
): Promise<void> {
  const list = releases.map(({ paymentId, amount, withheld }) => ({
    cause: {
      ...({ kind: 'release', sourceType: 'payment', sourceId: paymentId } as const),
      createdAt: new Date(now),
    },
    postings: releasePostings(amount, withheld),
  }));
  return insertEntries(tx, list);
}

/** Books tax that a correction returns to the lawyer's balance; nothing for 0. */
export function postCorrection(
  tx: Transaction,
  correction: { readonly id: string; readonly withheld: number },
  now: number,
): Promise<void> {
  const source = { kind: 'correction', sourceType: 'correction', sourceId: correction.id } as const;
  const postings = correctionPostings(correction.withheld);
  return insertEntry(tx, { ...source, createdAt: new Date(now) }, postings);
}

type Booked = Pick<typeof payouts.$inferSelect, 'id' | 'amount' | 'withheld'>;

/** Books a payout in the transaction that makes it, so that its amount cannot be paid out again. */
export function postPayout(tx: Transaction, payout: Booked, now: number): Promise<void> {
  const source = { kind: 'payout', sourceType: 'payout', sourceId: payout.id } as const;
  const postings = payoutPostings(payout.amount, payout.withheld);
  return insertEntry(tx, { ...source, createdAt: new Date(now) }, postings);
}

export function postReturn(tx: Transaction, payout: Booked, now: number): Promise<void> {
  const source = { kind: 'return', sourceType: 'payout', sourceId: payout.id } as const;
  const postings = returnPostings(payout.amount, payout.withheld);
  return insertEntry(tx, { ...source, createdAt: new Date(now) }, postings);
}

// Store

type Cause = Omit<typeof ledgerEntries.$inferInsert, 'id'>;

/**
 * Adds an entry with its postings, or nothing where no money moved; the database checks at commit that they sum to 0.
 * A cause that was booked before is an error: the caller has moved its row by compare-and-set.
 */
async function insertEntry(
  tx: Transaction,
  cause: Cause,
  postings: readonly Posting[],
): Promise<void> {
  if (postings.length === 0) return;
  const [entry] = await tx.insert(ledgerEntries).values(cause).returning({ id: ledgerEntries.id });
  if (!entry) throw new Error('insert returned no entry');
  await tx
    .insert(ledgerPostings)
    .values(postings.map((posting) => ({ ...posting, entryId: entry.id })));
}

async function insertEntries(
  tx: Transaction,
  list: readonly { readonly cause: Cause; readonly postings: readonly Posting[] }[],
): Promise<void> {
  const moved = list.filter(({ postings }) => postings.length > 0);
  if (moved.length === 0) return;
  const rows = moved.map(({ cause, postings }) => ({ cause, postings, id: randomUUID() }));
  await tx.insert(ledgerEntries).values(rows.map(({ cause, id }) => ({ ...cause, id })));
  await tx
    .insert(ledgerPostings)
    .values(rows.flatMap(({ postings, id }) => postings.map((line) => ({ ...line, entryId: id }))));
}

export async function hasRelease(exec: Executor, paymentId: string): Promise<boolean> {
  const { sourceType, sourceId, kind } = ledgerEntries;
  const [row] = await exec
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(sourceType, 'payment'), eq(sourceId, paymentId), eq(kind, 'release')));
  return row !== undefined;
}
