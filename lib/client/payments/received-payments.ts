import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { listReceivedPayments } from '@/lib/contract/payments/received-payments';

export function receivedPaymentsQuery(month: string) {
  return queryOptions({
    queryKey: ['payments', 'received', month] as const,
    queryFn: ({ signal }) => call(listReceivedPayments, { query: { month } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
