import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { listReceivedPayments } from '@/lib/contract/payments/received-payments';

export function receivedPaymentsQuery(month: string) {
  return queryOptions({
    queryKey: ['payments', 'received', month] as const,
    queryFn: ({ signal }) => call(listReceivedPayments, { query: { month } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const RECEIVED_PAYMENTS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your payments',
};
