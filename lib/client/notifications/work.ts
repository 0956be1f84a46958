import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import { freshFor } from '@/lib/client/platform/query-client';
import type * as contract from '@/lib/contract/notifications/work';

const listWork = outline<typeof contract.listWork>('GET', '/api/v1/work');

/** How often it is read again while the page is in view, milliseconds: some of it begins or ends by the clock. */
const POLL_MS = 60_000;
/** For as long as that what the page brought is new; whoever comes back from doing something sees that it is done. */
const STALE_MS = 5_000;

/** What waits for the person. */
export const workQuery = queryOptions({
  queryKey: ['work'] as const,
  queryFn: ({ signal }) => call(listWork, undefined, { signal }),
  refetchInterval: POLL_MS,
  staleTime: freshFor(STALE_MS),
});
