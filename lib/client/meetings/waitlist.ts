import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  joinWaitlist,
  leaveByLink,
  leaveWaitlist,
  listWaitlist,
  type Waitlist,
  type WaitlistEntry,
} from '@/lib/contract/meetings/waitlist';

export const waitlistQuery = queryOptions({
  queryKey: ['waitlist'],
  queryFn: ({ signal }) => call(listWaitlist, undefined, { signal }),
});

export const useJoinWaitlist = () =>
  useEndpoint(joinWaitlist, {
    onDone: (entry, queries) =>
      change(queries, (all) =>
        all.some(({ _id }) => _id === entry._id)
          ? all.map((one) => (one._id === entry._id ? entry : one))
          : [...all, entry],
      ),
  });

export function useLeaveWaitlist() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(leaveWaitlist, { params: { id } }).catch(ignoreGone),
    onSuccess: (_nothing, id) => change(queries, (all) => all.filter(({ _id }) => _id !== id)),
  });
}

export const useLeaveByLink = () =>
  useEndpoint(leaveByLink, { args: (token: string) => ({ body: { token } }) });

/**
 * Ignores an entry that was already removed in another tab or ended by itself: the result is what the client wanted.
 */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.key === 'not_found')) throw error;
}

function change(queries: QueryClient, work: (all: WaitlistEntry[]) => WaitlistEntry[]): void {
  queries.setQueryData<Waitlist>(
    waitlistQuery.queryKey,
    (known) => known && { results: work(known.results) },
  );
}

export const JOIN_WAITLIST_FAILURE: MessageRow = {
  keys: {
    invalid_input: CHECK_FIELDS,
    not_found: 'This lawyer is not taking bookings right now.',
  },
  serverMessageAt: [429],
  otherwise: 'You were not added to the waitlist. Please try again.',
};

export const LEAVE_WAITLIST_FAILURE: MessageRow = {
  otherwise: 'You are still on the waitlist. Please try again.',
};

export const WAITLIST_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your waitlist',
};
