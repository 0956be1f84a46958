import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/named-lawyers';
import { searchedNameKey } from './searched-name';

const findNamedLawyers = outline<typeof contract.findNamedLawyers>('POST', '/api/v1/lawyers/named');

export const suggestNames = outline<typeof contract.suggestNames>('POST', '/api/v1/lawyers/names');

/** Queries up to four lawyers for a name that is being typed, the closest first. */
export const suggestedNamesQuery = (name: string) =>
  queryOptions({
    queryKey: ['suggested-names', name],
    queryFn: ({ signal }) => call(suggestNames, { body: { name } }, { signal }),
    enabled: name !== '',
  });

/** Queries lawyers matching a name, the closest first. */
export const namedLawyersQuery = (name: string) =>
  queryOptions({
    queryKey: [searchedNameKey, name],
    queryFn: ({ signal }) => call(findNamedLawyers, { body: { name } }, { signal }),
    enabled: name !== '',
  });
