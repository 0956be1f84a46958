import { eq } from 'drizzle-orm';
import type { Blocker, BlockerPage, CreatedBlocker } from '@/lib/contract/lawyers/blockers';
import {
  createBlocker as addBlocker,
  listBlockers,
  deleteBlocker as removeBlocker,
} from '@/lib/contract/lawyers/blockers';
import { getAvailability } from '@/lib/contract/lawyers/lawyers';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { blockers } from '@/lib/server/schema/lawyers';
import { pageChanges } from '@/lib/server/schema/pages';
import { send } from '@/lib/testing/api/requests';
import { book, hold } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';

const START = manilaTime(4, 600);

const add = async (lawyer: TestLawyer, start: number, minutes: number, title?: string) => {
  const end_time = isoInstant(start + minutes * MINUTE_MS);
  const body = { title, start_time: isoInstant(start), end_time };
  return send(addBlocker, { cookie: lawyer.cookie, body });
};
const added = async (...args: Parameters<typeof add>) =>
  (await add(...args)).body as CreatedBlocker;

async function listOf(lawyer: TestLawyer, query: Record<string, string> = {}): Promise<Blocker[]> {
  const { body } = await send(listBlockers, { cookie: lawyer.cookie, query });
  return (body as BlockerPage).results;
}

async function offered(lawyer: TestLawyer): Promise<string[]> {
  const { body } = await send(getAvailability, { query: { _id: lawyer.lawyerId } });
  const { calendar } = body as { calendar: Record<string, { start_time: string }[]> };
  return Object.values(calendar).flatMap((day) => day.map(({ start_time }) => start_time));
}

test('a lawyer plans time off, sees it, and takes it back', async () => {
  const lawyer = await newLawyer();
  const answer = await add(lawyer, START, 90, ' Hearing ');
  const { _id } = answer.body as CreatedBlocker;
  expect(answer).toMatchObject({
    status: 201,
    body: { series_id: null, count: 1, meetings: [] },
  });
  expect(await listOf(lawyer)).toEqual([
    {
      _id,
      title: 'Hearing',
      series_id: null,
      start_time: isoInstant(START),
      end_time: isoInstant(START + 90 * MINUTE_MS),
    },
  ]);
  const request = { cookie: lawyer.cookie, params: { id: _id } };
  expect((await send(removeBlocker, request)).status).toBe(204);
  expect(await listOf(lawyer)).toEqual([]);
  expect((await send(removeBlocker, request)).status).toBe(404);
});

test('a repeat with the same key adds nothing', async () => {
  const lawyer = await newLawyer();
  const body = { start_time: isoInstant(START), end_time: isoInstant(START + HOUR_MS) };
  const request = {
    cookie: lawyer.cookie,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  };
  const [first, second] = [await send(addBlocker, request), await send(addBlocker, request)];
  expect([first.status, second]).toEqual([201, expect.objectContaining({ body: first.body })]);
  expect(await listOf(lawyer)).toHaveLength(1);
});

test('it belongs to its lawyer alone', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  const { _id } = await added(lawyer, START, 60);
  expect(await listOf(other)).toEqual([]);
  const refused = await send(removeBlocker, { cookie: other.cookie, params: { id: _id } });
  expect(refused).toMatchObject({ status: 404, body: { key: 'not_found' } });
  expect(await listOf(lawyer)).toHaveLength(1);
});

test('the list holds what touches a span, the earliest first, and what is over only when asked', async () => {
  const lawyer = await newLawyer();
  const past = Date.now() - 3 * DAY_MS;
  for (const start of [START + DAY_MS, past, START]) await add(lawyer, start, 60, String(start));
  const titles = (list: Blocker[]) => list.map(({ title }) => Number(title));
  expect(titles(await listOf(lawyer))).toEqual([START, START + DAY_MS]);
  const span = { from: isoInstant(START + HOUR_MS), to: isoInstant(START + 2 * DAY_MS) };
  expect(titles(await listOf(lawyer, span))).toEqual([START + DAY_MS]);
  const since = { from: new Date(past).toISOString() };
  expect(titles(await listOf(lawyer, since))).toEqual([past, START, START + DAY_MS]);
});

test('a hundred make a page', async () => {
  const lawyer = await newLawyer();
  await database()
    .insert(blockers)
    .values(
      Array.from({ length: 101 }, (_, day) => ({
        lawyerId: lawyer.lawyerId,
        startsAt: new Date(START + day * DAY_MS),
        endsAt: new Date(START + day * DAY_MS + HOUR_MS),
      })),
    );
  const page = async (number: number) => {
    const query = { page: String(number) };
    return (await send(listBlockers, { cookie: lawyer.cookie, query })).body as BlockerPage;
  };
  expect([(await page(0)).results.length, (await page(0)).hasMore]).toEqual([100, true]);
  expect([(await page(1)).results.length, (await page(1)).hasMore]).toEqual([1, false]);
});

test('its times are not offered, and pages that show them are read again', async () => {
  const lawyer = await newLawyer();
  expect(await offered(lawyer)).toContain(isoInstant(START));
  const changes = () =>
    database().$count(pageChanges, eq(pageChanges.tag, `lawyer:${lawyer.lawyerId}`));
  const before = await changes();
  const { _id } = await added(lawyer, START, 60);
  expect(await offered(lawyer)).not.toContain(isoInstant(START));
  expect(await offered(lawyer)).toContain(isoInstant(START + HOUR_MS));
  expect(await changes()).toBeGreaterThan(before);
  const after = await changes();
  await send(removeBlocker, { cookie: lawyer.cookie, params: { id: _id } });
  expect(await offered(lawyer)).toContain(isoInstant(START));
  expect(await changes()).toBeGreaterThan(after);
});

test('laid over a meeting it is saved and names the meeting, which stands', async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const { meetingId } = await hold(client, lawyer, START);
  const { meetings } = await added(lawyer, START - HOUR_MS, 90);
  expect(meetings).toEqual([
    {
      _id: meetingId,
      client: expect.stringContaining(' '),
      start_time: isoInstant(START),
      end_time: isoInstant(START + 30 * MINUTE_MS),
    },
  ]);
  // One that only touches it is not in it.
  expect((await added(lawyer, START + 30 * MINUTE_MS, 30)).meetings).toEqual([]);
  expect(await listOf(lawyer)).toHaveLength(2);
});

test('a booking at the same moment is refused, or named: never both without a word', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [client, lawyer] = [await newClient(), await newLawyer()];
    const [booking, blocker] = await Promise.all([
      book(client, lawyer, START),
      add(lawyer, START, 30),
    ]);
    expect(blocker.status).toBe(201);
    const named = (blocker.body as CreatedBlocker).meetings.length;
    expect([booking.status, named]).toEqual(booking.status === 201 ? [201, 1] : [409, 0]);
  }
});

test.each([
  [-30, 'Please choose an end after the start.'],
  [0, 'Please choose an end after the start.'],
  [367 * 24 * 60, 'Please choose one year or less.'],
])('%i minutes are refused', async (minutes, message) => {
  const answer = await add(await newLawyer(), START, minutes);
  expect(answer).toMatchObject({
    status: 400,
    body: { key: 'invalid_input', fields: { end_time: message } },
  });
});
