import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import {
  changeCalendarFeed as changeFeed,
  deleteCalendarFeed as deleteFeed,
  generateCalendarFeed as generate,
  getCalendarFeed as getFeed,
  readCalendarFeed as readFeed,
} from '@/lib/contract/lawyers/calendar-feed';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { getOwnProfile as getProfile } from '@/lib/contract/lawyers/own-profile';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { FEATURES } from '@/lib/server/features';
import { confirmedForLawyer } from '@/lib/server/meetings/records/mails';
import { findRows } from '@/lib/server/meetings/records/store';
import { database } from '@/lib/server/platform/db/pool';
import { registerFeatures } from '@/lib/server/registry/registry';
import { calendarFeeds } from '@/lib/server/schema/calendars';
import { blockers } from '@/lib/server/schema/lawyers';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { SITE, send } from '@/lib/testing/api/requests';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { deleteDueAccounts } from '@/lib/testing/jobs';
import { newMeeting } from '@/lib/testing/meeting-changes';

registerFeatures(() => FEATURES);

const START = manilaTime(3, 600);

async function urlOf(lawyer: TestLawyer, body?: object): Promise<string> {
  const answer = await send(generate, { cookie: lawyer.cookie, body });
  expect(answer.status).toBe(200);
  return (answer.body as { url: string }).url;
}

/** As a calendar program reads it: without a cookie. */
function read(url: string) {
  return send(readFeed, { params: { id: url.slice(url.lastIndexOf('/') + 1) } });
}
const textOf = async (url: string) => (await read(url)).body as string;

async function hasFeed(lawyer: TestLawyer): Promise<boolean> {
  const { body } = await send(getProfile, { cookie: lawyer.cookie });
  return (body as OwnProfile).availability.ical_feed;
}

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

async function meet(lawyer: TestLawyer, seed: Seed = {}, firstName = 'Ana') {
  const client = await newClient({ firstName });
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: START,
    ...seed,
  });
  return meeting.id ?? '';
}

/** Parses a file with two independent libraries. */
async function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const first = calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    const of = (name: string) => one.getFirstPropertyValue(name);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      status: String(of('status')),
      free: of('transp') === 'TRANSPARENT',
      start: event.startDate.toUnixTime() * 1000,
      end: event.endDate.toUnixTime() * 1000,
    };
  });
  const second = Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT'
      ? {
          uid: one.uid,
          sequence: Number(one.sequence),
          summary: String(one.summary),
          status: String(one.status),
          free: one.transparency === 'TRANSPARENT',
          start: one.start.getTime(),
          end: one.end?.getTime(),
        }
      : [],
  );
  expect(second).toEqual(first);
  return first;
}

