import { eq } from 'drizzle-orm';
import type {
  Blocker,
  BlockerPage,
  ChangedBlocker,
  CreatedBlocker,
} from '@/lib/contract/lawyers/blockers';
import {
  createBlocker as addBlocker,
  changeBlocker,
  listBlockers,
  deleteBlocker as removeBlocker,
  restoreBlocker,
} from '@/lib/contract/lawyers/blockers';
import { getAvailability } from '@/lib/contract/lawyers/lawyers';
import { MAX_COMING_BLOCKERS } from '@/lib/domain/lawyers/calendar/repeats';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import {
  DAY_MS,
  HOUR_MS,
  isoInstant,
  MINUTE_MS,
  manilaDayNumber,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { blockers, removedBlockers } from '@/lib/server/schema/lawyers';
import { send } from '@/lib/testing/api/requests';
import { book, hold } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';

/** 10 AM in Manila, in four days. */
const START = manilaTime(4, 600);
const lastDay = (days: number) => dayKey(START + days * DAY_MS);

const timesOf = (start: number, minutes: number) => ({
  start_time: isoInstant(start),
  end_time: isoInstant(start + minutes * MINUTE_MS),
});

const add = (lawyer: TestLawyer, repeat: unknown, minutes = 60) => {
  const body = { title: 'Court', ...timesOf(START, minutes), repeat };
  return send(addBlocker, { cookie: lawyer.cookie, body });
};
const daily = async (lawyer: TestLawyer, days: number) =>
  (await add(lawyer, { every: 'DAY', until: lastDay(days - 1) })).body as CreatedBlocker;

async function listOf(lawyer: TestLawyer): Promise<Blocker[]> {
  const { body } = await send(listBlockers, { cookie: lawyer.cookie });
  return (body as BlockerPage).results;
}

/** Days after START and minutes after 10 AM at which they begin. */
async function startsOf(lawyer: TestLawyer): Promise<[number, number][]> {
  return (await listOf(lawyer)).map(({ start_time }) => {
    const after = (Date.parse(start_time) - START) / MINUTE_MS;
    const day = Math.round(after / 1440);
    return [day, after - day * 1440];
  });
}

const change = (lawyer: TestLawyer, id: string, scope: string, start: number, minutes: number) =>
  send(changeBlocker, {
    cookie: lawyer.cookie,
    params: { id },
    query: { scope },
    body: { title: 'Moved', ...timesOf(start, minutes) },
  });
const remove = (lawyer: TestLawyer, id: string, query: Record<string, string> = {}) =>
  send(removeBlocker, { cookie: lawyer.cookie, params: { id }, query });

test('a repeat makes one for each day or week, of one series', async () => {
  const lawyer = await newLawyer();
  const answer = await add(lawyer, { every: 'WEEK', until: lastDay(21) });
  const { _id, series_id } = answer.body as CreatedBlocker;
  expect(answer).toMatchObject({ status: 201, body: { count: 4, meetings: [] } });
  const list = await listOf(lawyer);
  expect(list[0]?._id).toBe(_id);
  expect(list.map((one) => one.series_id)).toEqual([1, 2, 3, 4].map(() => series_id));
  expect(await startsOf(lawyer)).toEqual([0, 7, 14, 21].map((day) => [day, 0]));
  const other = await newLawyer();
  expect(await daily(other, 3)).toMatchObject({ count: 3 });
  expect((await listOf(other))[0]?.series_id).not.toBe(series_id);
});

test('none of its times is offered, and clients cannot book them', async () => {
  const lawyer = await newLawyer();
  await daily(lawyer, 3);
  const { body } = await send(getAvailability, { query: { _id: lawyer.lawyerId } });
  const { calendar } = body as { calendar: Record<string, { start_time: string }[]> };
  const offered = Object.values(calendar).flatMap((day) => day.map((slot) => slot.start_time));
  const at = (day: number) => isoInstant(START + day * DAY_MS);
  expect([0, 1, 2, 3].filter((day) => offered.includes(at(day)))).toEqual([3]);
  expect((await book(await newClient(), lawyer, START + 2 * DAY_MS)).status).toBe(409);
});

test('all meetings that stand in it are named, and none between', async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  await hold(client, lawyer, START + DAY_MS + 2 * HOUR_MS);
  const later = await hold(client, lawyer, START + 2 * DAY_MS + 30 * MINUTE_MS);
  const first = await hold(await newClient(), lawyer, START);
  const { meetings } = await daily(lawyer, 3);
  expect(meetings.map(({ _id }) => _id)).toEqual([first.meetingId, later.meetingId]);
});

