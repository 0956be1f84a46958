import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { listFeeDocuments } from '@/lib/contract/payments/fee-invoices';

export function feeDocumentsQuery(of: string) {
  return queryOptions({
    queryKey: ['payments', 'fee-invoices', of] as const,
    queryFn: ({ signal }) => call(listFeeDocuments, { query: { of } }, { signal }),
  });
}

/** Returns where a document is as data, and with `/pdf` behind it on paper. */
export const feeDocumentPath = (id: string) => `/api/v1/payments/fee-invoices/${id}`;

export const FEE_DOCUMENTS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the invoices of the platform fee',
};
