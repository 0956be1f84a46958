import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { addPersonNote, listPersonNotes } from '@/lib/contract/admin/person-notes';

const keyOf = (userId: string) => ['admin', 'person-notes', userId] as const;

/** Administrators' notes about a person, the newest first. Each view is in the audit log. */
export function personNotesQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...keyOf(userId), page] as const,
    queryFn: ({ signal }) =>
      call(listPersonNotes, { params: { id: userId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const useAddPersonNote = (userId: string) =>
  useEndpoint(addPersonNote, {
    args: ({ id, text }: { id: string; text: string }) => ({
      params: { id: userId, childId: id },
      body: { text },
    }),
    invalidates: [keyOf(userId)],
  });
