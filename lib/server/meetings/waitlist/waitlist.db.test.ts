import { eq } from 'drizzle-orm';
import pg from 'pg';
import { requestDeletion } from '@/lib/contract/accounts/settings';
import { setVisibility } from '@/lib/contract/lawyers/own-profile';
import type { Waitlist, WaitlistEntry } from '@/lib/contract/meetings/waitlist';
import {
  joinWaitlist,
  leaveByLink,
  leaveWaitlist,
  listWaitlist,
  getWaitlistLink as readLink,
} from '@/lib/contract/meetings/waitlist';
import { WAITLIST_DAYS, WAITLIST_ENTRIES_PER_CLIENT } from '@/lib/domain/meetings/waitlist';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { database } from '@/lib/server/platform/db/pool';
import { waitlistEntries } from '@/lib/server/schema/waitlist';
import { send } from '@/lib/testing/api/requests';
import { book, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { deleteDueAccounts } from '@/lib/testing/jobs';
import { deliver, paidEvent } from '@/lib/testing/payments';
import { leaveToken } from './policy';
import { exportedWaitlist, purgeWaitlist } from './service';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

const day = (ahead: number) => dayKey(Date.now() + ahead * DAY_MS);

function join(who: TestUser, wanted: object = {}, of = lawyer) {
  const body = { lawyer_id: of.lawyerId, from: day(1), to: day(9), ...wanted };
  return send(joinWaitlist, { cookie: who.cookie, body });
}

async function joined(...args: Parameters<typeof join>): Promise<WaitlistEntry> {
  const answer = await join(...args);
  expect(answer.status).toBe(201);
  return answer.body as WaitlistEntry;
}

async function listOf({ cookie }: TestUser): Promise<WaitlistEntry[]> {
  const { body } = await send(listWaitlist, { cookie });
  return (body as Waitlist).results;
}

const leave = ({ cookie }: TestUser, id: string) => send(leaveWaitlist, { cookie, params: { id } });

describe('an entry', () => {
  test('is for any part of the day and 30 minutes unless told', async () => {
    const entry = await joined(client);
    expect(entry).toMatchObject({
      from: day(1),
      to: day(9),
      part_of_day: 'any',
      duration: 30,
      bookable: true,
      lawyer: { _id: lawyer.lawyerId, display_name: 'Test Lawyer' },
    });
    expect(await listOf(client)).toEqual([entry]);
    expect(await listOf(await newClient())).toEqual([]);
  });

  test('is replaced by another for the same lawyer, and keeps its place', async () => {
    const first = await joined(client);
    const again = await joined(client, { to: day(20), part_of_day: 'evening', duration: 60 });
    expect(again).toEqual({ ...first, to: day(20), part_of_day: 'evening', duration: 60 });
    expect(await listOf(client)).toEqual([again]);
    const both = await Promise.all([join(client), join(client)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listOf(client)).toHaveLength(1);
  });

  test('has days from today on, in their order, and near enough', async () => {
    expect((await join(client, { from: day(0), to: day(0) })).status).toBe(201);
    expect((await join(client, { from: day(-1), to: day(WAITLIST_DAYS) })).status).toBe(201);
    const refused = [
      [{ from: day(-2), to: day(-1) }, 'to'],
      [{ from: day(3), to: day(2) }, 'to'],
      [{ to: day(WAITLIST_DAYS + 1) }, 'to'],
      [{ from: '2026-02-30' }, 'from'],
      [{ part_of_day: 'night' }, 'part_of_day'],
      [{ duration: 45 }, 'duration'],
    ] as const;
    for (const [wanted, field] of refused) {
      const { status, body } = await join(client, wanted);
      expect(status).toBe(400);
      expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    }
  });

  test('is for a lawyer whom clients can see', async () => {
    const nobody = { ...lawyer, lawyerId: 'nobody-at-all' };
    expect((await join(client, {}, nobody)).status).toBe(404);
    await joined(client);
    await send(setVisibility, { cookie: lawyer.cookie, body: { is_public: false } });
    expect((await join(client)).status).toBe(404);
    expect(await listOf(client)).toMatchObject([{ bookable: false }]);
  });

  test(`is one of ${WAITLIST_ENTRIES_PER_CLIENT} at most`, async () => {
    const others = Array.from({ length: WAITLIST_ENTRIES_PER_CLIENT - 1 }, () => newLawyer());
    for (const other of await Promise.all(others)) await joined(client, {}, other);
    const [one, two] = [await newLawyer(), await newLawyer()];
    const both = await Promise.all([join(client, {}, one), join(client, {}, two)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 429]);
    const refused = both.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ key: 'waitlist_limit' });
    const [first] = await listOf(client);
    await leave(client, first?._id ?? '');
    await joined(client);
    // The days of an entry that is there already can still be changed.
    await joined(client, { to: day(5) });
  });

  test("is its client's alone", async () => {
    const { _id } = await joined(client);
    expect((await leave(await newClient(), _id)).status).toBe(404);
    expect(await listOf(client)).toHaveLength(1);
    expect((await leave(client, _id)).status).toBe(204);
    expect(await listOf(client)).toEqual([]);
    expect((await leave(client, _id)).status).toBe(404);
  });

  test('is listed at as many statements for ten lawyers as for one', async () => {
    await joined(client);
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const counted = async () => {
      statements.mockClear();
      await listOf(client);
      return statements.mock.calls.length;
    };
    const one = await counted();
    for (let more = 0; more < 5; more += 1) await joined(client, {}, await newLawyer());
    expect(await counted()).toBe(one);
    statements.mockRestore();
  });
});

