import { and, eq, inArray } from 'drizzle-orm';
import { createBlocker, deleteBlocker } from '@/lib/contract/lawyers/blockers';
import type { GoogleCalendarState } from '@/lib/contract/lawyers/google-calendar';
import {
  changeGoogle,
  connectGoogleCalendar as connectRoute,
  getGoogle as getState,
  hearGoogleCalendar as hear,
  endGoogle as removeGoogle,
  syncGoogleCalendar as syncGoogle,
} from '@/lib/contract/lawyers/google-calendar';
import { getAvailability } from '@/lib/contract/lawyers/lawyers';
import type { WorkList } from '@/lib/contract/notifications/work';
import { listWork } from '@/lib/contract/notifications/work';
import {
  DAY_MS,
  HOUR_MS,
  isoInstant,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
} from '@/lib/domain/platform/time';
import {
  findTestAccount,
  onTestAccount,
  type TestEvent,
} from '@/lib/server/adapters/google-calendar/store';
import { FEATURES } from '@/lib/server/features';
import { database } from '@/lib/server/platform/db/pool';
import { registerFeatures } from '@/lib/server/registry/registry';
import { users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { googleCalendars, googleTimes } from '@/lib/server/schema/calendars';
import { mails, notifications } from '@/lib/server/schema/messages';
import { SITE, send, TestBrowser } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  comeBackFromGoogle,
  connectGoogle,
  consentTo,
  type PlayedGoogle,
  playGoogle,
} from '@/lib/testing/calendars/google';
import { manilaTime, newClient, newLawyer, signIn, type TestLawyer } from '@/lib/testing/factories';
import { deleteDueAccounts, takeQueued } from '@/lib/testing/jobs';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { exportedGoogle } from './google-connection-service';
import * as service from './google-service';

registerFeatures(() => FEATURES);

const START = manilaTime(4, 600);

let google: PlayedGoogle;
let lawyer: TestLawyer;
let email: string;
beforeEach(async () => {
  google = playGoogle();
  lawyer = await newLawyer();
  email = `${crypto.randomUUID().slice(0, 8)}@gmail.example`;
});
afterEach(() => google.stop());

/** Runs the queued syncs of this lawyer’s calendar; how many there were. */
async function sync(now = Date.now()): Promise<number> {
  const queued = (await takeQueued('look_at_google')).map(({ googleId }) => googleId);
  const own = await database()
    .select({ id: googleCalendars.id })
    .from(googleCalendars)
    .where(and(inArray(googleCalendars.id, queued), eq(googleCalendars.lawyerId, lawyer.lawyerId)));
  for (const { id } of own) await service.syncCalendar(id, now);
  return own.length;
}

/** Connects the lawyer’s calendar and syncs it for the first time. */
async function connect(who = lawyer, account = email): Promise<void> {
  expect(await connectGoogle(new TestBrowser(who.cookie), { email: account })).toBe('connected');
  await sync();
}

async function rowOf({ lawyerId } = lawyer) {
  const [row] = await database()
    .select()
    .from(googleCalendars)
    .where(eq(googleCalendars.lawyerId, lawyerId));
  if (!row) throw new Error('no connection');
  return row;
}

/** The clock comes round, after so long. */
async function afterMinutes(minutes: number): Promise<number> {
  const now = Date.now() + minutes * MINUTE_MS;
  await service.queueSyncs(now);
  return sync(now);
}

async function stateOf(who = lawyer) {
  const { status, body } = await send(getState, { cookie: who.cookie });
  expect(status).toBe(200);
  return body as GoogleCalendarState;
}

async function times() {
  const rows = await database()
    .select()
    .from(googleTimes)
    .where(eq(googleTimes.lawyerId, lawyer.lawyerId))
    .orderBy(googleTimes.startsAt);
  return rows.map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
}

