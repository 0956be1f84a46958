import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant } from '@/lib/contract/platform/fields';

const access = 'lawyer';
const tag = 'Calendars';

const calendarFeed = z
  .object({ client_names: z.boolean(), created_at: instant })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.output<typeof calendarFeed>;

const state = z.object({ feed: calendarFeed.nullable() }).meta({ id: 'CalendarFeedState' });
export type CalendarFeedState = z.output<typeof state>;

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/calendars/feed',
  access,
  tag,
  summary: 'Whether there is an iCal feed of the own meetings, and what it shows',
  status: 200,
  response: state,
  errors: [],
});

export const generateCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/calendars/generate',
  access,
  tag,
  summary: 'Make the secret address of the iCal feed, or another one: the former is then gone',
  body: z
    .object({
      client_names: z.boolean().optional(),
    })
    .meta({ id: 'CalendarFeedInput' })
    .optional(),
  status: 200,
  response: z.object({ url: z.url() }),
  errors: ['rate_limited'],
});

export const changeCalendarFeed = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/profile/calendars/feed',
  access,
  tag,
  summary:
    'Show the names of clients in the feed, or not; its address stays. Without a feed nothing changes',
  body: z.object({ client_names: z.boolean() }).meta({ id: 'CalendarFeedChange' }),
  status: 200,
  response: state,
  errors: [],
});

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/profile/calendars/feed',
  access,
  tag,
  summary: 'Switch the feed off: its address is gone',
  status: 204,
  errors: [],
});

const FEED_FILE = /^[\w-]{43}\.ics$/;

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/v1/calendars/{id}',
  access: 'public',
  tag,
  summary: 'The meetings and busy times of a lawyer (RFC 5545), for whoever has the secret address',
  params: z.object({
    id: z.string().regex(FEED_FILE),
  }),
  status: 200,
  responseKind: 'file',
  versioned: true,
  errors: ['rate_limited'],
});
