import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, payments } from '@/lib/server/schema/payments';
import { taxCorrections, taxWithholdings } from '@/lib/server/schema/payouts';

export type CorrectionRow = typeof taxCorrections.$inferSelect;

/** Locks a payment that was released, with the centavos released of it before tax. */
export async function lockReleased(tx: Transaction, paymentId: string) {
  const [payment] = await tx
    .select({ payableType: payments.payableType, payableId: payments.payableId })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for('no key update');
  const [row] = await tx
    .select({ released: sql`sum(${ledgerPostings.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.entryId, ledgerEntries.id), eq(ledgerPostings.account, 'client_funds')),
    )
    .where(
      and(
        eq(ledgerEntries.sourceType, 'payment'),
        eq(ledgerEntries.sourceId, paymentId),
        eq(ledgerEntries.kind, 'release'),
      ),
    );
  return payment && row?.released ? { ...payment, released: row.released } : undefined;
}

export function correctionsOf(exec: Executor, paymentId: string): Promise<CorrectionRow[]> {
  return exec.select().from(taxCorrections).where(eq(taxCorrections.paymentId, paymentId));
}

export async function findWithholding(exec: Executor, paymentId: string) {
  const [row] = await exec
    .select()
    .from(taxWithholdings)
    .where(eq(taxWithholdings.paymentId, paymentId));
  return row;
}

export async function insertCorrection(
  tx: Transaction,
  row: typeof taxCorrections.$inferInsert,
): Promise<CorrectionRow> {
  const [made] = await tx.insert(taxCorrections).values(row).returning();
  if (!made) throw new Error('an insert returned nothing');
  return made;
}
