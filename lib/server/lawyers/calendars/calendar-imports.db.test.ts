import { eq } from 'drizzle-orm';
import type { CalendarImport } from '@/lib/contract/lawyers/calendar-imports';
import {
  addCalendarImport as addImport,
  listCalendarImports as listImports,
  deleteCalendarImport as removeImport,
  syncCalendarImport as syncImport,
} from '@/lib/contract/lawyers/calendar-imports';
import { getAvailability } from '@/lib/contract/lawyers/lawyers';
import { DAY_MS, HOUR_MS, MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';
import { calendarsOver } from '@/lib/server/adapters/calendar/calendars';
import { FEATURES } from '@/lib/server/features';
import { lock } from '@/lib/server/platform/db/locks';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { registerFeatures } from '@/lib/server/registry/registry';
import { calendarImports, importedTimes } from '@/lib/server/schema/calendars';
import { mails } from '@/lib/server/schema/messages';
import { pageChanges } from '@/lib/server/schema/pages';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import { newCalendarImport } from '@/lib/testing/calendars/imports';
import {
  type CalendarServer,
  calendarOf,
  eventOf,
  startCalendarServer,
} from '@/lib/testing/calendars/server';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { deleteDueAccounts, takeQueued } from '@/lib/testing/jobs';
import * as service from './imports-service';

registerFeatures(() => FEATURES);

const START = manilaTime(4, 600);
const ADDRESS = 'https://my.calendars.example/busy.ics';

let server: CalendarServer;
let calendars: ReturnType<typeof calendarsOver>;
beforeEach(async () => {
  server = await startCalendarServer();
  calendars = calendarsOver(server.network);
});
afterEach(() => server.close());

const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

function event({ start, end }: TimeRange, uid = crypto.randomUUID()): string {
  return eventOf(`UID:${uid}`, `DTSTART:${utc(start)}`, `DTEND:${utc(end)}`, 'SUMMARY:Secret');
}

/** Sets the calendar's events; whoever has this version is answered "not changed". */
function publish(events: readonly string[], etag = crypto.randomUUID(), path = '/busy.ics') {
  server.answers.set(path, (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(calendarOf(...events));
  });
}
const fail = (status: number) =>
  server.answers.set('/busy.ics', (_, response) => response.writeHead(status).end());

const hour = (start: number): TimeRange => ({ start, end: start + HOUR_MS });

function add(lawyer: TestLawyer, url = ADDRESS, now = Date.now()) {
  return service.addImport(lawyer.lawyerId, { name: 'Court', url }, now, calendars);
}
const sync = (id: string, now: number) => service.syncImport(id, now, calendars);

async function listOf({ cookie }: TestLawyer): Promise<CalendarImport[]> {
  const { body } = await send(listImports, { cookie });
  return (body as { results: CalendarImport[] }).results;
}

async function timesOf(id: string): Promise<TimeRange[]> {
  const rows = await database().select().from(importedTimes).where(eq(importedTimes.importId, id));
  return rows
    .map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }))
    .toSorted((a, b) => a.start - b.start);
}

async function offered(lawyer: TestLawyer): Promise<number[]> {
  const { body } = await send(getAvailability, { query: { _id: lawyer.lawyerId } });
  const { calendar } = body as { calendar: Record<string, { start_time: string }[]> };
  return Object.values(calendar).flatMap((day) =>
    day.map(({ start_time }) => Date.parse(start_time)),
  );
}

/** How often the pages of a lawyer changed. */
const pagesOf = ({ lawyerId }: TestLawyer) =>
  database().$count(pageChanges, eq(pageChanges.tag, `lawyer:${lawyerId}`));

