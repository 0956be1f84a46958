import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/webhooks';

const ALL = ['admin', 'webhooks'] as const;

export function webhooksQuery(outcome: contract.DeliveryOutcome | undefined, page: number) {
  return queryOptions({
    queryKey: [...ALL, outcome ?? 'all', page] as const,
    queryFn: ({ signal }) =>
      call(contract.listWebhooks, { query: { ...(outcome && { outcome }), page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useReplayWebhook(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.replayWebhook, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}
