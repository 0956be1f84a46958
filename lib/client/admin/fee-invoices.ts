import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/fee-invoices';

const ALL = ['admin', 'fee-invoices'] as const;

interface Which {
  /** Key `YYYY-MM` of a Manila month, this one unless told. */
  readonly month?: string | undefined;
  readonly page: number;
}

export function feeInvoicesQuery({ month, page }: Which) {
  return queryOptions({
    queryKey: [...ALL, month ?? null, page] as const,
    queryFn: ({ signal }) => call(contract.listFeeInvoices, { query: { month, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asks for every document of a month at once, for a file. */
export const fetchFeeMonth = (month: string) => call(contract.getFeeMonth, { query: { month } });

export const feeMonthPath = (month: string) => `/api/v1/admin/fee-invoices/month?month=${month}`;
export const feePdfPath = (id: string) => `/api/v1/admin/fee-invoices/${id}/pdf`;

/** Refetched on failure as well: another administrator may have been faster. */
export const useSetFeeSeller = () =>
  useEndpoint(contract.setFeeSeller, { invalidatesAlways: [ALL] });

export const useCorrectFeeInvoice = (id: string) =>
  useEndpoint(contract.correctFeeInvoice, { params: { id }, invalidatesAlways: [ALL] });
