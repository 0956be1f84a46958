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

const invalidatesAlways = [all, waitingQuery.queryKey];

/** Reveals the account number. Each request is recorded, so it is made only on demand and never cached. */
export const useRefundAccountNumber = (id: string) =>
  useEndpoint(contract.getAdminRefundAccount, { params: { id }, gcTime: 0 });

export const useRetryRefund = (id: string) =>
  useEndpoint(contract.retryAdminRefund, { params: { id }, invalidatesAlways });

export const useMakeRefundManual = (id: string) =>
  useEndpoint(contract.makeRefundManual, { params: { id }, invalidatesAlways });

export const useRecordPaidRefund = (id: string) =>
  useEndpoint(contract.recordPaidRefund, { params: { id }, invalidatesAlways });