describe('the link of a mail', () => {
  const read = (token: string) => send(readLink, { body: { token } });
  const press = (token: string) => send(leaveByLink, { body: { token } });

  test('says what it ends, and ends it when its button is pressed, as often as one likes', async () => {
    const { _id } = await joined(client, { part_of_day: 'morning' });
    const token = leaveToken(_id);
    for (let scan = 0; scan < 2; scan += 1) {
      expect((await read(token)).body).toEqual({
        lawyer: { _id: lawyer.lawyerId, display_name: 'Test Lawyer' },
        from: day(1),
        to: day(9),
        part_of_day: 'morning',
        duration: 30,
      });
    }
    expect(await listOf(client)).toHaveLength(1);
    expect((await press(token)).status).toBe(204);
    expect(await listOf(client)).toEqual([]);
    expect((await press(token)).status).toBe(204);
    expect((await read(token)).status).toBe(404);
    // Whoever joined again is not on the list of then.
    await joined(client);
    expect((await read(token)).status).toBe(404);
    expect((await press(token)).status).toBe(204);
    expect(await listOf(client)).toHaveLength(1);
  });

  test('cannot be made up', async () => {
    const [mine, other] = [await joined(client), await joined(await newClient())];
    const [token, foreign] = [leaveToken(mine._id), leaveToken(other._id)];
    const forged = [
      mine._id,
      `${mine._id}.`,
      `${mine._id}.${foreign.split('.')[1]}`,
      'x',
      `${token}x`,
    ];
    for (const one of forged) {
      expect((await read(one)).status).toBe(404);
      expect((await press(one)).status).toBe(404);
    }
    expect(await listOf(client)).toHaveLength(1);
  });
});

describe('an entry ends by itself', () => {
  test('when the client has booked that lawyer, and not while the time is only held', async () => {
    const other = await newLawyer();
    await joined(client, {}, other);
    await joined(client);
    const held = await hold(client, lawyer, manilaTime(3, 600));
    expect(await listOf(client)).toHaveLength(2);
    await testSessions.pay(held.sessionId);
    await deliver(paidEvent(held));
    expect(await listOf(client)).toMatchObject([{ lawyer: { _id: other.lawyerId } }]);
  });

  test('when a free consultation is booked', async () => {
    lawyer = await newLawyer({ freeConsultation: true });
    await joined(client);
    const free = { free: true, expected_total: 0, payment_method: undefined };
    expect((await book(client, lawyer, manilaTime(3, 600), free)).status).toBe(201);
    expect(await listOf(client)).toEqual([]);
  });

  test('after its last day, of which nothing stays', async () => {
    const { _id } = await joined(client);
    const ends = { fromDay: day(-3), toDay: day(-1) };
    await database().update(waitlistEntries).set(ends).where(eq(waitlistEntries.id, _id));
    expect(await listOf(client)).toEqual([]);
    expect((await send(readLink, { body: { token: leaveToken(_id) } })).status).toBe(404);
    const before = Date.now();
    const again = await joined(client);
    expect(Date.parse(again.joined_at)).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
    await database().update(waitlistEntries).set(ends).where(eq(waitlistEntries.id, _id));
    await purgeWaitlist(Date.now());
    expect(await exportedWaitlist(database(), client.id)).toEqual({ name: 'waitlist', data: [] });
  });

  test('with the account of the client, and with that of the lawyer', async () => {
    const stays = await newClient();
    await joined(client);
    await joined(stays);
    expect(await exportedWaitlist(database(), client.id)).toMatchObject({
      data: [{ lawyer: lawyer.lawyerId, from: day(1), to: day(9), part_of_day: 'any' }],
    });
    const remove = async ({ cookie }: TestUser) => {
      expect((await send(requestDeletion, { cookie, body: {} })).status).toBe(201);
      await deleteDueAccounts(Date.now() + 15 * DAY_MS);
    };
    await remove(client);
    expect(await listOf(stays)).toHaveLength(1);
    await remove(lawyer);
    const left = await database()
      .select()
      .from(waitlistEntries)
      .where(eq(waitlistEntries.clientId, stays.id));
    expect(left).toEqual([]);
  });
});
