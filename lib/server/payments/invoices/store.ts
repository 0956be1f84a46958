import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { payments } from '@/lib/server/schema/payments';
import { invoices } from '@/lib/server/schema/payouts';
import { arrivedFor, type PayablesOf } from '../ledger/received-service';

export type InvoiceRow = typeof invoices.$inferSelect;

/** The columns of a file; null where the invoice is elsewhere. */
export type InvoiceFile = Pick<
  InvoiceRow,
  'fileName' | 'fileSize' | 'fileType' | 'fileKey' | 'fileHash'
>;

export async function findInvoice(
  exec: Executor,
  paymentId: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await exec.select().from(invoices).where(eq(invoices.paymentId, paymentId));
  return row;
}

/** The invoice for a payment, where that is for one of these. */
export async function findInvoiceFor(
  exec: Executor,
  of: readonly PayablesOf[],
  paymentId: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await exec
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(eq(invoices.paymentId, paymentId), arrivedFor(of)));
  return row?.invoice;
}

/** Those for payments that are for one of each of these, the first payment first. */
export async function listInvoices(exec: Executor, ...of: (readonly PayablesOf[])[]) {
  return exec
    .select({ invoice: invoices, payment: payments })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(...of.map(arrivedFor)))
    .orderBy(asc(payments.paidAt), asc(payments.id));
}

export async function saveInvoice(tx: Transaction, row: InvoiceRow): Promise<void> {
  await tx
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({ target: invoices.paymentId, set: row });
}

/** Deletes the invoices for payments for these. Returns where files were stored. */
export async function deleteInvoices(tx: Transaction, of: readonly PayablesOf[]) {
  const paid = tx.select({ id: payments.id }).from(payments).where(arrivedFor(of));
  const rows = await tx
    .delete(invoices)
    .where(inArray(invoices.paymentId, paid))
    .returning({ key: invoices.fileKey });
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}
