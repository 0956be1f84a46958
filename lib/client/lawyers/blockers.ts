import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allPages } from '@/lib/client/platform/all-pages';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/blockers';
import { COPY } from '@/lib/contract/platform/copy';
import { type DaySpan, spanInstants } from '@/lib/domain/platform/day-span';
import {
  asOwn,
  type BlockerBody,
  blockerKeys,
  type Meant,
  showAtOnce,
  withChanged,
  withCreated,
  withoutMeant,
} from './blocker-cache';
import { busyTimesQuery } from './own-profile';

const changeBlocker = outline<typeof contract.changeBlocker>('PUT', '/api/v1/blockers/{id}');
const createBlocker = outline<typeof contract.createBlocker>('POST', '/api/v1/blockers');
const deleteBlocker = outline<typeof contract.deleteBlocker>('DELETE', '/api/v1/blockers/{id}');
const restoreBlocker = outline<typeof contract.restoreBlocker>(
  'PUT',
  '/api/v1/blockers/{id}/restore',
);
const listBlockers = outline<typeof contract.listBlockers>('GET', '/api/v1/blockers');

export function blockersQuery(span: DaySpan) {
  return queryOptions({
    queryKey: blockerKeys.between(span),
    queryFn: async ({ signal }) => {
      const query = spanInstants(span);
      const all = await allPages((page) =>
        call(listBlockers, { query: { ...query, page } }, { signal }),
      );
      return all.map(asOwn);
    },
  });
}

/** Keeps a retry after a lost response from adding a duplicate. */
const createKeys = new IdempotencyKeys();

/** Rolls back an optimistic change that failed, then refetches. */
function useRollback() {
  const queries = useQueryClient();
  return {
    queries,
    onError: (_error: Error, _given: unknown, takeBack: (() => void) | undefined) => takeBack?.(),
    // One after the other, and asked after the last: an answer in between would undo what is shown of the next.
    mutationKey: blockerKeys.all,
    scope: { id: 'blockers' },
    onSettled: () =>
      queries.isMutating({ mutationKey: blockerKeys.all }) > 1
        ? undefined
        : Promise.all([
            queries.invalidateQueries({ queryKey: blockerKeys.all }),
            queries.invalidateQueries({ queryKey: busyTimesQuery.queryKey }),
          ]),
  };
}

export function useCreateBlocker() {
  const { queries, ...after } = useRollback();
  return useMutation({
    mutationFn: (body: BlockerBody) =>
      createKeys.use(body, (idempotencyKey) => call(createBlocker, { body }, { idempotencyKey })),
    onMutate: (body) => showAtOnce(queries, (list) => withCreated(list, body)),
    ...after,
  });
}

export interface BlockerChange extends Meant {
  readonly body: Omit<BlockerBody, 'repeat'>;
}

export function useChangeBlocker() {
  const { queries, ...after } = useRollback();
  return useMutation({
    mutationFn: ({ blocker: { _id }, scope, body }: BlockerChange) =>
      call(changeBlocker, { params: { id: _id }, query: { scope }, body }),
    onMutate: ({ body, ...meant }) => showAtOnce(queries, (list) => withChanged(list, meant, body)),
    ...after,
  });
}

export function useDeleteBlocker() {
  const { queries, ...after } = useRollback();
  return useMutation({
    mutationFn: ({ blocker: { _id }, scope }: Meant) =>
      call(deleteBlocker, { params: { id: _id }, query: { scope } }),
    onMutate: (meant) => showAtOnce(queries, (list) => withoutMeant(list, meant)),
    ...after,
  });
}

/** Restores the blockers that were deleted with this one. */
export function useRestoreBlocker() {
  const { queries, onError: _nothingShown, ...after } = useRollback();
  return useMutation({
    mutationFn: (id: string) => call(restoreBlocker, { params: { id } }),
    ...after,
  });
}

export const CALENDAR_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your calendar',
};

export const CREATE_BLOCKER_FAILURE: MessageRow = { otherwise: COPY.blockers.create };

export const CHANGE_BLOCKER_FAILURE: MessageRow = { otherwise: COPY.blockers.update };

export const DELETE_BLOCKER_FAILURE: MessageRow = { otherwise: COPY.blockers.delete };

export const RESTORE_BLOCKER_FAILURE: MessageRow = {
  otherwise: 'The time was not blocked again. Please block it anew.',
};
