import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
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
