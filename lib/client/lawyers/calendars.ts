import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  changeCalendarFeed,
  deleteCalendarFeed,
  generateCalendarFeed,
  getCalendarFeed,
} from '@/lib/contract/lawyers/calendar-feed';
import {
  addCalendarImport,
  deleteCalendarImport,
  listBusyElsewhere,
  listCalendarImports,
  syncCalendarImport,
} from '@/lib/contract/lawyers/calendar-imports';
import {
  changeGoogle,
  endGoogle,
  getGoogle,
  syncGoogleCalendar,
} from '@/lib/contract/lawyers/google-calendar';
import { COPY } from '@/lib/contract/platform/copy';
import { busyTimesQuery } from './own-profile';

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendars', 'feed'] as const,
  queryFn: ({ signal }) => call(getCalendarFeed, undefined, { signal }),
});

export const calendarImportsQuery = queryOptions({
  queryKey: ['calendars', 'imports'] as const,
  queryFn: ({ signal }) => call(listCalendarImports, undefined, { signal }),
});

/** Read again while the page is open: calendars elsewhere change without us. */
const BUSY_FRESH_MS = 60_000;

/** Busy times of Google and of imports, from today on. */
export const busyElsewhereQuery = queryOptions({
  queryKey: ['calendars', 'busy'] as const,
  queryFn: ({ signal }) => call(listBusyElsewhere, undefined, { signal }),
  refetchInterval: BUSY_FRESH_MS,
});

/** Generates the feed; only this response contains its address. */
export const useGenerateFeed = () =>
  useEndpoint(generateCalendarFeed, {
    args: (clientNames: boolean | undefined) => ({
      body: clientNames === undefined ? undefined : { client_names: clientNames },
    }),
    invalidates: [calendarFeedQuery.queryKey],
  });

export const useChangeFeed = () =>
  useEndpoint(changeCalendarFeed, {
    args: (clientNames: boolean) => ({ body: { client_names: clientNames } }),
    stores: calendarFeedQuery.queryKey,
  });

export const useDeleteFeed = () =>
  useEndpoint(deleteCalendarFeed, {
    onDone: (_nothing, queries) => queries.setQueryData(calendarFeedQuery.queryKey, { feed: null }),
  });

/** The list, and everything that shows open times. */
const busy = [busyTimesQuery.queryKey, busyElsewhereQuery.queryKey];
const invalidates = [calendarImportsQuery.queryKey, ...busy];
const args = (id: string) => ({ params: { id } });

export const useAddImport = () => useEndpoint(addCalendarImport, { invalidates });

export const useRemoveImport = () => useEndpoint(deleteCalendarImport, { args, invalidates });

export const useSyncImport = () => useEndpoint(syncCalendarImport, { args, invalidates });

/** Google syncs without us, so its state goes stale soon. */
const GOOGLE_FRESH_MS = 30_000;

export const googleCalendarQuery = queryOptions({
  queryKey: ['calendars', 'google'] as const,
  queryFn: ({ signal }) => call(getGoogle, undefined, { signal }),
  refetchInterval: GOOGLE_FRESH_MS,
});

export const useSyncGoogle = () =>
  useEndpoint(syncGoogleCalendar, {
    stores: googleCalendarQuery.queryKey,
    invalidates: busy,
  });

export const useChangeGoogle = () =>
  useEndpoint(changeGoogle, {
    args: (clientNames: boolean) => ({ body: { client_names: clientNames } }),
    stores: googleCalendarQuery.queryKey,
  });

export const useDisconnectGoogle = () =>
  useEndpoint(endGoogle, {
    invalidates: [googleCalendarQuery.queryKey, ...busy],
  });

export const CALENDAR_FEED_FAILURE: MessageRow = {
  always: true,
  otherwise: COPY.lawyerProfile.calendarFeed,
};

export const CALENDARS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your calendars',
};

export const CHANGE_GOOGLE_FAILURE: MessageRow = {
  otherwise: 'The choice was not saved. Please try again.',
};

export const ADD_CALENDAR_IMPORT_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  otherwise: 'The calendar was not added. Please try again.',
};

export const REMOVE_CALENDAR_IMPORT_FAILURE: MessageRow = {
  otherwise: 'The calendar was not removed. Please try again.',
};

export const SYNC_CALENDAR_IMPORT_FAILURE: MessageRow = {
  otherwise: 'The calendar was not read. Please try again.',
};

export const SYNC_GOOGLE_CALENDAR_FAILURE: MessageRow = {
  otherwise: 'Google Calendar was not checked. Please try again.',
};

export const END_GOOGLE_FAILURE: MessageRow = {
  otherwise: 'Google Calendar was not disconnected. Please try again.',
};
