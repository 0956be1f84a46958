import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  decideAsAdmin,
  getVerification,
  listVerifications,
} from '@/lib/contract/admin/verifications';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { waitingQuery } from './overview';

const all = ['admin', 'verifications'] as const;

export function verificationsQuery(query: CallArgs<typeof listVerifications>['query']) {
  return queryOptions({
    queryKey: [...all, 'list', query] as const,
    queryFn: ({ signal }) => call(listVerifications, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function verificationQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'one', id] as const,
    queryFn: ({ signal }) => call(getVerification, { params: { id } }, { signal }),
  });
}

/** Approves or rejects. On a conflict with another decision or a change, the current state is refetched. */
export const useDecideVerification = (id: string) =>
  useEndpoint(decideAsAdmin, {
    params: { id },
    stores: verificationQuery(id).queryKey,
    invalidates: [[...all, 'list'], waitingQuery.queryKey],
    onFailed: (_error, queries) => queries.invalidateQueries({ queryKey: all }),
  });
