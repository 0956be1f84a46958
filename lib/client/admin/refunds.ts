import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/refunds';

const all = ['admin', 'refunds'] as const;

export function adminRefundsQuery({ group, page }: { group: contract.RefundGroup; page: number }) {
  return queryOptions({
    queryKey: [...all, group, page] as const,
    queryFn: ({ signal }) =>
      call(contract.listAdminRefunds, { query: { group, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whether it worked or not: somebody else may have done it meanwhile. */
function useListAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: all });
}

/** Each answer is recorded, so it is asked for by hand and never kept. */
export function useRefundAccountNumber() {
  return useMutation({
    mutationFn: (id: string) => call(contract.getAdminRefundAccount, { params: { id } }),
    gcTime: 0,
  });
}

export function useRetryRefund() {
  return useMutation({
    mutationFn: (id: string) => call(contract.retryAdminRefund, { params: { id } }),
    onSettled: useListAgain(),
  });
}

export function useMakeRefundManual() {
  return useMutation({
    mutationFn: (id: string) => call(contract.makeRefundManual, { params: { id } }),
    onSettled: useListAgain(),
  });
}

export function useRecordPaidRefund() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; reference: string; paid_on: string }) =>
      call(contract.recordPaidRefund, { params: { id }, body }),
    onSettled: useListAgain(),
  });
}
