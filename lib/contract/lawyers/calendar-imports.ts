import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId, text } from '@/lib/contract/platform/fields';

const access = 'lawyer';
const tag = 'Calendars';
const MAX_NAME = 60;
const MAX_ADDRESS = 2_000;

const calendarImport = z
  .object({
    _id: id,
    name: z.string(),
    host: z.string(),
    /** When its busy times were last known to be correct. */
    synced_at: instant,
    error: z.string().nullable(),
    /** Events that could not be read completely; their readable parts keep the time busy. */
    unread_events: z.int().min(0),
    /** `YYYY-MM-DD`, the Manila day on which the first of them begins, if it could be read. */
    first_unread: z.iso.date().nullable(),
  })
  .meta({ id: 'CalendarImport' });
export type CalendarImport = z.output<typeof calendarImport>;

const path = '/api/v1/lawyers/profile/calendars/imports';

export const listCalendarImports = endpoint({
  method: 'GET',
  path,
  access,
  tag,
  summary: 'Calendars elsewhere whose busy times clients cannot book, the oldest first',
  status: 200,
  response: z.object({ results: z.array(calendarImport) }),
  errors: [],
});

export const calendarImportInput = z
  .object({ name: text(MAX_NAME), url: text(MAX_ADDRESS) })
  .meta({ id: 'CalendarImportInput' });
export type CalendarImportInput = z.output<typeof calendarImportInput>;

export const addCalendarImport = endpoint({
  method: 'POST',
  path,
  access,
  tag,
  summary: 'Add a calendar by its iCal address, at most three; it is read before it is saved',
  body: calendarImportInput,
  status: 201,
  response: calendarImport,
  errors: ['rate_limited'],
});

const params = z.object({ id: rowId });

export const deleteCalendarImport = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/profile/calendars/imports/{id}',
  access,
  tag,
  params,
  summary: 'Remove a calendar; its busy times can be booked again',
  status: 204,
  errors: [],
});

export const syncCalendarImport = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/calendars/imports/{id}/sync',
  access,
  tag,
  params,
  summary: 'Read a calendar now instead of within 15 minutes',
  status: 200,
  response: calendarImport,
  errors: ['rate_limited'],
});

/** Where a busy time is from: the connected Google Calendar, or a calendar that is imported. */
export const BUSY_SOURCES = ['google', 'import'] as const;

export const listBusyElsewhere = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/calendars/busy',
  access,
  member: ['calendar'],
  tag,
  summary: 'Busy times of own calendars elsewhere, from today on: when, and nothing else',
  status: 200,
  response: z
    .object({
      results: z.array(
        z.object({ source: z.enum(BUSY_SOURCES), start_time: instant, end_time: instant }),
      ),
    })
    .meta({ id: 'BusyElsewhere' }),
  errors: [],
});
export type BusyElsewhere = z.output<typeof listBusyElsewhere.response>;