test('a calendar is added: its busy times cannot be booked, its address is not shown', async () => {
  const lawyer = await newLawyer();
  publish([
    event(hour(START)),
    event({ start: START + DAY_MS, end: START + DAY_MS + 90 * 60_000 }),
  ]);
  expect(await offered(lawyer)).toContain(START);
  const row = await add(lawyer, 'webcal://my.calendars.example/busy.ics');
  const starts = await offered(lawyer);
  for (const busy of [START, START + 30 * MINUTE_MS, START + DAY_MS + HOUR_MS])
    expect(starts).not.toContain(busy);
  expect(starts).toContain(START + HOUR_MS);
  expect(await book(await newClient(), lawyer, START)).toMatchObject({ status: 409 });
  expect((await book(await newClient(), lawyer, START + HOUR_MS)).status).toBe(201);

  const shown = { _id: row.id, name: 'Court', host: 'my.calendars.example', error: null };
  const whole = { unread_events: 0, first_unread: null };
  expect(await listOf(lawyer)).toEqual([{ ...shown, ...whole, synced_at: expect.any(String) }]);
  const stored = JSON.stringify(await database().select().from(calendarImports));
  expect(stored).not.toContain('busy.ics');
  expect(JSON.stringify(await database().select().from(importedTimes))).not.toContain('Secret');
});

test('removed, its times can be booked again; it is of its lawyer alone', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  publish([event(hour(START))]);
  const { id } = await add(lawyer);
  const foreign = { cookie: other.cookie, params: { id } };
  expect(await listOf(other)).toEqual([]);
  for (const call of [removeImport, syncImport])
    expect(await send(call, foreign)).toMatchObject({ status: 404, body: { key: 'not_found' } });
  expect(await listOf(lawyer)).toHaveLength(1);
  expect(await offered(lawyer)).not.toContain(START);
  const own = { cookie: lawyer.cookie, params: { id } };
  expect((await send(removeImport, own)).status).toBe(204);
  expect(await offered(lawyer)).toContain(START);
  expect((await send(removeImport, own)).status).toBe(404);
});

test.each([
  ['https://127.0.0.1/a.ics', 'This address is not on the public internet, so we don’t read it.'],
  ['http://my.calendars.example/', 'Please provide an address that begins with https://.'],
  ['busy', expect.stringMatching(/^Please provide the address of a calendar/)],
])('what is wrong with an address stands beside the field: %s', async (url, message) => {
  const lawyer = await newLawyer();
  const answer = await send(addImport, { cookie: lawyer.cookie, body: { name: 'Court', url } });
  expect(answer).toMatchObject({
    status: 400,
    body: { key: 'invalid_input', fields: { url: message } },
  });
  expect(await listOf(lawyer)).toEqual([]);
});

test('one that cannot be read is not added', async () => {
  const lawyer = await newLawyer();
  const reason = async () => {
    const error = await add(lawyer).catch((refusal) => refusal);
    return (error as { fields?: { url?: string } }).fields?.url;
  };
  fail(404);
  expect(await reason()).toBe('There is no calendar at this address.');
  server.answers.set('/busy.ics', (_, response) => response.end('<html>'));
  expect(await reason()).toBe('What is at this address is not an iCal calendar.');
  server.names.set('my.calendars.example', [['10.0.0.1']]);
  expect(await reason()).toMatch(/not on the public internet/);
  expect(await listOf(lawyer)).toEqual([]);
});

test('three at most, none twice, and not our own', async () => {
  const lawyer = await newLawyer();
  for (const path of ['/1', '/2', '/3', '/4']) publish([], 'v', path);
  const at = (path: string) => `https://my.calendars.example${path}`;
  await add(lawyer, at('/1'));
  await expect(add(lawyer, at('/1'))).rejects.toMatchObject({
    fields: { url: 'You have already added this calendar.' },
  });
  const added = await Promise.allSettled(['/2', '/3', '/4'].map((path) => add(lawyer, at(path))));
  expect(added.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { fields: { url: 'At most 3 calendars. Please remove one first.' } } },
  ]);
  expect(await listOf(lawyer)).toHaveLength(3);
});