async function offered(): Promise<number[]> {
  const { body } = await send(getAvailability, { query: { _id: lawyer.lawyerId } });
  const { calendar } = body as { calendar: Record<string, { start_time: string }[]> };
  return Object.values(calendar).flatMap((day) =>
    day.map(({ start_time }) => Date.parse(start_time)),
  );
}

const at = (instant: number) => ({ dateTime: new Date(instant).toISOString() });

/** Something in the account's own calendar. */
function enter(start: number, more: Partial<TestEvent> = {}, account = email): Promise<unknown> {
  const id = more.id ?? crypto.randomUUID().replaceAll('-', '');
  const event: TestEvent = {
    id,
    status: 'confirmed',
    summary: 'Secret of a client',
    start: at(start),
    end: at(start + HOUR_MS),
    ...more,
  };
  return onTestAccount(account, ({ calendars }) => {
    if (calendars.primary) calendars.primary.events[id] = event;
  });
}

/** Our calendar there: its events that stand. */
async function ours(account = email) {
  const found = await findTestAccount(account);
  const calendars = Object.entries(found?.calendars ?? {}).filter(([id]) => id !== 'primary');
  return {
    calendars: calendars.length,
    events: calendars
      .flatMap(([, { events }]) => Object.values(events))
      .filter(({ status }) => status === 'confirmed')
      .toSorted((a, b) => Date.parse(a.start.dateTime ?? '') - Date.parse(b.start.dateTime ?? '')),
  };
}

/** Changes what is in our calendar there. */
function meddle(change: (events: Record<string, TestEvent>) => void): Promise<unknown> {
  return onTestAccount(email, ({ calendars }) => {
    for (const [id, { events }] of Object.entries(calendars)) if (id !== 'primary') change(events);
  });
}

const meeting = async (start: number) =>
  newMeeting(await newClient({ firstName: 'Josefa' }), lawyer, start, {
    meeting: { subject: 'Dismissed by text message' },
  });

/** Signs the same lawyer in, in another browser. */
async function anotherSession(): Promise<string> {
  const [user] = await database().select().from(users).where(eq(users.id, lawyer.id));
  if (!user) throw new Error('no user');
  return signIn(user);
}

