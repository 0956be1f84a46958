import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant } from '@/lib/contract/platform/fields';
import { GOOGLE_PROBLEMS } from '@/lib/domain/lawyers/calendar/google-calendar';

const access = 'lawyer';
const tag = 'Calendars';
const path = '/api/v1/lawyers/profile/calendars/google';

const connection = z
  .object({
    account: z.string(),
    connected_at: instant,
    /** Whether meetings stand there with the names of clients. */
    client_names: z.boolean(),
    /** When both calendars were last in sync; null until then. */
    agreed_at: instant.nullable(),
    /** Error since the last sync. `revoked` and `permission` require action by the lawyer, the others are retried. */
    problem: z.enum(GOOGLE_PROBLEMS).nullable(),
    url: z.url(),
  })
  .meta({ id: 'GoogleCalendar' });
export type GoogleConnection = z.output<typeof connection>;

const state = z
  .object({
    available: z.boolean(),
    connection: connection.nullable(),
  })
  .meta({ id: 'GoogleCalendarState' });
export type GoogleCalendarState = z.output<typeof state>;

export const getGoogle = endpoint({
  method: 'GET',
  path,
  access,
  tag,
  summary: 'Whether the own Google Calendar is connected, when it last agreed, and what is wrong',
  status: 200,
  response: state,
  errors: [],
});

export const changeGoogle = endpoint({
  method: 'PUT',
  path,
  access,
  tag,
  summary: 'Whether meetings in the connected Google Calendar show the names of clients',
  body: z.object({ client_names: z.boolean() }).meta({ id: 'GoogleCalendarInput' }),
  status: 200,
  response: state,
  errors: [],
});

export const connectGoogleCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/calendars/google/connect',
  access,
  tag,
  summary: 'Go to Google to connect the own calendar; 404 where it is not configured',
  status: 303,
  responseKind: 'redirect',
  errors: ['not_found', 'rate_limited'],
});

const sent = z.string().max(4000).optional();

export const finishGoogleCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/calendars/google/callback',
  access: 'public',
  tag,
  summary: 'Back from Google: leads to the page of the calendar with how it went',
  query: z.object({ code: sent, state: sent, error: sent, scope: sent }),
  status: 303,
  responseKind: 'redirect',
  errors: ['not_found'],
});

export const syncGoogleCalendar = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/calendars/google/sync',
  access,
  tag,
  summary: 'Look at the own Google Calendar now instead of within five minutes',
  status: 200,
  response: state,
  errors: ['rate_limited'],
});

export const endGoogle = endpoint({
  method: 'DELETE',
  path,
  access,
  tag,
  summary: 'Disconnect it: its busy times can be booked, and our meetings disappear there',
  status: 204,
  errors: [],
});

export const hearGoogleCalendar = endpoint({
  method: 'POST',
  path: '/api/v1/google-calendar/notifications',
  access: 'webhook',
  tag,
  summary: 'Google says that a calendar changed; the token of the channel is its proof',
  headers: z.object({ 'X-Goog-Channel-ID': z.string(), 'X-Goog-Channel-Token': z.string() }),
  status: 204,
  errors: ['not_found', 'rate_limited'],
});
