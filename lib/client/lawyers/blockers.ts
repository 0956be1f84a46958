import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { createBlocker, deleteBlocker, listBlockers } from '@/lib/contract/lawyers/blockers';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

const blockerKeys = { coming: ['blockers', 'coming'] as const };

/** Own unavailable times that are not over. */
export function comingBlockersQuery() {
  return infiniteQueryOptions({
    queryKey: blockerKeys.coming,
    queryFn: ({ pageParam, signal }) =>
      call(listBlockers, { query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
  });
}

/** A form that is sent again after an answer got lost adds nothing. */
const createKeys = new IdempotencyKeys();

export function useCreateBlocker() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof createBlocker>['body']) =>
      createKeys.use(body, (idempotencyKey) => call(createBlocker, { body }, { idempotencyKey })),
    onSuccess: () => queries.invalidateQueries({ queryKey: blockerKeys.coming }),
  });
}

export function useDeleteBlocker() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteBlocker, { params: { id }, query: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: blockerKeys.coming }),
  });
}