const refusedWith =
  (status: number, reason: string, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(Response.json({ error: { errors: [{ reason }] } }, { status, headers }));

describe('connecting', () => {
  test('asks for the least rights, with PKCE and a state that this browser keeps', async () => {
    const browser = new TestBrowser(lawyer.cookie);
    const { status, headers } = await browser.call(connectRoute);
    expect(status).toBe(303);
    const asked = new URL(headers.get('location') ?? '');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      redirect_uri: `${SITE}/api/v1/lawyers/profile/calendars/google/callback`,
      response_type: 'code',
      access_type: 'offline',
      code_challenge_method: 'S256',
      scope:
        'openid email https://www.googleapis.com/auth/calendar.events.freebusy https://www.googleapis.com/auth/calendar.app.created',
    });
    expect(asked.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(browser.cookies.get('google_calendar')).toBeTruthy();
  });

  test('keeps the token encrypted, says whose calendar it is, and writes it down', async () => {
    expect(await stateOf()).toEqual({ available: true, connection: null });
    await connect();
    expect(await stateOf()).toEqual({
      available: true,
      connection: {
        account: email,
        client_names: false,
        connected_at: expect.any(String),
        agreed_at: expect.any(String),
        problem: null,
        url: expect.stringContaining(encodeURIComponent(email)),
      },
    });
    const token = (await findTestAccount(email))?.grants[0]?.token ?? '';
    expect(token).not.toBe('');
    const row = await rowOf();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.token).toMatch(/^v2\./);
    expect(await stateOf(await newLawyer())).toMatchObject({ connection: null });
    const written = await database()
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subject, lawyer.id), eq(auditEvents.event, 'calendar_connected')));
    expect(written).toMatchObject([{ actor: 'owner', userId: lawyer.id }]);
    const exported = await exportedGoogle(database(), lawyer.id);
    expect(exported).toMatchObject({ name: 'google_calendar', data: { account: email, busy: [] } });
    expect(JSON.stringify(exported)).not.toContain(row.token);
  });

  test.each([
    ['refused', { answer: 'deny' }],
    ['permission', { without: ['busy'] }],
    ['permission', { without: ['own'] }],
  ] as const)('%s: %j connects nothing', async (outcome, answer) => {
    const browser = new TestBrowser(lawyer.cookie);
    expect(await connectGoogle(browser, { email, ...answer })).toBe(outcome);
    expect((await stateOf()).connection).toBeNull();
    expect(browser.cookies.has('google_calendar')).toBe(false);
  });

  test('an answer to another visit, session or browser connects nothing, nor one that comes twice', async () => {
    const browser = new TestBrowser(lawyer.cookie);
    const begin = async () => {
      const { headers } = await browser.call(connectRoute);
      return consentTo(headers.get('location') ?? '', { email });
    };
    const first = await begin();
    const second = await begin();
    expect(await comeBackFromGoogle(new TestBrowser(lawyer.cookie), second)).toBe('expired');
    expect(await comeBackFromGoogle(new TestBrowser(), second)).toBe('expired');
    const cookie = browser.cookies.get('google_calendar') ?? '';
    for (const session of [await anotherSession(), (await newLawyer()).cookie]) {
      const other = new TestBrowser(`${session}; google_calendar=${cookie}`);
      expect(await comeBackFromGoogle(other, second)).toBe('expired');
    }
    expect(
      await comeBackFromGoogle(
        new TestBrowser(`${lawyer.cookie}; google_calendar=${cookie}`),
        first,
      ),
    ).toBe('expired');
    expect((await stateOf()).connection).toBeNull();
    const again = new TestBrowser(`${lawyer.cookie}; google_calendar=${cookie}`);
    expect(await comeBackFromGoogle(browser, second)).toBe('connected');
    expect(await comeBackFromGoogle(again, second)).toBe('expired');
  });

  test('Google away says so, and changes nothing', async () => {
    google.breakCalls('POST token', () => Promise.reject(new TypeError('fetch failed')));
    expect(await connectGoogle(new TestBrowser(lawyer.cookie), { email })).toBe('unavailable');
    expect((await stateOf()).connection).toBeNull();
  });
});