test('our own feed, imported back, blocks nothing', async () => {
  const lawyer = await newLawyer();
  publish([event(hour(START), `${crypto.randomUUID()}@127.0.0.1`)]);
  await add(lawyer);
  expect(await offered(lawyer)).toContain(START);
});

test('every 15 minutes a job for each that is due, read again where it changed', async () => {
  const lawyer = await newLawyer();
  const now = Date.now();
  publish([event(hour(START))]);
  const { id } = await add(lawyer, ADDRESS, now);
  const queued = async (at: number) => {
    await service.queueSyncs(at);
    return (await takeQueued('sync_calendar')).filter(({ importId }) => importId === id).length;
  };
  expect(await queued(now + 14 * MINUTE_MS)).toBe(0);
  const due = now + 15 * MINUTE_MS;
  expect([await queued(due), await queued(due), await queued(due + 15 * MINUTE_MS)]).toEqual([
    1, 0, 1,
  ]);

  const pages = await pagesOf(lawyer);
  await sync(id, due);
  expect(server.headers.at(-1)?.['if-none-match']).toBeTruthy();
  expect(await timesOf(id)).toEqual([hour(START)]);
  publish([event(hour(START))]);
  await sync(id, due);
  expect(await pagesOf(lawyer)).toBe(pages);

  publish([event(hour(START + DAY_MS))]);
  await sync(id, due);
  expect(await timesOf(id)).toEqual([hour(START + DAY_MS)]);
  expect(await pagesOf(lawyer)).toBe(pages + 1);
  const [shown] = await listOf(lawyer);
  expect(Date.parse(shown?.synced_at ?? '')).toBe(due);
  // After a day it is read anew, changed or not: repeats go on.
  await sync(id, due + DAY_MS);
  expect(server.headers.at(-1)?.['if-none-match']).toBeUndefined();
  await send(removeImport, { cookie: lawyer.cookie, params: { id } });
  await sync(id, due);
});

test('when it fails the last times stay, the reason is shown, and after two hours it is mailed once', async () => {
  const lawyer = await newLawyer();
  const now = Date.now();
  publish([event(hour(START))], 'v1');
  const { id } = await add(lawyer, ADDRESS, now);
  fail(500);
  const sent = async () =>
    (await database().select().from(mails)).filter(({ recipient }) => recipient === lawyer.email);
  for (let n = 1; n <= 7; n += 1) await sync(id, now + n * 15 * MINUTE_MS);
  expect(await timesOf(id)).toEqual([hour(START)]);
  expect(await listOf(lawyer)).toMatchObject([
    { error: 'The server of this calendar did not answer as expected.' },
  ]);
  expect(await sent()).toEqual([]);
  for (let n = 8; n <= 12; n += 1) await sync(id, now + n * 15 * MINUTE_MS);
  expect(await sent()).toMatchObject([{ template: 'calendar-import-failed' }]);
  const [mail] = await sent();
  expect(mail?.content?.text.replace(/\s+/g, ' ')).toContain('my.calendars.example');
  expect(JSON.stringify(mail)).not.toContain('busy.ics');
  publish([event(hour(START))], 'v1');
  await sync(id, now + DAY_MS / 2);
  expect(await listOf(lawyer)).toMatchObject([{ error: null }]);
});

test('what could not be read is counted at its calendar until it can be', async () => {
  const lawyer = await newLawyer();
  const now = Date.now();
  const damaged = (at: number) => event(hour(at)).replace('SUMMARY:', 'SUMMARY ');
  publish([event(hour(START)), damaged(START + 2 * DAY_MS), damaged(START + DAY_MS)]);
  const { id } = await add(lawyer, ADDRESS, now);
  const dayOf = (at: number) => new Date(at + 8 * HOUR_MS).toISOString().slice(0, 10);
  const counted = { unread_events: 2, first_unread: dayOf(START + DAY_MS) };
  expect(await listOf(lawyer)).toMatchObject([{ ...counted, error: null }]);
  // Their times are right all the same.
  expect(await timesOf(id)).toEqual([0, 1, 2].map((days) => hour(START + days * DAY_MS)));
  fail(500);
  await sync(id, now + 15 * MINUTE_MS);
  expect(await listOf(lawyer)).toMatchObject([{ ...counted, error: expect.any(String) }]);
  publish([event(hour(START))]);
  await sync(id, now + 30 * MINUTE_MS);
  expect(await listOf(lawyer)).toMatchObject([
    { error: null, unread_events: 0, first_unread: null },
  ]);
});

