import 'server-only';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { payments } from '@/lib/server/schema/payments';
import { invoices } from '@/lib/server/schema/payouts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Columns of an invoice file; null where the invoice is hosted elsewhere. */
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

/** Finds the invoice for a payment that is `arrived` (`arrivedFor`). */
export async function findInvoiceFor(
  exec: Executor,
  arrived: SQL | undefined,
  paymentId: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await exec
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(eq(invoices.paymentId, paymentId), arrived));
  return row?.invoice;
}

export async function listInvoices(exec: Executor, ...arrived: (SQL | undefined)[]) {
  return exec
    .select({ invoice: invoices, payment: payments })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(...arrived))
    .orderBy(asc(payments.paidAt), asc(payments.id));
}

export async function saveInvoice(tx: Transaction, row: InvoiceRow): Promise<void> {
  await tx
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({ target: invoices.paymentId, set: row });
}

/** Deletes the invoices for payments that are `arrived`. Returns their storage paths. */
export async function deleteInvoices(tx: Transaction, arrived: SQL | undefined) {
  const paid = tx.select({ id: payments.id }).from(payments).where(arrived);
  const rows = await tx
    .delete(invoices)
    .where(inArray(invoices.paymentId, paid))
    .returning({ key: invoices.fileKey });
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}
