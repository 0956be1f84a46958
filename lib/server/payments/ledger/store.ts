import 'server-only';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { ledgerPostings } from '@/lib/server/platform/db/schema/payments';

/** Adds the postings of one entry; the database checks at commit that they sum to 0. */
export async function insertPostings(
  tx: Transaction,
  rows: (typeof ledgerPostings.$inferInsert)[],
): Promise<void> {
  await tx.insert(ledgerPostings).values(rows);
}
