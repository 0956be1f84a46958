import type { Meeting } from '@/lib/contract/meetings/meetings';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import type { MeetingStatus } from '@/lib/domain/meetings/meeting';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

interface Page {
  results: Meeting[];
  hasMore: boolean;
  total: number;
}

let lawyer: TestLawyer;
let client: TestUser;

beforeEach(async () => {
  [lawyer, client] = [await newLawyer(), await newClient()];
});

/** A meeting of half an hour at 10 AM, so many days ahead; its id. */
async function met(days: number, status: MeetingStatus = 'CONFIRMED'): Promise<string> {
  const start = manilaTime(days, 600);
  const seed = { lawyerId: lawyer.lawyerId, clientId: client.id, start, status };
  return (await seedMeeting(database(), seed)).meeting.id;
}

async function pageOf(who: TestUser, query: Record<string, string>): Promise<Page> {
  return (await send(listMeetings, { cookie: who.cookie, query })).body as Page;
}
const idsOf = async (who: TestUser, query: Record<string, string>) =>
  (await pageOf(who, query)).results.map(({ _id }) => _id);

const span = (from: number, to: number) => ({ from: isoInstant(from), to: isoInstant(to) });

test('a span holds what touches it, whatever became of it, the earliest first', async () => {
  const [later, past, cancelled, soon] = [
    await met(5),
    await met(-3, 'COMPLETED'),
    await met(2, 'CANCELLED'),
    await met(1),
  ];
  const week = span(manilaTime(-4, 0), manilaTime(5, 0));
  for (const who of [lawyer, client])
    expect(await idsOf(who, week)).toEqual([past, soon, cancelled]);
  expect(await idsOf(lawyer, { from: isoInstant(manilaTime(2, 0)) })).toEqual([cancelled, later]);
  expect(await idsOf(lawyer, { to: isoInstant(manilaTime(0, 0)) })).toEqual([past]);
});

test('a status holds the meetings that have it, whenever they are', async () => {
  const [later, soon] = [await met(5, 'PAYMENT_PENDING'), await met(1, 'PAYMENT_PENDING')];
  await met(2);
  expect(await idsOf(client, { status: 'PAYMENT_PENDING' })).toEqual([soon, later]);
});

test('what only touches its ends is not in it', async () => {
  const id = await met(3);
  const [start, end] = [manilaTime(3, 600), manilaTime(3, 630)];
  expect(await idsOf(lawyer, span(start - DAY_MS, start))).toEqual([]);
  expect(await idsOf(lawyer, span(end, end + DAY_MS))).toEqual([]);
  expect(await idsOf(lawyer, span(end - MINUTE_MS, end))).toEqual([id]);
});

test('with a period both count, without either it is what is upcoming', async () => {
  const [past, near, far] = [await met(-2, 'COMPLETED'), await met(2), await met(6)];
  const all = span(manilaTime(-5, 0), manilaTime(4, 0));
  expect(await idsOf(client, { ...all, period: 'upcoming' })).toEqual([near]);
  expect(await idsOf(client, { ...all, period: 'past' })).toEqual([past]);
  expect(await idsOf(client, {})).toEqual([near, far]);
});

test('it holds own meetings alone', async () => {
  await met(3);
  const all = span(manilaTime(0, 0), manilaTime(9, 0));
  expect(await idsOf(await newClient(), all)).toEqual([]);
  expect(await idsOf(await newLawyer(), all)).toEqual([]);
});

test('a hundred make a page', async () => {
  for (let day = 1; day <= 101; day += 1) await met(day);
  const from = isoInstant(manilaTime(0, 0));
  const [first, second] = [
    await pageOf(lawyer, { from }),
    await pageOf(lawyer, { from, page: '1' }),
  ];
  expect([first.results.length, first.hasMore, first.total]).toEqual([100, true, 101]);
  expect([second.results.length, second.hasMore]).toEqual([1, false]);
});