test('one, the following or all are moved by as much, and get title and length', async () => {
  const lawyer = await newLawyer();
  await daily(lawyer, 4);
  const [, second, third] = (await listOf(lawyer)).map(({ _id }) => _id) as [
    string,
    string,
    string,
  ];
  const one = await change(lawyer, second, 'one', START + DAY_MS + 15 * MINUTE_MS, 30);
  expect(one).toMatchObject({ status: 200, body: { _id: second, title: 'Moved', count: 1 } });
  expect(await startsOf(lawyer)).toEqual([
    [0, 0],
    [1, 15],
    [2, 0],
    [3, 0],
  ]);
  const following = await change(lawyer, third, 'following', START + 2 * DAY_MS - HOUR_MS, 90);
  expect((following.body as ChangedBlocker).count).toBe(2);
  const all = await change(lawyer, second, 'all', START + DAY_MS + 20 * MINUTE_MS, 45);
  expect((all.body as ChangedBlocker).count).toBe(4);
  expect(await startsOf(lawyer)).toEqual([
    [0, 5],
    [1, 20],
    [2, -55],
    [3, -55],
  ]);
  const list = await listOf(lawyer);
  const minutes = list.map((b) => (Date.parse(b.end_time) - Date.parse(b.start_time)) / MINUTE_MS);
  expect([...new Set(minutes)]).toEqual([45]);
  expect([...new Set(list.map(({ title }) => title))]).toEqual(['Moved']);
});

test('what is moved over a meeting is saved and names it', async () => {
  const lawyer = await newLawyer();
  const { _id } = await daily(lawyer, 2);
  const held = await hold(await newClient(), lawyer, START + DAY_MS + 4 * HOUR_MS);
  const answer = await change(lawyer, _id, 'all', START + 4 * HOUR_MS, 60);
  const { meetings } = answer.body as ChangedBlocker;
  expect(meetings.map((meeting) => meeting._id)).toEqual([held.meetingId]);
});

test('one, the following or all are taken back; one is meant unless told', async () => {
  const lawyer = await newLawyer();
  await daily(lawyer, 5);
  const ids = (await listOf(lawyer)).map(({ _id }) => _id) as [string, string, string, string];
  expect((await remove(lawyer, ids[1])).status).toBe(204);
  expect((await startsOf(lawyer)).map(([day]) => day)).toEqual([0, 2, 3, 4]);
  expect((await remove(lawyer, ids[3], { scope: 'following' })).status).toBe(204);
  expect((await startsOf(lawyer)).map(([day]) => day)).toEqual([0, 2]);
  expect((await remove(lawyer, ids[2], { scope: 'all' })).status).toBe(204);
  expect(await listOf(lawyer)).toEqual([]);
});

test('a scope reaches nothing besides the series, and nothing where there is none', async () => {
  const lawyer = await newLawyer();
  const single = (await add(lawyer, null)).body as CreatedBlocker;
  const other = (await add(lawyer, undefined)).body as CreatedBlocker;
  const series = await daily(lawyer, 2);
  expect([single.series_id, single.count]).toEqual([null, 1]);
  await remove(lawyer, single._id, { scope: 'all' });
  expect(await listOf(lawyer)).toHaveLength(3);
  await remove(lawyer, series._id, { scope: 'all' });
  expect((await listOf(lawyer)).map(({ _id }) => _id)).toEqual([other._id]);
});

test('it belongs to its lawyer alone, whatever the scope', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  const { _id } = await daily(lawyer, 2);
  for (const scope of ['one', 'following', 'all']) {
    expect((await change(other, _id, scope, START + HOUR_MS, 60)).status).toBe(404);
    expect((await remove(other, _id, { scope })).status).toBe(404);
  }
  expect(await startsOf(lawyer)).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test('a booking at the same moment is refused, or named: never both without a word', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [client, lawyer] = [await newClient(), await newLawyer()];
    const [booking, series] = await Promise.all([
      book(client, lawyer, START + DAY_MS),
      add(lawyer, { every: 'DAY', until: lastDay(3) }),
    ]);
    expect(series.status).toBe(201);
    const named = (series.body as CreatedBlocker).meetings.length;
    expect([booking.status, named]).toEqual(booking.status === 201 ? [201, 1] : [409, 0]);
  }
});

