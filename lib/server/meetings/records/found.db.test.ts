import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import { putSummary } from '@/lib/contract/meetings/summaries';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { commentsOf } from '@/lib/testing/comments';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

let client: TestUser;
let lawyer: TestLawyer;
let minute = 0;

beforeEach(async () => {
  [client, lawyer] = [
    await newClient({ firstName: 'Niña', lastName: 'Peña' }),
    await newLawyer({ displayName: 'María Ñique' }),
  ];
});

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

async function meet(days: number, seed: Seed = {}, of: TestUser = client) {
  minute = (minute + 30) % 1_380;
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: of.id,
    start: manilaTime(days, minute),
    status: days < 0 ? 'COMPLETED' : 'CONFIRMED',
    ...seed,
  });
  return { id: meeting.id, paymentId: payment?.id ?? '' };
}

async function found(query: Record<string, string>, { cookie }: TestUser = lawyer) {
  const { status, body } = await send(listMeetings, { cookie, query });
  expect(status).toBe(200);
  const { results, total } = body as { results: Meeting[]; total: number };
  expect(total).toBe(results.length);
  return results.map(({ _id }) => _id);
}

const cancelled = (id: string, daysAgo: number) =>
  database()
    .update(meetings)
    .set({
      status: 'CANCELLED',
      cancelledBy: 'CLIENT',
      icsChangedAt: new Date(Date.now() - daysAgo * DAY_MS),
    })
    .where(eq(meetings.id, id));

test('by name, subject and reference, ahead and over, of the own ones alone', async () => {
  const land = await meet(3);
  const other = await newClient({ firstName: 'Zoraida' });
  const debt = await meet(-3, { price: 100_000 }, other);
  const about = (id: string, subject: string) =>
    database().update(meetings).set({ subject }).where(eq(meetings.id, id));
  await about(land.id, 'Land in Cebu');
  await about(debt.id, 'A debt');
  expect(await found({ q: 'nina PENA' })).toEqual([land.id]);
  expect(await found({ q: 'cebu' })).toEqual([land.id]);
  expect(await found({ q: 'pena debt' })).toEqual([]);
  expect(await found({ q: debt.paymentId.slice(0, 8).toUpperCase() })).toEqual([debt.id]);
  expect(await found({ q: debt.id.slice(0, 8).toUpperCase() })).toEqual([debt.id]);
  expect(await found({ q: land.id.slice(0, 8) }, client)).toEqual([land.id]);
  expect(await found({ q: 'nique' }, client)).toEqual([land.id]);
  expect(await found({ q: debt.paymentId.slice(0, 8) }, client)).toEqual([]);
  expect(await found({ q: 'cebu' }, await newLawyer())).toEqual([]);
  expect(await found({ q: '%' })).toEqual([]);
});

test('cancelled ones stand where they were cancelled, also those that were far ahead', async () => {
  const held = await meet(-2);
  const ahead = await meet(30);
  const old = await meet(-40, { status: 'CONFIRMED' });
  await cancelled(ahead.id, 10);
  await cancelled(old.id, 45);
  expect(await found({ period: 'past' })).toEqual([held.id, ahead.id, old.id]);
  expect(await found({ only: 'cancelled' })).toEqual([ahead.id, old.id]);
});

test('the past is in the order of its days, whatever became of them', async () => {
  const [early, late] = [await meet(-5), await meet(-3)];
  const unpaid = await meet(-4, { status: 'EXPIRED' });
  await database()
    .update(meetings)
    .set({ holdExpiresAt: new Date(Date.now() - 9 * DAY_MS) })
    .where(eq(meetings.id, unpaid.id));
  const called = await meet(-2, { status: 'CONFIRMED' });
  await cancelled(called.id, 8);
  const expected = [called.id, late.id, unpaid.id, early.id];
  expect(await found({ period: 'past' })).toEqual(expected);
});

test('without a summary: what is over, until one is sent', async () => {
  const first = await meet(-2);
  const second = await meet(-4);
  await meet(2);
  await cancelled((await meet(-6)).id, 7);
  expect(await found({ only: 'no_summary' })).toEqual([first.id, second.id]);
  await send(putSummary, {
    cookie: lawyer.cookie,
    params: { id: first.id },
    body: { text: 'You have a claim.' },
  });
  expect(await found({ only: 'no_summary' })).toEqual([second.id]);
  expect(await found({ only: 'no_summary', q: 'nobody' })).toEqual([]);
});

test('with unread messages, of the reader', async () => {
  const { id } = await meet(2);
  await meet(3);
  await commentsOf(id).write(client, 'Good morning');
  expect(await found({ only: 'unread' })).toEqual([id]);
  expect(await found({ only: 'unread' }, client)).toEqual([]);
  await commentsOf(id).see(lawyer);
  expect(await found({ only: 'unread' })).toEqual([]);
});

test('in as many statements for ten as for one', async () => {
  const count = async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await found({ q: 'pena' });
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return length;
  };
  await meet(1);
  const few = await count();
  for (let days = 2; days < 11; days++) await meet(days);
  expect(await count()).toBe(few);
});
