import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/webhooks';
import { waitingQuery } from './overview';

const ALL = ['admin', 'webhooks'] as const;
/** Includes the count in the menu. */
const invalidatesAlways = [ALL, waitingQuery.queryKey];

export function webhooksQuery(outcome: contract.DeliveryOutcome | undefined, page: number) {
  return queryOptions({
    queryKey: [...ALL, outcome ?? 'all', page] as const,
    queryFn: ({ signal }) =>
      call(contract.listWebhooks, { query: { ...(outcome && { outcome }), page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const useReplayWebhook = (id: string) =>
  useEndpoint(contract.replayWebhook, { params: { id }, invalidatesAlways });
