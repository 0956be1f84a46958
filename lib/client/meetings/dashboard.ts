import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/meetings/dashboard';

const getDashboard = outline<typeof contract.getDashboard>('GET', '/api/v1/lawyers/dashboard');

/** How often it is read again while the page is in view, milliseconds. */
const POLL_MS = 60_000;

/** The lawyer's first page: what is next, today, what waits, what came in. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'] as const,
  queryFn: ({ signal }) => call(getDashboard, undefined, { signal }),
  refetchInterval: POLL_MS,
});
