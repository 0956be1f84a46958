import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/refunds';
import { waitingQuery } from './overview';

const all = ['admin', 'refunds'] as const;

export function adminRefundsQuery({ group, page }: { group: contract.RefundGroup; page: number }) {
  return queryOptions({
    queryKey: [...all, group, page] as const,
    queryFn: ({ signal }) =>
      call(contract.listAdminRefunds, { query: { group, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Somebody else may have done it meanwhile. */
const invalidatesAlways = [all, waitingQuery.queryKey];

/** Each answer is recorded, so it is asked for by hand and never kept. */
export const useRefundAccountNumber = (id: string) =>
  useEndpoint(contract.getAdminRefundAccount, { params: { id }, gcTime: 0 });

export const useRetryRefund = (id: string) =>
  useEndpoint(contract.retryAdminRefund, { params: { id }, invalidatesAlways });

export const useMakeRefundManual = (id: string) =>
  useEndpoint(contract.makeRefundManual, { params: { id }, invalidatesAlways });

export const useRecordPaidRefund = (id: string) =>
  useEndpoint(contract.recordPaidRefund, { params: { id }, invalidatesAlways });
