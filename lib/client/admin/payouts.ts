import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/payouts';
import type { PayoutStatus } from '@/lib/domain/payments/payout';
import { waitingQuery } from './overview';

const all = ['admin', 'payouts'] as const;

interface Which {
  status?: PayoutStatus | undefined;
  page: number;
}

export function adminPayoutsQuery({ status, page }: Which) {
  return queryOptions({
    queryKey: [...all, status ?? null, page] as const,
    queryFn: ({ signal }) => call(contract.listAllPayouts, { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const invalidatesAlways = [all, waitingQuery.queryKey];

export const useApprovePayout = (id: string) =>
  useEndpoint(contract.approvePayout, { params: { id }, invalidatesAlways });

export const useDeclinePayout = (id: string) =>
  useEndpoint(contract.declinePayout, { params: { id }, invalidatesAlways });

export const useRetryPayout = (id: string) =>
  useEndpoint(contract.retryPayout, { params: { id }, invalidatesAlways });
