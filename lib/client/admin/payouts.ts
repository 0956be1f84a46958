import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/payouts';
import type { PayoutStatus } from '@/lib/domain/payments/payout';

const all = ['admin', 'payouts'] as const;

interface Which {
  status: PayoutStatus | undefined;
  page: number;
}

export function adminPayoutsQuery({ status, page }: Which) {
  return queryOptions({
    queryKey: [...all, status ?? null, page] as const,
    queryFn: ({ signal }) => call(contract.listAllPayouts, { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whether it worked or not: somebody else may have decided meanwhile. */
function useListAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: all });
}

export function useApprovePayout() {
  return useMutation({
    mutationFn: (id: string) => call(contract.approvePayout, { params: { id } }),
    onSettled: useListAgain(),
  });
}

export function useDeclinePayout() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(contract.declinePayout, { params: { id }, body: { reason } }),
    onSettled: useListAgain(),
  });
}

export function useRetryPayout() {
  return useMutation({
    mutationFn: (id: string) => call(contract.retryPayout, { params: { id } }),
    onSettled: useListAgain(),
  });
}
