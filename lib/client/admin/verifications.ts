import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import {
  decideAsAdmin,
  getVerification,
  listVerifications,
} from '@/lib/contract/admin/verifications';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

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

/** Approves or rejects. Where it was decided meanwhile, or changed, what stands now is read. */
export function useDecideVerification(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof decideAsAdmin>['body']) =>
      call(decideAsAdmin, { params: { id }, body }),
    onSuccess: (view) => {
      queries.setQueryData(verificationQuery(id).queryKey, view);
      return queries.invalidateQueries({ queryKey: [...all, 'list'] });
    },
    onError: () => queries.invalidateQueries({ queryKey: all }),
  });
}
