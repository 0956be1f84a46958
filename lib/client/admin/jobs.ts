import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/jobs';
import { waitingQuery } from './overview';

const ALL = ['admin', 'jobs'] as const;
/** Includes the count in the menu. */
const invalidatesAlways = [ALL, waitingQuery.queryKey];
/** Polling interval of an open page. */
const POLL_MS = 15_000;

export function adminJobsQuery(state: contract.JobState, page: number) {
  return queryOptions({
    queryKey: [...ALL, state, page] as const,
    queryFn: ({ signal }) => call(contract.listAdminJobs, { query: { state, page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

export const useRetryJob = (id: string) =>
  useEndpoint(contract.retryAdminJob, { params: { id }, invalidatesAlways });

export const useDiscardJob = (id: string) =>
  useEndpoint(contract.discardAdminJob, {
    args: (reason: string) => ({ params: { id }, body: { reason } }),
    invalidatesAlways,
  });
