import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { parseDayKey } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import {
  localGoogle,
  type TestAccount,
  type TestEvent,
  testAccounts,
} from '@/lib/server/adapters/google-calendar/local-google-calendar';

// Operations

type RouteContext = { params: Promise<{ path: string[] }> };

const NOTHING = () => Response.json({ error: { code: 404, errors: [] } }, { status: 404 });

export function hasStandIn(): boolean {
  return env.APP_ENV === 'local' && env.GOOGLE_CALENDAR === 'local';
}

/**
 * Handles every address of the local stand-in for Google except its two pages. It acts as another company: it has no
 * session of ours, and does not exist in production.
 */
export async function standInRoute(request: Request, { params }: RouteContext): Promise<Response> {
  if (!hasStandIn()) return NOTHING();
  const [first, second] = (await params).path;
  if (first !== 'form') return localGoogle(request, (await params).path.join('/'));
  const form = Object.fromEntries(new URLSearchParams(await request.text()));
  const answer = second === 'consent' ? await answerConsent(form) : await changeCalendar(form);
  return answer === null
    ? NOTHING()
    : new Response(null, { status: 303, headers: { location: answer } });
}

export function loadTestCalendar(account: string): Promise<TestAccount | null> {
  return testAccounts.find(account);
}

// Service

const consent = z.object({
  account: z.email(),
  answer: z.enum(['allow', 'deny']),
  redirect_uri: z.url(),
  state: z.string(),
  code_challenge: z.string(),
  scope: z.string(),
  busy: z.literal('on').optional(),
  own: z.literal('on').optional(),
});

async function answerConsent(form: unknown): Promise<string | null> {
  const parsed = consent.safeParse(form);
  if (!parsed.success || !parsed.data.redirect_uri.startsWith(`${env.SITE_URL}/`)) return null;
  const { account: email, answer, redirect_uri: redirectUri, state, busy, own } = parsed.data;
  const back = new URL(redirectUri);
  back.searchParams.set('state', state);
  if (answer === 'deny') {
    back.searchParams.set('error', 'access_denied');
    return back.href;
  }
  const given = (right: string) =>
    (busy || !right.endsWith('.freebusy')) && (own || !right.endsWith('.app.created'));
  const scope = parsed.data.scope.split(' ').filter(given).join(' ');
  const code = testAccounts.newSecret(email);
  const challenge = parsed.data.code_challenge;
  await testAccounts.change(
    email,
    (one) => void one.codes.push({ code, challenge, redirectUri, scope }),
    true,
  );
  back.searchParams.set('code', code);
  back.searchParams.set('scope', scope);
  return back.href;
}

const change = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('add'),
    account: z.email(),
    summary: z.string().max(200),
    day: z.string().refine((day) => parseDayKey(day) !== null),
    from: z.string().regex(/^\d\d:\d\d$/),
    to: z.string().regex(/^\d\d:\d\d$/),
  }),
  z.object({
    action: z.literal('delete'),
    account: z.email(),
    calendar: z.string(),
    event: z.string(),
  }),
  z.object({ action: z.literal('remove_access'), account: z.email() }),
]);

async function changeCalendar(form: unknown): Promise<string | null> {
  const parsed = change.safeParse(form);
  if (!parsed.success) return null;
  const { data } = parsed;
  await testAccounts.change(data.account, (account) => {
    if (data.action === 'remove_access') [account.grants, account.access] = [[], []];
    else if (data.action === 'delete') deleteEvent(account, data.calendar, data.event);
    else addEvent(account, data);
  });
  return `/test-google/calendar?account=${encodeURIComponent(data.account)}`;
}

function deleteEvent(account: TestAccount, calendar: string, id: string): void {
  const events = account.calendars[calendar]?.events;
  const known = events?.[id];
  if (events && known) events[id] = { ...known, status: 'cancelled' };
}

function addEvent(
  account: TestAccount,
  { summary, day, from, to }: { summary: string; day: string; from: string; to: string },
): void {
  const id = randomBytes(8).toString('hex') + randomUUID().slice(0, 4);
  const at = (clock: string) => ({ dateTime: `${day}T${clock}:00+08:00` });
  const event: TestEvent = { id, status: 'confirmed', summary, start: at(from), end: at(to) };
  const primary = account.calendars.primary;
  if (primary && to > from) primary.events[id] = event;
}