describe('their calendar closes times here', () => {
  test('a hearing does, and opens them again when it is moved or deleted', async () => {
    await connect();
    const id = 'hearing00';
    await enter(START, { id });
    expect(await sync()).toBe(1);
    const closed = await offered();
    for (const start of [START, START + 30 * MINUTE_MS]) expect(closed).not.toContain(start);
    expect(closed).toContain(START + HOUR_MS);
    expect(await book(await newClient(), lawyer, START)).toMatchObject({ status: 409 });
    await enter(START + DAY_MS, { id });
    await sync();
    expect(await offered()).toContain(START);
    expect(await offered()).not.toContain(START + DAY_MS);
    await enter(START + DAY_MS, { id, status: 'cancelled' });
    await sync();
    expect(await times()).toEqual([]);
    const stored = JSON.stringify([await rowOf(), await times()]);
    expect(stored).not.toContain('Secret');
  });

  test('repeats and whole days do; what is free or was declined does not', async () => {
    await connect();
    await enter(START, { weeks: 3 });
    await enter(START + DAY_MS, { transparency: 'transparent' });
    await enter(START + DAY_MS, { declined: true });
    const day = (ahead: number) => ({ date: manilaDayKey(manilaDayNumber(Date.now()) + ahead) });
    await enter(0, { start: day(6), end: day(7) });
    await sync();
    const hour = (start: number) => [start, start + HOUR_MS];
    expect(await times()).toEqual([
      hour(START),
      [manilaTime(6, 0), manilaTime(7, 0)],
      hour(START + 7 * DAY_MS),
      hour(START + 14 * DAY_MS),
    ]);
  });

  test('a meeting of ours that Google has from its invitation is not busy once more', async () => {
    await meeting(START);
    await connect();
    await enter(START, { end: at(START + 30 * MINUTE_MS) });
    await enter(START + 30 * MINUTE_MS);
    await sync();
    expect(await times()).toEqual([[START + 30 * MINUTE_MS, START + 90 * MINUTE_MS]]);
  });

  test('two notifications of one change are one sync; a wrong token makes none', async () => {
    await connect();
    google.notices = 3;
    await enter(START);
    expect(await takeQueued('look_at_google')).toHaveLength(1);
    const channel = (await findTestAccount(email))?.channels[0];
    const headers = (token: string) => ({
      'x-goog-channel-id': channel?.id ?? '',
      'x-goog-channel-token': token,
    });
    for (const wrong of [
      headers('guessed'),
      { ...headers(channel?.token ?? ''), 'x-goog-channel-id': 'x' },
      {},
    ])
      expect(await send(hear, { headers: wrong })).toMatchObject({ status: 404 });
    expect(await takeQueued('look_at_google')).toEqual([]);
    expect(await send(hear, { headers: headers(channel?.token ?? '') })).toMatchObject({
      status: 204,
    });
    expect(await takeQueued('look_at_google')).toHaveLength(1);
  });

  test('messages that are lost are caught up with within five minutes', async () => {
    await connect();
    google.notices = 0;
    await enter(START);
    expect(await sync()).toBe(0);
    expect(await afterMinutes(4)).toBe(0);
    expect(await afterMinutes(5.1)).toBe(1);
    expect(await offered()).not.toContain(START);
  });

  test('a channel is replaced before it ends; one that is refused is no problem', async () => {
    google.breakCalls(
      'POST calendar/v3/calendars/primary/events/watch',
      refusedWith(401, 'push.webhookUrlUnauthorized'),
    );
    await connect();
    expect(await rowOf()).toMatchObject({ channelId: null, problem: null });
    await afterMinutes(7 * 60);
    const { channelId } = await rowOf();
    expect(channelId).not.toBeNull();
    await afterMinutes(5 * 24 * 60);
    expect((await rowOf()).channelId).toBe(channelId);
    await afterMinutes(6.5 * 24 * 60);
    const renewed = (await rowOf()).channelId;
    expect(renewed).not.toBe(channelId);
    expect((await findTestAccount(email))?.channels.map(({ id }) => id)).toEqual([renewed]);
  });
});

