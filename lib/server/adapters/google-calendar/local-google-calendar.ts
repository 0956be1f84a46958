import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { DAY_MS, HOUR_MS, overlaps, type TimeRange } from '@/lib/domain/platform/time';
import {
  emailIn,
  findTestAccount,
  newTestSecret,
  onTestAccount,
  type TestAccount,
  type TestEvent,
  timesOf,
} from './store';

export const testAccounts = {
  find: findTestAccount,
  change: onTestAccount,
  newSecret: newTestSecret,
};
export type { TestAccount, TestEvent } from './store';

const PAGE_SIZE = 5;
const ACCESS_MS = HOUR_MS;
const CHANNEL_MS = 7 * DAY_MS;

const ok = (body: unknown = null) =>
  body === null ? new Response(null, { status: 204 }) : Response.json(body);
const refused = (status: number, reason: string) =>
  Response.json({ error: { code: status, errors: [{ reason }] } }, { status });
const oauthRefused = (error: string) => Response.json({ error }, { status: 400 });
const UNKNOWN = () => refused(401, 'authError');

/**
 * Simulates the parts of Google's OAuth 2.0 and Calendar API v3 that we use, below `/test-google`, for installations
 * without a key. Accounts are kept in the database, shared by all processes.
 */
export async function localGoogle(request: Request, path: string): Promise<Response> {
  const [{ method }, now] = [request, Date.now()];
  if (`${method} ${path}` === 'POST token') return token(await formOf(request), now);
  if (`${method} ${path}` === 'POST revoke') return revoke(await formOf(request));
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const body: unknown = method === 'POST' || method === 'PUT' ? await request.json() : null;
  const answer = await onTestAccount(emailIn(bearer), (account) => {
    const access = account.access.find((one) => one.token === bearer && one.until > now);
    if (!access) return UNKNOWN();
    if (path === 'userinfo') return ok({ sub: account.email, email: account.email });
    const call = { account, method, path, body, query: new URL(request.url).searchParams, now };
    return calendarCall({ ...call, can: (right) => access.scope.includes(right) });
  });
  return answer ?? UNKNOWN();
}

async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}

async function token(form: URLSearchParams, now: number): Promise<Response> {
  const field = (name: string) => form.get(name) ?? '';
  const secret =
    field('grant_type') === 'authorization_code' ? field('code') : field('refresh_token');
  const answer = await onTestAccount(emailIn(secret), (account) => {
    const grant =
      field('grant_type') === 'authorization_code'
        ? grantFor(account, form)
        : account.grants.find((one) => one.token === secret);
    if (!grant) return oauthRefused('invalid_grant');
    const access = {
      token: newTestSecret(account.email),
      scope: grant.scope,
      until: now + ACCESS_MS,
    };
    account.access = [...account.access.filter(({ until }) => until > now), access].slice(-20);
    const isNew = grant.token !== secret;
    return ok({
      access_token: access.token,
      expires_in: ACCESS_MS / 1000,
      token_type: 'Bearer',
      scope: grant.scope,
      ...(isNew && { refresh_token: grant.token }),
    });
  });
  return answer ?? oauthRefused('invalid_grant');
}

function grantFor(account: TestAccount, form: URLSearchParams) {
  const known = account.codes.find(({ code }) => code === form.get('code'));
  account.codes = account.codes.filter((one) => one !== known);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (!known || known.challenge !== challenge || known.redirectUri !== form.get('redirect_uri'))
    return undefined;
  const grant = { token: newTestSecret(account.email), scope: known.scope };
  account.grants.push(grant);
  return grant;
}

async function revoke(form: URLSearchParams): Promise<Response> {
  const secret = form.get('token') ?? '';
  const answer = await onTestAccount(emailIn(secret), (account) => {
    const before = account.grants.length;
    account.grants = account.grants.filter((one) => one.token !== secret);
    if (account.grants.length === before) return oauthRefused('invalid_token');
    account.access = [];
    return ok({});
  });
  return answer ?? oauthRefused('invalid_token');
}

interface Call {
  readonly account: TestAccount;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly now: number;
  readonly can: (right: string) => boolean;
}

