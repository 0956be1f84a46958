import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { getPaymentYear } from '@/lib/contract/payments/statements';

export function paymentYearQuery(year: number) {
  return queryOptions({
    queryKey: ['payments', 'year', year] as const,
    queryFn: ({ signal }) => call(getPaymentYear, { query: { year } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const statementPath = (month: string) => `/api/v1/lawyers/payments/statement?month=${month}`;

/** Returns where a month's payments are, as data for the lawyer's own electronic invoices. */
export const invoiceDataPath = (month: string) =>
  `/api/v1/lawyers/payments/invoice-data?month=${month}`;

export const PAYMENT_YEAR_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the sums of this year',
};
