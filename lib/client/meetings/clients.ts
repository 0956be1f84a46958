import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import type * as contract from '@/lib/contract/meetings/clients';
import type { ClientDetail } from '@/lib/contract/meetings/clients';

const getClient = outline<typeof contract.getClient>('GET', '/api/v1/lawyers/clients/{id}');
const listClientMeetings = outline<typeof contract.listClientMeetings>(
  'GET',
  '/api/v1/lawyers/clients/{id}/meetings',
);
const listClients = outline<typeof contract.listClients>('GET', '/api/v1/lawyers/clients');
const setClientNote = outline<typeof contract.setClientNote>(
  'PUT',
  '/api/v1/lawyers/clients/{id}/note',
);

export const clientKeys = {
  list: (q: string) => ['clients', 'list', q] as const,
  detail: (id: string) => ['clients', 'detail', id] as const,
  allMeetings: () => ['clients', 'meetings'] as const,
  meetings: (id: string) => [...clientKeys.allMeetings(), id] as const,
  draft: (id: string) => ['clients', 'draft', id] as const,
};

/**
 * Queries own clients whose names contain these words, page by page; the previous ones are shown while the next ones
 * load.
 */
export function clientsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: clientKeys.list(q),
    queryFn: ({ pageParam, signal }) =>
      call(listClients, { query: { q, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    placeholderData: keepPreviousData,
  });
}

export function clientQuery(id: string) {
  return queryOptions({
    queryKey: clientKeys.detail(id),
    queryFn: ({ signal }) => call(getClient, { params: { id } }, { signal }),
  });
}

export function clientMeetingsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: clientKeys.meetings(id),
    queryFn: ({ pageParam, signal }) =>
      call(listClientMeetings, { params: { id }, query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
  });
}

/** Saves a note. On a conflict with another edit the current note is refetched at once. */
export function useSaveNote(clientId: string) {
  const queryKey = clientKeys.detail(clientId);
  return useEndpoint(setClientNote, {
    params: { id: clientId },
    onDone: (note, queries) =>
      queries.setQueryData<ClientDetail>(queryKey, (client) =>
        client ? { ...client, note } : client,
      ),
    onFailed: (error, queries) => {
      if (isVersionChanged(error)) return queries.invalidateQueries({ queryKey });
    },
  });
}

export function isVersionChanged(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'version_changed';
}

export interface NoteDraft {
  readonly text: string;
  readonly base: number;
}

/** Returns the unsaved note; cleared at sign-out with the query cache. */
export function noteDraftOf(queries: QueryClient, clientId: string): NoteDraft | undefined {
  return queries.getQueryData<NoteDraft>(clientKeys.draft(clientId));
}

export function cacheDraft(queries: QueryClient, clientId: string, draft: NoteDraft | null): void {
  const queryKey = clientKeys.draft(clientId);
  if (!draft) {
    queries.removeQueries({ queryKey });
    return;
  }
  // Nothing observes it, so it would be cleared after some minutes.
  queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(queryKey, draft);
}

export const CLIENTS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your clients',
};

export const CLIENT_FAILURE: MessageRow = { always: true, otherwise: 'Failed to fetch the client' };

export const SAVE_NOTE_FAILURE: MessageRow = {
  keys: { version_changed: 'This note was changed in another tab or on another device.' },
  otherwise: 'The note was not saved. Please try again.',
};
