import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { withFactor } from '@/lib/client/platform/step-up';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { listPayouts, readPayout, requestPayout } from '@/lib/contract/payments/payouts';

export const payoutsQuery = infiniteQueryOptions({
  queryKey: ['payments', 'payouts'] as const,
  queryFn: ({ signal, pageParam }) => call(listPayouts, { query: { page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
});

export function payoutQuery(id: string) {
  return queryOptions({
    queryKey: ['payments', 'payout', id] as const,
    queryFn: ({ signal }) => call(readPayout, { params: { id } }, { signal }),
  });
}

/** Keeps a retry after a lost response from paying out twice. */
const keys = new IdempotencyKeys();

export const useRequestPayout = () =>
  useEndpoint(requestPayout, {
    through: withFactor,
    keys,
    invalidatesAlways: [payoutsQuery.queryKey],
  });

export const PAYOUTS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your balance',
};

export const REQUEST_PAYOUT_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'The payout was not made. Please try again.',
};