test.each([
  [
    'more than 104 times',
    { every: 'DAY', until: lastDay(104) },
    'At most 104 times. Please choose an earlier day.',
  ],
  [
    'a last day before the first',
    { every: 'DAY', until: lastDay(-1) },
    'Please choose an end after the start.',
  ],
  [
    'a last day that does not exist',
    { every: 'DAY', until: '2031-02-30' },
    'Please provide a value.',
  ],
])('%s are refused', async (_what, repeat, message) => {
  const lawyer = await newLawyer();
  const answer = await add(lawyer, repeat);
  const fields = { 'repeat.until': message };
  expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input', fields } });
  expect(await listOf(lawyer)).toEqual([]);
});

test('104 times are made, a year before 2000 is refused', async () => {
  const lawyer = await newLawyer();
  expect(await daily(lawyer, 104)).toMatchObject({ count: 104 });
  const body = { start_time: '1999-12-31T00:00:00Z', end_time: '2000-01-01T00:00:00Z' };
  const answer = await send(addBlocker, { cookie: lawyer.cookie, body });
  const fields = { start_time: 'Please choose a day from 2000 to 2099.' };
  expect(answer).toMatchObject({ status: 400, body: { fields } });
});

test('a lawyer plans so many and no more', async () => {
  const lawyer = await newLawyer();
  await database()
    .insert(blockers)
    .values(
      Array.from({ length: MAX_COMING_BLOCKERS - 1 }, (_, n) => ({
        lawyerId: lawyer.lawyerId,
        startsAt: new Date(START + n * HOUR_MS),
        endsAt: new Date(START + (n + 1) * HOUR_MS),
      })),
    );
  const repeat = { every: 'DAY', until: lastDay(1) };
  expect(await add(lawyer, repeat)).toMatchObject({
    status: 400,
    body: { fields: { start_time: expect.stringContaining('2000 times off') } },
  });
  expect((await add(lawyer, undefined)).status).toBe(201);
});

test('moved to the moment of a booking it is named, or the booking is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [client, lawyer] = [await newClient(), await newLawyer()];
    const { _id } = await daily(lawyer, 1);
    const [booking, moved] = await Promise.all([
      book(client, lawyer, START + DAY_MS),
      change(lawyer, _id, 'one', START + DAY_MS, 30),
    ]);
    expect(moved.status).toBe(200);
    const named = (moved.body as ChangedBlocker).meetings.length;
    expect([booking.status, named]).toEqual(booking.status === 201 ? [201, 1] : [409, 0]);
  }
});

describe('what was deleted', () => {
  const restore = (lawyer: TestLawyer, id: string) =>
    send(restoreBlocker, { cookie: lawyer.cookie, params: { id } });

  test('is put back as it was, with its series, and again changes nothing', async () => {
    const lawyer = await newLawyer();
    const { _id: id } = await daily(lawyer, 3);
    const before = await listOf(lawyer);
    expect((await remove(lawyer, id, { scope: 'all' })).status).toBe(204);
    expect(await listOf(lawyer)).toEqual([]);
    expect(await restore(lawyer, id)).toMatchObject({ status: 200, body: { _id: id, count: 3 } });
    expect(await listOf(lawyer)).toEqual(before);
    expect(await restore(lawyer, id)).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await listOf(lawyer)).toEqual(before);
  });

  test('names the meetings that were booked meanwhile', async () => {
    const lawyer = await newLawyer();
    const { _id: id } = await daily(lawyer, 1);
    await remove(lawyer, id);
    const { meetingId } = await hold(await newClient(), lawyer, START);
    const { body } = await restore(lawyer, id);
    expect((body as ChangedBlocker).meetings).toMatchObject([{ _id: meetingId }]);
  });

  test('is gone after a while, and was never another lawyer’s', async () => {
    const lawyer = await newLawyer();
    const { _id: id } = await daily(lawyer, 1);
    await remove(lawyer, id);
    expect((await restore(await newLawyer(), id)).status).toBe(404);
    const removedAt = new Date(Date.now() - 15 * MINUTE_MS);
    await database().update(removedBlockers).set({ removedAt }).where(eq(removedBlockers.id, id));
    expect((await restore(lawyer, id)).status).toBe(404);
  });
});

test('a repeat by weekdays is on those days alone', async () => {
  const lawyer = await newLawyer();
  const days = [1, 4];
  const { body } = await add(lawyer, { every: 'WEEK', until: lastDay(13), days });
  expect(body).toMatchObject({ count: 4 });
  const on = (await listOf(lawyer)).map(({ start_time }) =>
    manilaWeekday(manilaDayNumber(Date.parse(start_time))),
  );
  expect(on.toSorted()).toEqual([1, 1, 4, 4]);
  expect((await add(lawyer, { every: 'WEEK', until: lastDay(13), days: [7] })).status).toBe(400);
});
