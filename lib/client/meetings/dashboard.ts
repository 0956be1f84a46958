import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { getDashboard } from '@/lib/contract/meetings/dashboard';

/** How often it is read again while the page is in view, milliseconds. */
const POLL_MS = 60_000;

/** The lawyer's first page: what is next, today, what waits, what came in. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'] as const,
  queryFn: ({ signal }) => call(getDashboard, undefined, { signal }),
  refetchInterval: POLL_MS,
});