test('whoever has the feed as it is gets it once', async () => {
  const lawyer = await newLawyer();
  await meet(lawyer);
  const url = await urlOf(lawyer);
  const params = { id: url.slice(url.lastIndexOf('/') + 1) };
  const known = (version: string) =>
    send(readFeed, { params, headers: { 'if-none-match': version } });
  const first = await read(url);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const version of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const again = await known(version);
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('private, max-age=300');
  }
  expect((await known('"another"')).status).toBe(200);
  await meet(lawyer, { start: START + DAY_MS });
  const changed = await known(etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('a feed is made, shown once, read without a session, and says what it should to caches', async () => {
  const lawyer = await newLawyer();
  expect(await hasFeed(lawyer)).toBe(false);
  expect((await send(getFeed, { cookie: lawyer.cookie })).body).toEqual({ feed: null });
  const url = await urlOf(lawyer);
  expect(url).toMatch(new RegExp(`^${SITE}/api/v1/calendars/[\\w-]{43}\\.ics$`));
  expect(await hasFeed(lawyer)).toBe(true);
  const state = await send(getFeed, { cookie: lawyer.cookie });
  expect(state.body).toEqual({ feed: { client_names: false, created_at: expect.any(String) } });

  const answer = await read(url);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  const token = url.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(JSON.stringify(await database().select().from(calendarFeeds))).not.toContain(token);
});

test('meetings and time off are in it, for two parsers, as the mail announced them', async () => {
  const lawyer = await newLawyer();
  const id = await meet(lawyer);
  const [view] = await findRows(database(), id, null);
  if (!view) throw new Error('no meeting');
  const [file] = (await confirmedForLawyer(view)).attachments ?? [];
  const [mailed] = await parsed(String(file?.content));
  const time = { startsAt: new Date(START + DAY_MS), endsAt: new Date(START + 2 * DAY_MS) };
  await database()
    .insert(blockers)
    .values({ lawyerId: lawyer.lawyerId, title: 'Operation of my knee', ...time });

  const text = await textOf(await urlOf(lawyer));
  const busy = { status: 'CONFIRMED', free: false };
  expect(await parsed(text)).toEqual([
    {
      uid: mailed?.uid,
      sequence: mailed?.sequence,
      ...busy,
      start: START,
      end: START + HOUR_MS / 2,
      summary: 'Sangguni: client meeting',
    },
    {
      uid: expect.stringMatching(/^time-off-.+@127\.0\.0\.1$/),
      sequence: 0,
      ...busy,
      start: START + DAY_MS,
      end: START + 2 * DAY_MS,
      summary: 'Sangguni: time off',
    },
  ]);
  for (const secret of ['Ana', 'Reyes', 'knee', 'Unpaid loan']) expect(text).not.toContain(secret);
  const start = new Date(START).toISOString().replace(/[-:]|\.000/g, '');
  expect(text).toContain(`DTSTART:${start}\r\n`);
  expect(text).toContain('METHOD:PUBLISH\r\n');
});

test('what is held or long over is not in it, what was cancelled is so for a while', async () => {
  const lawyer = await newLawyer();
  await meet(lawyer, { start: START + DAY_MS, status: 'PAYMENT_PENDING' });
  await meet(lawyer, { start: START + DAY_MS, status: 'EXPIRED' });
  // Never confirmed, so nobody was told of it.
  await meet(lawyer, { start: START, status: 'CANCELLED' });
  const cancelled = { confirmedAt: new Date(), icsSequence: 1 };
  const id = await meet(lawyer, { start: START, status: 'CANCELLED', meeting: cancelled });
  const past = Date.now() - 10 * DAY_MS;
  const over = await meet(lawyer, { start: past, status: 'COMPLETED' });
  await meet(lawyer, { start: Date.now() - 31 * DAY_MS, status: 'COMPLETED' });
  const events = await parsed(await textOf(await urlOf(lawyer)));
  expect(events).toMatchObject([
    { uid: `${over}@127.0.0.1`, status: 'CONFIRMED' },
    { uid: `${id}@127.0.0.1`, status: 'CANCELLED', sequence: 1, free: true },
  ]);
});

test('names of clients are in it only where the lawyer wants them, whatever they are made of', async () => {
  const lawyer = await newLawyer();
  const hostile = 'Añá; DROP, C:\\ "x"\r\nEND:VEVENT\r\nBEGIN:VEVENT 😀 '.repeat(4).trim();
  await meet(lawyer, {}, hostile);
  const url = await urlOf(lawyer, { client_names: true });
  const text = await textOf(url);
  const events = await parsed(text);
  expect(events).toHaveLength(1);
  expect(events[0]?.summary.replaceAll('\r', '')).toBe(
    `Sangguni: ${hostile.replaceAll('\r', '')} Reyes`,
  );
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  // The address stays.
  const request = { cookie: lawyer.cookie, body: { client_names: false } };
  expect((await send(changeFeed, request)).body).toMatchObject({ feed: { client_names: false } });
  expect(await textOf(url)).not.toContain('Reyes');
  await send(changeFeed, { ...request, body: { client_names: true } });
  // Another address shows what the former did.
  expect(await textOf(await urlOf(lawyer))).toContain('Reyes');
});

test('another address ends the former, and switching it off ends it', async () => {
  const lawyer = await newLawyer();
  const first = await urlOf(lawyer);
  const second = await urlOf(lawyer);
  expect(await read(first)).toMatchObject({ status: 404, body: { key: 'not_found' } });
  expect((await read(second)).status).toBe(200);
  expect((await send(deleteFeed, { cookie: lawyer.cookie })).status).toBe(204);
  expect((await read(second)).status).toBe(404);
  expect(await hasFeed(lawyer)).toBe(false);
  const body = { client_names: true };
  expect(await send(changeFeed, { cookie: lawyer.cookie, body })).toMatchObject({
    status: 200,
    body: { feed: null },
  });
});

test('it is of one lawyer alone', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  const id = await meet(other);
  const [url, others] = [await urlOf(lawyer), await urlOf(other)];
  await send(changeFeed, { cookie: lawyer.cookie, body: { client_names: true } });
  expect(await parsed(await textOf(url))).toEqual([]);
  await send(deleteFeed, { cookie: lawyer.cookie });
  expect(await parsed(await textOf(others))).toMatchObject([
    { uid: `${id}@127.0.0.1`, summary: 'Sangguni: client meeting' },
  ]);
});

test.each([
  'x',
  'x.ics',
  `${'x'.repeat(43)}`,
  `${'x'.repeat(43)}.ics`,
  `${'x'.repeat(44)}.ics`,
  '.ics',
])('an address that is none: %s', async (token) => {
  expect(await send(readFeed, { params: { id: token } })).toMatchObject({ status: 404 });
});

test('it goes with the account', async () => {
  const lawyer = await newLawyer({}, { deletionDueAt: new Date(Date.now() - 1) });
  const url = await urlOf(lawyer);
  await deleteDueAccounts(Date.now());
  expect((await read(url)).status).toBe(404);
  const rows = await database()
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.lawyerId, lawyer.lawyerId));
  expect(rows).toEqual([]);
});

test('what was moved or cancelled is stamped with the moment of the change', async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const bookedAt = Date.now() - 2 * DAY_MS;
  const meeting = await newMeeting(client, lawyer, START, { bookedAt });
  const url = await urlOf(lawyer);
  const stamp = async () => {
    const event = new ICAL.Component(ICAL.parse(await textOf(url))).getFirstSubcomponent('vevent');
    const value = event?.getFirstPropertyValue('dtstamp') as ICAL.Time | undefined;
    return (value?.toUnixTime() ?? 0) * 1000;
  };
  const now = Math.floor(Date.now() / 1000) * 1000;
  expect(await stamp()).toBeLessThan(now - DAY_MS);
  expect((await meeting.move(client, START + 2 * DAY_MS)).status).toBe(200);
  const moved = await stamp();
  expect(moved).toBeGreaterThanOrEqual(now);
  expect((await meeting.cancel(lawyer)).status).toBe(200);
  expect(await stamp()).toBeGreaterThanOrEqual(moved);
});
