import 'server-only';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { TimeRange } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { SITE } from '@/lib/site';
import { type Answer, ask, read } from './ask';
import {
  type FoundEvent,
  type GoogleCalendarPort,
  GoogleError,
  type GoogleEvent,
  type OpenCalendar,
} from './port';

/** Scope to read when the account is busy, without event details. */
const SEE_BUSY = 'https://www.googleapis.com/auth/calendar.events.freebusy';
/** Scope to create calendars and to read and write only these. */
const OWN_CALENDAR = 'https://www.googleapis.com/auth/calendar.app.created';
const RIGHTS = [SEE_BUSY, OWN_CALENDAR];
const SCOPES = ['openid', 'email', ...RIGHTS];
/** Google's default maximum of events per page. */
const PAGE_SIZE = 250;
const MAX_PAGES = 20;

interface Places {
  readonly home: string;
  readonly consent: string;
  readonly token: string;
  readonly revoke: string;
  readonly userinfo: string;
  readonly api: string;
}

const GOOGLE: Places = {
  home: 'https://calendar.google.com/calendar/r?authuser=',
  consent: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
  api: 'https://www.googleapis.com/calendar/v3',
};

function standIn(): Places {
  const at = `${env.SITE_URL}/test-google`;
  return {
    home: `${at}/calendar?account=`,
    consent: `${at}/consent`,
    token: `${at}/token`,
    revoke: `${at}/revoke`,
    userinfo: `${at}/userinfo`,
    api: `${at}/calendar/v3`,
  };
}

export function googleCalendar(): GoogleCalendarPort | null {
  if (env.GOOGLE_CALENDAR === 'off') return null;
  const client = {
    client_id: env.GOOGLE_CLIENT_ID ?? '',
    client_secret: env.GOOGLE_CLIENT_SECRET ?? '',
  };
  return env.GOOGLE_CALENDAR === 'google'
    ? calendarAt(GOOGLE, client)
    : calendarAt(standIn(), { client_id: 'local', client_secret: 'local' });
}

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().optional(),
});
const person = z.object({ email: z.email() });

function calendarAt(
  places: Places,
  client: { client_id: string; client_secret: string },
): GoogleCalendarPort {
  return {
    homeOf: (email) => `${places.home}${encodeURIComponent(email)}`,

    async consentAddress({ state, verifier }, redirectUri) {
      const url = new URL(places.consent);
      url.search = new URLSearchParams({
        client_id: client.client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES.join(' '),
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        access_type: 'offline',
        // A refresh token comes with the first consent only, unless it is asked for anew; and several may share a device.
        prompt: 'consent select_account',
      }).toString();
      return url.href;
    },

    async exchange(code, { verifier }, redirectUri) {
      const answer = await ask({
        method: 'POST',
        url: places.token,
        form: {
          ...client,
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
          grant_type: 'authorization_code',
        },
      });
      const { access_token, refresh_token, scope = '' } = read(tokens, answer, 'the token');
      // Each right is a box that a person may leave empty.
      const given = scope.split(' ');
      if (!refresh_token || !RIGHTS.every((right) => given.includes(right)))
        throw new GoogleError('permission', 'a right was left out');
      const who = await ask({ method: 'GET', url: places.userinfo, token: access_token });
      return { refreshToken: refresh_token, email: read(person, who, 'the account').email };
    },

    async open(refreshToken, signal) {
      const form = { ...client, refresh_token: refreshToken, grant_type: 'refresh_token' };
      const answer = await ask({ method: 'POST', url: places.token, form, signal });
      const { access_token } = read(tokens, answer, 'the token');
      return openCalendar(places.api, access_token, signal);
    },

    async revoke(refreshToken) {
      await ask({ method: 'POST', url: places.revoke, form: { token: refreshToken } }, [400]);
    },
  };
}

const rfcInstant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const busyAnswer = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      errors: z.array(z.object({ reason: z.string() })).default([]),
      busy: z.array(z.object({ start: rfcInstant, end: rfcInstant })),
    }),
  ),
});
const made = z.object({ id: z.string().min(1) });
const eventsPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      status: z.string().optional(),
      summary: z.string().optional(),
      description: z.string().optional(),
      transparency: z.string().optional(),
      visibility: z.string().optional(),
      start: z.object({ dateTime: rfcInstant.optional() }).optional(),
      end: z.object({ dateTime: rfcInstant.optional() }).optional(),
    }),
  ),
  nextPageToken: z.string().optional(),
});
const channelAnswer = z.object({
  resourceId: z.string().min(1),
  expiration: z.coerce.number().int().positive(),
});

