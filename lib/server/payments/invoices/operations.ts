import 'server-only';
import type { ClientInvoice, PaymentInvoice, SentInvoice } from '@/lib/contract/payments/invoices';
import * as contract from '@/lib/contract/payments/invoices';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { serializePayment } from '../ledger/received-serialize';
import * as personal from './personal-data-service';
import * as service from './service';
import type { InvoiceRow } from './store';

export const getPaymentInvoice = operation(
  contract.getPaymentInvoice,
  async ({ actor, params: { id }, now }) =>
    serializeInvoiced(await service.invoicedPayment(lawyerIdOf(actor), id, now), actor),
);

export const setInvoice = operation(
  contract.setInvoice,
  async ({ actor, params: { id }, body, now }) => {
    await service.sendInvoice(actor, id, body, now);
    return serializeInvoiced(await service.invoicedPayment(lawyerIdOf(actor), id, now), actor);
  },
  // Together with files of meetings.
  { before: ({ actor }) => consumeRateLimit('meeting_files_account', actor.id) },
);

export const listInvoices = operation(contract.listInvoices, async ({ actor, query }) => {
  const rows = await service.invoicesFor(actor.id, query.of);
  return { results: rows.map(serializeForClient) };
});

export const getInvoiceFile = operation(contract.getInvoiceFile, ({ actor, params: { id } }) =>
  service.openInvoice(actor, id),
);

function serializeInvoiced(invoiced: service.InvoicedPayment, { member }: Actor): PaymentInvoice {
  const { withheld, invoice } = invoiced;
  return {
    payment: serializePayment(invoiced, member?.rights),
    withheld,
    invoice: invoice ? serializeInvoice(invoice) : null,
  };
}

function serializeForClient({
  payment,
  about,
  invoice,
}: Awaited<ReturnType<typeof service.invoicesFor>>[number]): ClientInvoice {
  return {
    ...serializeInvoice(invoice),
    payment_id: payment.id,
    reference: paymentReference(payment),
    paid_at: payment.paidAt.toISOString(),
    title: about.title,
  };
}

function serializeInvoice(invoice: InvoiceRow): SentInvoice {
  const { paymentId, number, link, fileName, fileSize, fileType, sentAt } = invoice;
  const hasFile = fileName !== null && fileSize !== null && fileType !== null;
  return {
    number,
    link,
    file: hasFile
      ? {
          name: fileName,
          size: fileSize,
          content_type: fileType,
          url: `/api/v1/payments/${paymentId}/invoice/file`,
        }
      : null,
    sent_at: sentAt.toISOString(),
  };
}

// Feature

export const invoices: Pick<Feature, 'operations'> &
  Required<Pick<Feature, 'personalData' | 'files'>> = {
  operations: operationsOf({ getPaymentInvoice, setInvoice, listInvoices, getInvoiceFile }),
  files: [{ table: 'invoices', column: 'file_key', size: 'file_size' }],
  personalData: [
    {
      tables: ['invoices'],
      exported: personal.exportedInvoices,
      erase: personal.eraseInvoices,
      retained:
        'Of a lawyer whose account is deleted: the invoices, for the client, whose books and taxes need them; they go with the client’s account.',
    },
  ],
};
