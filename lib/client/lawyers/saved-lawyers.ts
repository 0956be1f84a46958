import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/saved-lawyers';

const listSavedLawyers = outline<typeof contract.listSavedLawyers>('GET', '/api/v1/saved-lawyers');
const listChosenLawyers = outline<typeof contract.listChosenLawyers>(
  'GET',
  '/api/v1/lawyers/chosen',
);

export const savedLawyersQuery = queryOptions({
  queryKey: ['saved-lawyers'],
  queryFn: ({ signal }) => call(listSavedLawyers, undefined, { signal }),
});

export const chosenLawyersQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['chosen-lawyers', ids],
    queryFn: ({ signal }) => call(listChosenLawyers, { query: { ids: ids.join(',') } }, { signal }),
  });

export const SAVED_LAWYERS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your saved lawyers',
};
