import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { FILE_REFUSALS } from '@/lib/client/media/upload-failures';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { getPaymentInvoice, listInvoices, setInvoice } from '@/lib/contract/payments/invoices';

export function paymentInvoiceQuery(paymentId: string) {
  return queryOptions({
    queryKey: ['payments', 'invoice', paymentId] as const,
    queryFn: ({ signal }) => call(getPaymentInvoice, { params: { id: paymentId } }, { signal }),
  });
}

export function invoicesQuery(of: string) {
  return queryOptions({
    queryKey: ['payments', 'invoices', of] as const,
    queryFn: ({ signal }) => call(listInvoices, { query: { of } }, { signal }),
  });
}

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  number: string;
  /** Either of the two; with neither, the one sent before stays. */
  link?: string | undefined;
  file?: File | undefined;
}

/** Sends the client the invoice for a payment, replacing the previous one. */
export function useSendInvoice(paymentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ number, link, file, ...options }: Sending) =>
      upload(setInvoice, { params: { id: paymentId }, body: { number, link, file } }, options),
    onSuccess: (known) => {
      queries.setQueryData(paymentInvoiceQuery(paymentId).queryKey, known);
      return queries.invalidateQueries({ queryKey: ['payments', 'received'] });
    },
  });
}

export const PAYMENT_INVOICE_FAILURE: MessageRow = {
  keys: { not_found: 'We found no payment of yours here.' },
  otherwise: 'Failed to fetch the payment',
};

export const SEND_INVOICE_FAILURE: MessageRow = {
  serverMessageAt: [409],
  keys: {
    invalid_input: CHECK_FIELDS,
    ...FILE_REFUSALS,
  },
  otherwise: 'The invoice was not sent. Please try again.',
};

export const INVOICES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the invoices',
};
