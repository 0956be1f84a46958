import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import {
  changeCalendarFeed,
  deleteCalendarFeed,
  generateCalendarFeed,
  getCalendarFeed,
} from '@/lib/contract/lawyers/calendar-feed';
import {
  addCalendarImport,
  type CalendarImportInput,
  deleteCalendarImport,
  listCalendarImports,
  syncCalendarImport,
} from '@/lib/contract/lawyers/calendar-imports';
import { busyTimesQuery } from './own-profile';

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendars', 'feed'] as const,
  queryFn: ({ signal }) => call(getCalendarFeed, undefined, { signal }),
});

export const calendarImportsQuery = queryOptions({
  queryKey: ['calendars', 'imports'] as const,
  queryFn: ({ signal }) => call(listCalendarImports, undefined, { signal }),
});

/** Its answer has the address, which can't be asked for again. */
export function useGenerateFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (clientNames?: boolean) =>
      call(generateCalendarFeed, {
        body: clientNames === undefined ? undefined : { client_names: clientNames },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}

export function useChangeFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (clientNames: boolean) =>
      call(changeCalendarFeed, { body: { client_names: clientNames } }),
    onSuccess: (state) => queries.setQueryData(calendarFeedQuery.queryKey, state),
  });
}

export function useDeleteFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteCalendarFeed, undefined),
    onSuccess: () => queries.setQueryData(calendarFeedQuery.queryKey, { feed: null }),
  });
}

/** The list, and whatever shows open times, after an import changed. */
function useImportsChanged() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: calendarImportsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: busyTimesQuery.queryKey }),
    ]);
}

export function useAddImport() {
  const changed = useImportsChanged();
  return useMutation({
    mutationFn: (body: CalendarImportInput) => call(addCalendarImport, { body }),
    onSuccess: changed,
  });
}

export function useRemoveImport() {
  const changed = useImportsChanged();
  return useMutation({
    mutationFn: (id: string) => call(deleteCalendarImport, { params: { id } }),
    onSuccess: changed,
  });
}

export function useSyncImport() {
  const changed = useImportsChanged();
  return useMutation({
    mutationFn: (id: string) => call(syncCalendarImport, { params: { id } }),
    onSuccess: changed,
  });
}
