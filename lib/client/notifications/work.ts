import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { freshFor } from '@/lib/client/platform/query-client';
import type * as contract from '@/lib/contract/notifications/work';

const listWork = outline<typeof contract.listWork>('GET', '/api/v1/work');

/** Polling interval while the page is visible, milliseconds: some of the work begins or ends at a set time. */
const POLL_MS = 60_000;
/** How long data that came with the page is fresh; short, so that a user who returns from a task sees it done. */
const STALE_MS = 5_000;

export const workQuery = queryOptions({
  queryKey: ['work'] as const,
  queryFn: ({ signal }) => call(listWork, undefined, { signal }),
  refetchInterval: POLL_MS,
  staleTime: freshFor(STALE_MS),
});

export const WORK_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch what waits for you',
};
