import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/jobs';

const ALL = ['admin', 'jobs'] as const;
/** How often an open page looks again. */
const POLL_MS = 15_000;

export function adminJobsQuery(state: contract.JobState, page: number) {
  return queryOptions({
    queryKey: [...ALL, state, page] as const,
    queryFn: ({ signal }) => call(contract.listAdminJobs, { query: { state, page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

export function useRetryJob(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.retryAdminJob, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}

export function useDiscardJob(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(contract.discardAdminJob, { params: { id }, body: { reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}