function calendarCall(call: Call): Response {
  const { account, method, path, can } = call;
  const [calendars, calendarId = '', events, eventId] = path
    .replace(/^calendar\/v3\//, '')
    .split('/');
  const isOwn = calendarId === 'primary' || calendars === 'freeBusy';
  if (!can(isOwn ? 'calendar.events.freebusy' : 'calendar.app.created'))
    return refused(403, 'insufficientPermissions');
  if (calendars === 'freeBusy') return freeBusy(call);
  if (calendars === 'channels') return stop(call);
  if (calendars !== 'calendars') return refused(404, 'notFound');
  if (method === 'POST' && !calendarId) {
    const id = `${randomUUID()}@group.calendar.google.com`;
    account.calendars[id] = {
      summary: z.object({ summary: z.string() }).parse(call.body).summary,
      events: {},
    };
    return ok({ id });
  }
  if (eventId === 'watch') return watch(call);
  const calendar = account.calendars[decodeURIComponent(calendarId)];
  if (!calendar || isOwn) return refused(404, 'notFound');
  if (method === 'DELETE' && !events) {
    delete account.calendars[decodeURIComponent(calendarId)];
    return ok();
  }
  return eventCall(call, calendar.events, eventId);
}

const busyQuestion = z.object({ timeMin: z.string(), timeMax: z.string() });

function freeBusy({ account, body }: Call): Response {
  const { timeMin, timeMax } = busyQuestion.parse(body);
  const window = { start: Date.parse(timeMin), end: Date.parse(timeMax) };
  const taken = Object.values(account.calendars.primary?.events ?? {})
    .filter(
      (one) => one.status !== 'cancelled' && one.transparency !== 'transparent' && !one.declined,
    )
    .flatMap(timesOf)
    .filter((time) => overlaps(time, window))
    .sort((a, b) => a.start - b.start);
  const busy: TimeRange[] = [];
  for (const time of taken) {
    const last = busy.at(-1);
    if (last && time.start <= last.end)
      busy[busy.length - 1] = { start: last.start, end: Math.max(last.end, time.end) };
    else busy.push(time);
  }
  const iso = (at: number) => new Date(at).toISOString();
  const primary = { busy: busy.map(({ start, end }) => ({ start: iso(start), end: iso(end) })) };
  return ok({ kind: 'calendar#freeBusy', calendars: { primary } });
}

const channelInput = z.object({ id: z.string(), token: z.string(), address: z.string() });

function watch({ account, body, now }: Call): Response {
  const expiration = now + CHANNEL_MS;
  const channel = {
    ...channelInput.parse(body),
    resourceId: `primary-${account.email}`,
    expiration,
    messages: 0,
  };
  account.channels = [...account.channels.filter((one) => one.expiration > now), channel];
  return ok({
    kind: 'api#channel',
    id: channel.id,
    resourceId: channel.resourceId,
    expiration: String(expiration),
  });
}

function stop({ account, body }: Call): Response {
  const { id } = z.object({ id: z.string() }).parse(body);
  account.channels = account.channels.filter((one) => one.id !== id);
  return ok();
}

const when = z.object({ dateTime: z.string() });
const eventInput = z.object({
  id: z.string().regex(/^[a-v0-9]{5,1024}$/),
  summary: z.string(),
  description: z.string(),
  transparency: z.string(),
  visibility: z.string(),
  start: when,
  end: when,
});

function eventCall(
  { method, body, query }: Call,
  events: Record<string, TestEvent>,
  eventId: string | undefined,
): Response {
  if (method === 'GET') return list(events, query);
  if (method === 'DELETE') {
    const known = events[eventId ?? ''];
    if (!known) return refused(404, 'notFound');
    if (known.status === 'cancelled') return refused(410, 'deleted');
    events[known.id] = { ...known, status: 'cancelled' };
    return ok();
  }
  const event = eventInput.safeParse(body);
  if (!event.success) return refused(400, 'invalid');
  const { id } = event.data;
  // The id of a deleted event stays taken.
  if (method === 'POST' && events[id]) return refused(409, 'duplicate');
  if (method === 'PUT' && !events[id]) return refused(404, 'notFound');
  events[id] = { ...event.data, status: 'confirmed' };
  return ok(events[id]);
}

function list(events: Record<string, TestEvent>, query: URLSearchParams): Response {
  const from = Date.parse(query.get('timeMin') ?? '');
  const found = Object.values(events)
    .filter(({ status }) => status !== 'cancelled')
    .filter((event) => timesOf(event).some(({ end }) => end > from));
  const at = Number(query.get('pageToken') ?? 0);
  const items = found.slice(at, at + PAGE_SIZE);
  const more = at + PAGE_SIZE < found.length;
  return ok({
    kind: 'calendar#events',
    items,
    ...(more && { nextPageToken: String(at + PAGE_SIZE) }),
  });
}
