import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import type * as contract from '@/lib/contract/meetings/inbox';
import { INBOX } from './conversations';

const countUnread = outline<typeof contract.countUnread>('GET', '/api/v1/messages/unread');
const getThread = outline<typeof contract.getThread>('GET', '/api/v1/messages/{id}');
const listThreads = outline<typeof contract.listThreads>('GET', '/api/v1/messages');
const markThreadSeen = outline<typeof contract.markThreadSeen>('PUT', '/api/v1/messages/{id}/seen');

export const inboxKeys = {
  all: INBOX,
  threads: (q: string) => [...INBOX, 'threads', q] as const,
  thread: (id: string) => [...INBOX, 'thread', id] as const,
  unread: [...INBOX, 'unread'] as const,
};

/** Polling interval of a visible page without live updates, milliseconds. */
const POLL_MS = 60_000;

/**
 * Queries the people with whom messages were exchanged, page by page; the previous ones are shown while the next ones
 * load.
 */
export function threadsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: inboxKeys.threads(q),
    queryFn: ({ pageParam, signal }) =>
      call(listThreads, { query: { q, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    placeholderData: keepPreviousData,
  });
}

export function threadQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: inboxKeys.thread(id),
    queryFn: ({ pageParam, signal }) =>
      call(getThread, { params: { id }, query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    refetchInterval: POLL_MS,
  });
}

export function unreadQuery({ live }: { live: boolean }) {
  return queryOptions({
    queryKey: inboxKeys.unread,
    queryFn: ({ signal }) => call(countUnread, undefined, { signal }),
    refetchInterval: live ? false : POLL_MS,
  });
}

export const useMarkThreadSeen = (id: string) =>
  useEndpoint(markThreadSeen, {
    args: (last: string) => ({ params: { id }, body: { last } }),
    invalidates: [INBOX],
  });

export const THREADS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your messages',
};