test('it is read now when the lawyer asks', async () => {
  const lawyer = await newLawyer();
  const id = await newCalendarImport(lawyer.lawyerId, [hour(START)]);
  const answer = await send(syncImport, { cookie: lawyer.cookie, params: { id } });
  expect(answer).toMatchObject({ status: 200, body: { _id: id, error: expect.any(String) } });
  expect(await timesOf(id)).toEqual([hour(START)]);
});

test('one that is too much to read waits longer each time, also when the lawyer asks', async () => {
  const lawyer = await newLawyer();
  const now = Date.now();
  publish([]);
  const { id } = await add(lawyer, ADDRESS, now);
  publish([eventOf('UID:1', 'DTSTART:20260101T020000Z', 'RRULE:FREQ=SECONDLY')]);
  const reads = () => server.requests.length;
  const due = async () => {
    const [row] = await database().select().from(calendarImports).where(eq(calendarImports.id, id));
    return row?.dueAt.getTime() ?? 0;
  };
  const pauses = [];
  for (let at = now; pauses.length < 9; at = await due()) {
    await sync(id, at);
    pauses.push(((await due()) - at) / MINUTE_MS);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
  const sent = (await database().select().from(mails)).filter((m) => m.recipient === lawyer.email);
  expect(sent).toMatchObject([{ template: 'calendar-import-failed' }]);

  const before = reads();
  const ask = (at: number) => service.syncOwnImport(lawyer.lawyerId, id, at, calendars);
  const end = await due();
  expect(await ask(end - 1)).toMatchObject({ problem: 'events', failures: 9 });
  expect(reads()).toBe(before);
  const later = hour(START + 7 * DAY_MS);
  publish([event(later)]);
  expect(await ask(end)).toMatchObject({ problem: null, failures: 0 });
  expect(await timesOf(id)).toEqual([later]);
});

test('a booking and a calendar that takes the same time: the later one sees the earlier', async () => {
  const [lawyer, client] = [await newLawyer(), await newClient()];
  publish([]);
  const { id } = await add(lawyer);
  publish([event(hour(START))]);
  // Both wait for the lock; whoever comes first, no booking is made after the times are there.
  const [booking] = await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyer.lawyerId);
    const waiting = [sync(id, Date.now()), book(client, lawyer, START)] as const;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return [waiting] as const;
  });
  const [, answer] = await Promise.all(booking);
  expect(await timesOf(id)).toEqual([hour(START)]);
  expect([201, 409]).toContain(answer.status);
  expect(await book(await newClient(), lawyer, START + 30 * MINUTE_MS)).toMatchObject({
    status: 409,
  });
});

test('it is in the copy of the data without its address, and goes with the account', async () => {
  const lawyer = await newLawyer({}, { deletionDueAt: new Date(Date.now() - 1) });
  publish([event(hour(START))]);
  await add(lawyer);
  const section = await service.exportedImports(database(), lawyer.id);
  expect(section).toMatchObject({
    name: 'calendar_imports',
    data: [{ name: 'Court', host: 'my.calendars.example', busy: [{ starts_at: new Date(START) }] }],
  });
  expect(JSON.stringify(section)).not.toMatch(/busy\.ics|address/);
  await deleteDueAccounts(Date.now());
  const rows = await database()
    .select()
    .from(calendarImports)
    .where(eq(calendarImports.lawyerId, lawyer.lawyerId));
  expect(rows).toEqual([]);
});