describe('our meetings stand there', () => {
  test('without subject or client, moved with them, gone when they are cancelled', async () => {
    await connect();
    const booked = await meeting(START);
    await service.queueSyncs(Date.now() + 1_000);
    expect(await sync(Date.now() + 1_000)).toBe(1);
    const [event] = (await ours()).events;
    expect(event).toMatchObject({
      summary: 'Sangguni meeting',
      description: expect.stringContaining(`/lawyer-portal/meeting/${booked.id}`),
      visibility: 'private',
      transparency: 'opaque',
      start: at(START),
      end: at(START + 30 * MINUTE_MS),
    });
    expect(JSON.stringify(event)).not.toMatch(/Josefa|Dismissed/);
    await booked.move(lawyer, START + DAY_MS);
    await service.queueSyncs(Date.now() + 2_000);
    await sync(Date.now() + 2_000);
    expect((await ours()).events).toMatchObject([{ id: event?.id, start: at(START + DAY_MS) }]);
    await booked.cancel(lawyer);
    await service.queueSyncs(Date.now() + 3_000);
    await sync(Date.now() + 3_000);
    expect(await ours()).toEqual({ calendars: 1, events: [] });
  });

  test('with names where the lawyer wants it; changed again, they follow', async () => {
    await connect();
    await meeting(START);
    const change = async (client_names: boolean, after: number) => {
      const asked = { cookie: lawyer.cookie, body: { client_names } };
      expect(await send(changeGoogle, asked)).toMatchObject({
        status: 200,
        body: { connection: { client_names } },
      });
      await service.queueSyncs(Date.now() + after);
      await sync(Date.now() + after);
      return (await ours()).events.map(({ summary }) => summary);
    };
    expect(await change(true, 1_000)).toEqual([expect.stringMatching(/^Sangguni: Josefa/)]);
    expect(await change(false, 2_000)).toEqual(['Sangguni meeting']);
    const none = { cookie: (await newLawyer()).cookie, body: { client_names: true } };
    expect(await send(changeGoogle, none)).toMatchObject({
      status: 200,
      body: { connection: null },
    });
  });

  test('with time off, without its title, each once; neither closes a time here twice nor comes back', async () => {
    await connect();
    const start_time = isoInstant(START);
    const body = { title: 'Surgery', start_time, end_time: isoInstant(START + HOUR_MS) };
    const { body: made } = await send(createBlocker, {
      cookie: lawyer.cookie,
      headers: { 'idempotency-key': 'surgery' },
      body,
    });
    const later = async (after: number) => {
      await service.queueSyncs(Date.now() + after);
      await sync(Date.now() + after);
      return (await ours()).events;
    };
    const [event, ...others] = await later(1_000);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      summary: 'Sangguni: time off',
      transparency: 'opaque',
      start: at(START),
      end: at(START + HOUR_MS),
    });
    expect(JSON.stringify(event)).not.toContain('Surgery');
    expect(await times()).toEqual([]);
    await send(deleteBlocker, {
      cookie: lawyer.cookie,
      params: { id: (made as { _id: string })._id },
      query: {},
    });
    expect(await later(2_000)).toEqual([]);
  });

  test('are ours to change: what was changed or deleted there is written back, what is not ours stays', async () => {
    for (let n = 0; n < 7; n += 1) await meeting(START + n * HOUR_MS);
    await connect();
    const before = (await ours()).events;
    expect(before).toHaveLength(7);
    const own: TestEvent = {
      id: 'lunch',
      status: 'confirmed',
      summary: 'Lunch',
      start: at(START),
      end: at(START + HOUR_MS),
    };
    await meddle((events) => {
      const [first, second, third] = before;
      if (!first || !second || !third) throw new Error('no events');
      events[first.id] = { ...first, summary: 'Renamed' };
      events[second.id] = {
        ...second,
        start: at(START + DAY_MS),
        end: at(START + DAY_MS + HOUR_MS),
      };
      events[third.id] = { ...third, status: 'cancelled' };
      events[own.id] = own;
    });
    await afterMinutes(6);
    const after = (await ours()).events;
    expect(after.filter(({ id }) => id !== 'lunch')).toEqual(before);
    expect(after).toContainEqual(own);
    google.asked.length = 0;
    await afterMinutes(12);
    expect(google.asked.filter((line) => /^(?:PUT|DELETE)/.test(line))).toEqual([]);
  });

  test('a calendar of ours that was deleted there is made again', async () => {
    await meeting(START);
    await connect();
    await onTestAccount(email, (account) => {
      account.calendars = { primary: account.calendars.primary ?? { summary: email, events: {} } };
    });
    await afterMinutes(6);
    expect(await ours()).toMatchObject({ calendars: 1, events: [{ summary: 'Sangguni meeting' }] });
  });

  test('a lost answer doubles nothing', async () => {
    await meeting(START);
    google.breakCalls('POST calendar/v3/calendars/', async (serve) => {
      await serve();
      throw new TypeError('terminated');
    });
    await connect();
    expect(await rowOf()).toMatchObject({ problem: 'unavailable', agreedAt: null, failures: 1 });
    expect((await ours()).events).toHaveLength(1);
    await afterMinutes(2);
    expect(await rowOf()).toMatchObject({ problem: null, failures: 0 });
    expect((await ours()).events).toHaveLength(1);
  });
});

