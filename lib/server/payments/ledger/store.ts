import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Posting } from '@/lib/domain/payments/ledger';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings } from '@/lib/server/schema/payments';

type Cause = Omit<typeof ledgerEntries.$inferInsert, 'id'>;

/**
 * Adds an entry with its postings, and nothing where no money moved; the database checks at commit that they sum to 0.
 * A cause that was booked before is an error: whoever books has moved the row of the cause by compare-and-set.
 */
export async function insertEntry(
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

/** The same for many, each with lines of its own, in two statements. */
export async function insertEntries(
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

/** Whether what was held of a payment has become the lawyer's. */
export async function hasRelease(exec: Executor, paymentId: string): Promise<boolean> {
  const { sourceType, sourceId, kind } = ledgerEntries;
  const [row] = await exec
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(sourceType, 'payment'), eq(sourceId, paymentId), eq(kind, 'release')));
  return row !== undefined;
}