function openCalendar(api: string, token: string, signal: AbortSignal): OpenCalendar {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
    ask({ method, url: `${api}${path}`, token, json, signal }, [404, 409, 410]);
  const eventsOf = (calendarId: string) => `/calendars/${encodeURIComponent(calendarId)}/events`;
  return {
    async busy({ start, end }) {
      const answer = await call('POST', '/freeBusy', {
        timeMin: new Date(start).toISOString(),
        timeMax: new Date(end).toISOString(),
        items: [{ id: 'primary' }],
      });
      return busyIn(answer);
    },

    async createCalendar() {
      const answer = await call('POST', '/calendars', {
        summary: `${SITE.name} meetings`,
        description: `Written by ${SITE.name}, and kept as it is there.`,
        timeZone: 'Asia/Manila',
      });
      return read(made, answer, 'the calendar').id;
    },

    async deleteCalendar(calendarId) {
      await call('DELETE', `/calendars/${encodeURIComponent(calendarId)}`);
    },

    async events(calendarId, from) {
      const found = new Map<string, FoundEvent>();
      let page: string | undefined;
      for (let n = 0; n < MAX_PAGES; n += 1) {
        const query = new URLSearchParams({
          singleEvents: 'true',
          maxResults: String(PAGE_SIZE),
          timeMin: new Date(from).toISOString(),
          ...(page && { pageToken: page }),
        });
        const answer = await call('GET', `${eventsOf(calendarId)}?${query}`);
        if (answer.status === 404 || answer.status === 410) return null;
        const { items, nextPageToken } = read(eventsPage, answer, 'a page of events');
        for (const item of items) found.set(item.id, foundEvent(item));
        if (!nextPageToken) return [...found.values()];
        if (nextPageToken === page) break;
        page = nextPageToken;
      }
      throw new GoogleError('unavailable', 'the pages of events do not end');
    },

    async put(calendarId, event, isThere) {
      const path = eventsOf(calendarId);
      const json = written(event);
      if (!isThere) {
        // An id stays taken after its event was deleted: then it is overwritten.
        const { status } = await call('POST', path, json);
        if (status === 200) return;
        if (status !== 409) throw new GoogleError('unavailable', 'the calendar is gone');
      }
      const { status } = await call('PUT', `${path}/${event.id}`, json);
      if (status !== 200) throw new GoogleError('unavailable', 'the event was not written');
    },

    async remove(calendarId, eventId) {
      await call('DELETE', `${eventsOf(calendarId)}/${encodeURIComponent(eventId)}`);
    },

    async watch({ id, token: secret, address }) {
      const answer = await call('POST', `${eventsOf('primary')}/watch`, {
        id,
        token: secret,
        type: 'web_hook',
        address,
      });
      const { resourceId, expiration } = read(channelAnswer, answer, 'the channel');
      return { resource: resourceId, endsAt: expiration };
    },

    async unwatch(channelId, resource) {
      await call('POST', '/channels/stop', { id: channelId, resourceId: resource });
    },
  };
}

/** Returns the busy times. Only one calendar was requested, so its name in the response does not matter. */
function busyIn(answer: Answer): TimeRange[] {
  const [calendar, ...others] = Object.values(read(busyAnswer, answer, 'busy times').calendars);
  if (!calendar || others.length > 0 || calendar.errors.length > 0) {
    const reasons = calendar?.errors.map(({ reason }) => reason) ?? [];
    throw new GoogleError('unavailable', `no busy times: ${reasons.join(' ')}`);
  }
  return calendar.busy.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
}

function written({ id, start, end, summary, description }: GoogleEvent) {
  return {
    id,
    status: 'confirmed',
    summary,
    description,
    start: { dateTime: new Date(start).toISOString() },
    end: { dateTime: new Date(end).toISOString() },
    transparency: 'opaque',
    visibility: 'private',
    extendedProperties: { private: { sangguni: 'meeting' } },
  };
}

function foundEvent(item: z.output<typeof eventsPage>['items'][number]): FoundEvent {
  const { id, status = 'confirmed', summary, description = '', visibility } = item;
  const [start, end] = [item.start?.dateTime, item.end?.dateTime];
  const isOurs =
    status === 'confirmed' && visibility === 'private' && item.transparency !== 'transparent';
  if (!isOurs || summary === undefined || start === undefined || end === undefined)
    return { id, end: end ?? Number.POSITIVE_INFINITY, event: null };
  return { id, end, event: { id, start, end, summary, description } };
}