describe('a sync that fails is never taken for an empty calendar', () => {
  const half = async (serve: () => Promise<Response>) =>
    new Response((await (await serve()).text()).slice(0, -9));
  const late = () => Promise.reject(new DOMException('too late', 'TimeoutError'));
  const said = (body: object) => () => Promise.resolve(Response.json(body));
  const FREE = 'POST calendar/v3/freeBusy';
  const LIST = 'GET calendar/v3/calendars/';
  test.each([
    ['an error of the server', FREE, refusedWith(500, 'backendError')],
    ['half an answer', FREE, half],
    ['no answer in time', FREE, late],
    ['an answer about nothing', FREE, said({ calendars: {} })],
    [
      'a calendar that could not be worked out',
      FREE,
      said({ calendars: { primary: { errors: [{ reason: 'internalError' }], busy: [] } } }),
    ],
    ['a page of something else', FREE, () => Promise.resolve(new Response('<html>'))],
    ['pages that repeat themselves', LIST, said({ items: [], nextPageToken: 'again' })],
    ['half a page of ours', LIST, half],
    ['no token', 'POST token', refusedWith(503, 'backendError')],
  ])('%s', async (_, begin, fault) => {
    await meeting(START + DAY_MS);
    await connect();
    await enter(START);
    await sync();
    const [before, events] = [await times(), (await ours()).events];
    google.breakCalls(begin, fault, 9);
    google.asked.length = 0;
    await afterMinutes(6);
    expect(await rowOf()).toMatchObject({ problem: 'unavailable', failures: 1, endedAt: null });
    expect(await times()).toEqual(before);
    expect((await ours()).events).toEqual(events);
    expect(
      google.asked.filter(
        (line) => /^(?:PUT|DELETE)|events$/.test(line) && !line.startsWith('GET'),
      ),
    ).toEqual([]);
    google.stop();
    google = playGoogle();
    await afterMinutes(9);
    expect(await rowOf()).toMatchObject({ problem: null, failures: 0 });
  });

  test.each([
    [429, 'rateLimitExceeded', { 'retry-after': '1800' }, 30],
    [403, 'userRateLimitExceeded', {}, 1],
    [403, 'quotaExceeded', {}, 1],
  ] as const)(
    '%i %s: Google is left alone until then',
    async (status, reason, headers, minutes) => {
      await connect();
      google.breakCalls('POST calendar/v3/freeBusy', refusedWith(status, reason, headers));
      const began = Date.now() + 6 * MINUTE_MS;
      await service.queueSyncs(began);
      await sync(began);
      const row = await rowOf();
      expect(row).toMatchObject({ problem: 'quota', failures: 1 });
      expect(row.dueAt.getTime()).toBe(began + minutes * MINUTE_MS);
      google.asked.length = 0;
      await enter(START);
      await sync(began + 1_000);
      await send(syncGoogle, { cookie: lawyer.cookie });
      expect(google.asked).toEqual([]);
      expect((await stateOf()).connection?.problem).toBe('quota');
      await service.queueSyncs(began + (minutes + 0.1) * MINUTE_MS);
      await sync(began + (minutes + 0.1) * MINUTE_MS);
      expect(await rowOf()).toMatchObject({ problem: null });
      expect(await times()).toHaveLength(1);
    },
  );

  test('two syncs at once: the second one comes after the first', async () => {
    await connect();
    const { id } = await rowOf();
    let second: Promise<void> | undefined;
    google.breakCalls('POST calendar/v3/freeBusy', async (serve) => {
      const answer = await serve();
      await enter(START);
      second = service.syncCalendar(id, Date.now());
      await second;
      return answer;
    });
    await service.syncCalendar(id, Date.now());
    expect(second).toBeDefined();
    expect(await times()).toEqual([]);
    expect(await sync()).toBe(1);
    expect(await times()).toHaveLength(1);
  });
});

