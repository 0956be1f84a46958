import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/overview';

const AGAIN_MS = 30_000;

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'] as const,
  queryFn: ({ signal }) => call(contract.getOverview, undefined, { signal }),
  refetchInterval: AGAIN_MS,
});

export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'] as const,
  queryFn: ({ signal }) => call(contract.getWaitingCounts, undefined, { signal }),
  refetchInterval: AGAIN_MS,
});

export const figuresQuery = queryOptions({
  queryKey: ['admin', 'figures'] as const,
  queryFn: ({ signal }) => call(contract.getFigures, undefined, { signal }),
});
