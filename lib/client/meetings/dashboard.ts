import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/meetings/dashboard';

const getDashboard = outline<typeof contract.getDashboard>('GET', '/api/v1/lawyers/dashboard');

const POLL_MS = 60_000;

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'] as const,
  queryFn: ({ signal }) => call(getDashboard, undefined, { signal }),
  refetchInterval: POLL_MS,
});

export const DASHBOARD_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your dashboard',
};
