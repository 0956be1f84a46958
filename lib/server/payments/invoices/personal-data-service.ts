import 'server-only';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { findLawyerId } from '@/lib/server/lawyers/profiles/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { arrivedFor, payablesOf } from '../ledger/received-service';
import { paidForBy } from '../refunds/accounts-service';
import * as store from './store';

export async function exportedInvoices(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const lawyerId = await findLawyerId(exec, userId);
  const sent = lawyerId
    ? await store.listInvoices(exec, arrivedFor(payablesOf(exec, lawyerId)))
    : [];
  const received = await store.listInvoices(exec, arrivedFor(paidForBy(exec, userId)));
  const rows = [...sent, ...received];
  if (rows.length === 0) return undefined;
  const exported = rows.map(({ invoice, payment }) => {
    const { paymentId: id, fileName: name, fileKey: storageKey } = invoice;
    const file = name && storageKey ? exportFile({ id, name, storageKey }) : null;
    const data = {
      number: invoice.number,
      payment_reference: paymentReference(payment),
      paid_at: payment.paidAt,
      sent_at: invoice.sentAt,
      link: invoice.link,
      file_in_this_archive: file?.path ?? null,
    };
    return { data, file };
  });
  return {
    name: 'invoices',
    data: exported.map(({ data }) => data),
    files: exported.flatMap(({ file }) => (file ? [file] : [])),
  };
}

/** Erases the invoices that name the client of a deleted account. */
export function eraseInvoices(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  return store.deleteInvoices(tx, arrivedFor(paidForBy(tx, id)));
}