test('revoked at Google: what was busy stays, the lawyer is told once, and connects again', async () => {
  await connect();
  await enter(START);
  await sync();
  await onTestAccount(email, (account) => {
    [account.grants, account.access] = [[], []];
  });
  await afterMinutes(6);
  await afterMinutes(12);
  expect((await stateOf()).connection).toMatchObject({ problem: 'revoked', account: email });
  expect(await offered()).not.toContain(START);
  const notified = await database().select().from(mails).where(eq(mails.recipient, lawyer.email));
  expect(notified.map(({ template }) => template)).toEqual(['google-calendar-lost']);
  const bell = await database()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, lawyer.id));
  expect(bell).toMatchObject([{ title: 'Connect Google Calendar again' }]);
  const work = async () =>
    ((await send(listWork, { cookie: lawyer.cookie })).body as WorkList).results;
  expect(await work()).toMatchObject([{ kind: 'calendar', about: email }]);
  google.asked.length = 0;
  expect(await afterMinutes(60)).toBe(0);
  expect(google.asked).toEqual([]);
  await connect();
  expect((await stateOf()).connection).toMatchObject({ problem: null });
  expect(await work()).toEqual([]);
});

describe('disconnecting', () => {
  const disconnect = async () =>
    expect((await send(removeGoogle, { cookie: lawyer.cookie })).status).toBe(204);
  const takeBack = async (now = Date.now()) => {
    for (const { googleId } of await takeQueued('take_back_google'))
      await service.disconnectCalendar(googleId, now);
  };
  const rows = () =>
    database().$count(googleCalendars, eq(googleCalendars.lawyerId, lawyer.lawyerId));

  test('opens the times at once; our meetings go, and then the rights', async () => {
    await meeting(START + DAY_MS);
    await connect();
    await enter(START);
    await sync();
    await disconnect();
    expect((await stateOf()).connection).toBeNull();
    expect(await offered()).toContain(START);
    google.asked.length = 0;
    await takeBack();
    expect(google.asked.at(-1)).toBe('POST revoke');
    expect(await ours()).toEqual({ calendars: 0, events: [] });
    expect(await findTestAccount(email)).toMatchObject({ grants: [], channels: [] });
    expect(await rows()).toBe(0);
    await disconnect();
  });

  test('Google away: it is asked again, for a week', async () => {
    await connect();
    await disconnect();
    const { id } = await rowOf();
    google.breakCalls('DELETE', refusedWith(503, 'backendError'), 2);
    await expect(service.disconnectCalendar(id, Date.now())).rejects.toThrow('503');
    expect(await rows()).toBe(1);
    expect(await afterMinutes(10)).toBe(0);
    await service.disconnectCalendar(id, Date.now() + 8 * DAY_MS);
    expect(await rows()).toBe(0);
  });

  test('the same account again keeps its rights', async () => {
    await meeting(START);
    await connect();
    await disconnect();
    await connect();
    await takeBack();
    await afterMinutes(6);
    expect((await stateOf()).connection).toMatchObject({ problem: null });
    expect((await ours()).events).toHaveLength(1);
  });

  test('another account takes the place of the first', async () => {
    await meeting(START);
    await connect();
    const other = `other.${email}`;
    await connect(lawyer, other);
    await takeBack();
    expect((await stateOf()).connection).toMatchObject({ account: other });
    expect((await ours()).calendars).toBe(0);
    expect((await ours(other)).events).toHaveLength(1);
    expect(await rows()).toBe(1);
  });

  test('an account that is deleted takes its calendar along', async () => {
    await connect();
    const { id } = await rowOf();
    await database()
      .update(users)
      .set({ deletionDueAt: new Date(0) })
      .where(eq(users.id, lawyer.id));
    await deleteDueAccounts(Date.now());
    const left = () => database().select().from(googleCalendars).where(eq(googleCalendars.id, id));
    expect(await left()).toMatchObject([{ email: '', endedAt: expect.any(Date) }]);
    await takeBack();
    expect((await ours()).calendars).toBe(0);
    expect(await findTestAccount(email)).toMatchObject({ grants: [] });
    expect(await left()).toEqual([]);
  });
});
