import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { Overview, WeekFigures } from '@/lib/contract/admin/overview';
import { getFigures, getOverview, getWaitingCounts } from '@/lib/contract/admin/overview';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaMonday,
} from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { addJob } from '@/lib/server/platform/queue/queue';
import { sessions } from '@/lib/server/schema/accounts';
import { webhookDeliveries } from '@/lib/server/schema/oversight';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { addFigures, figuresSince } from '@/lib/server/site/figures/figures';
import { recordHeartbeat } from '@/lib/server/site/health/health';
import { IN_PARTS, newAgreement } from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { figuresByWeek, overviewAt, waitingCounts } from './service';

let admin: TestUser;
beforeEach(async () => {
  admin = await newAdmin();
});

const overview = async () => {
  const answer = await send(getOverview, { cookie: admin.cookie });
  expect(answer.status).toBe(200);
  return answer.body as Overview;
};

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length;
}

describe('what waits', () => {
  test('is counted with since when, and what is settled is not', async () => {
    const before = await overview();
    const agreement = await newAgreement(
      { client: await newClient(), lawyer: await newLawyer() },
      { status: 'PAID', paid: 2, terms: IN_PARTS },
    );
    await agreement.complete();
    await agreement.object();
    const at = (hours: number) => new Date(Date.now() - hours * 60 * MINUTE_MS);
    const delivery = { gateway: 'local', firstAt: at(30) } as const;
    await database()
      .insert(webhookDeliveries)
      .values([
        { ...delivery, eventId: 'evt_failed', outcome: 'failed', lastAt: at(1) },
        { ...delivery, eventId: 'evt_long_ago', outcome: 'failed', lastAt: at(25) },
        { ...delivery, eventId: 'evt_differs', outcome: 'differs', lastAt: at(23) },
      ]);
    const after = await overview();
    expect(after.cases.dispute.count).toBe(before.cases.dispute.count + 1);
    expect(after.cases.dispute.oldest).not.toBeNull();
    expect(after.webhooks).toEqual({
      failed: before.webhooks.failed + 1,
      differs: before.webhooks.differs + 1,
    });
    expect(after.gateway).toEqual({ name: 'local', mode: 'test' });
  });

  test('is told to the menu in the sums of the tiles', async () => {
    const tiles = await overview();
    const answer = await send(getWaitingCounts, { cookie: admin.cookie });
    const { absence, dispute, review, unclaimed } = tiles.cases;
    expect(answer.body).toEqual({
      verifications: tiles.verifications.count,
      cases: absence.count + dispute.count + review.count + unclaimed.count,
      refunds: tiles.refunds.failed.count + tiles.refunds.manual.count,
      payouts: tiles.payouts.waiting.count + tiles.payouts.failed.count,
      webhooks: tiles.webhooks.failed + tiles.webhooks.differs,
      jobs: tiles.failed_jobs,
    });
    expect((answer.body as { cases: number }).cases).toBeGreaterThan(0);
    expect(await statementsOf(() => waitingCounts(Date.now()))).toBe(2);
  });

  test('whether the jobs run, and since when one is due', async () => {
    await recordHeartbeat('jobs', Date.now() - 5 * MINUTE_MS);
    expect((await overview()).health.jobs).toBe('stopped');
    const due = Date.now() - 10 * MINUTE_MS;
    await addJob(database(), 'nobody_takes_this', {}, { runAt: new Date(due) });
    await recordHeartbeat('jobs', Date.now());
    const { health } = await overview();
    expect(health).toMatchObject({ jobs: 'running', heartbeat_at: expect.any(String) });
    expect(Date.parse(health.oldest_due_at ?? '')).toBeLessThanOrEqual(due);
  });

  test('who has the administration open, by name, until it is locked or left', async () => {
    const other = await newAdmin({ firstName: 'Grace', lastName: 'Uy' });
    const signedIn = async () => (await overview()).signed_in;
    expect(await signedIn()).toContainEqual({ _id: admin.id, name: expect.any(String) });
    expect(await signedIn()).toContainEqual({ _id: other.id, name: 'Grace Uy' });
    const longAgo = { seenAt: new Date(Date.now() - HOUR_MS) };
    await database().update(sessions).set(longAgo).where(eq(sessions.userId, other.id));
    expect((await signedIn()).map(({ _id }) => _id)).not.toContain(other.id);
  });
});

describe('figures', () => {
  const NOTHING = { gross: 0, refunds: 0, fee: 0, clients: 0, lawyers: 0 };
  // The first minute of a Monday in Manila, far from what other tests book.
  const monday = manilaMonday(manilaDayNumber(Date.parse('2031-03-05T04:00:00Z')));
  const midnight = manilaDayStart(monday);
  const now = midnight + 3 * DAY_MS;
  const day = (at: number) => manilaDayKey(manilaDayNumber(at));

  test('belong to their Manila week, to the minute, and free ones are no payments', async () => {
    const [client, lawyer] = [await newClient(), await newLawyer()];
    const people = { clientId: client.id, lawyerId: lawyer.lawyerId };
    const book = (bookedAt: number, seed: object = {}) =>
      seedMeeting(database(), { ...people, start: bookedAt + 5 * DAY_MS, bookedAt, ...seed });
    await book(midnight - 10 * MINUTE_MS);
    await book(midnight + 70 * MINUTE_MS);
    await book(midnight + 140 * MINUTE_MS, { price: 0, platformFee: 0, meeting: { free: true } });
    await addFigures([
      { day: day(midnight - MINUTE_MS), figure: 'visit', count: 3 },
      { day: day(midnight), figure: 'visit', count: 5 },
      { day: day(midnight), figure: 'search', count: 2 },
    ]);
    const weeks = await figuresByWeek(now);
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      {
        ...NOTHING,
        week: day(midnight - 7 * DAY_MS),
        visits: 3,
        searches: 0,
        bookings: 1,
        free: 0,
        paid: 1,
        gross: 150_000,
      },
      {
        ...NOTHING,
        week: day(midnight),
        visits: 5,
        searches: 2,
        bookings: 2,
        free: 1,
        paid: 1,
        gross: 150_000,
      },
    ]);
  });

  test('of money are those of the ledger: what arrived, what went back, and the fee that is left', async () => {
    const at = midnight + 52 * 7 * DAY_MS;
    const [client, lawyer] = [await newClient(), await newLawyer()];
    const seed = (bookedAt: number) => ({
      clientId: client.id,
      lawyerId: lawyer.lawyerId,
      start: bookedAt + 5 * DAY_MS,
      bookedAt,
      price: 200_000,
      platformFee: 5_000,
    });
    await seedMeeting(database(), seed(at));
    await seedMeeting(database(), {
      ...seed(at + 3 * HOUR_MS),
      status: 'EXPIRED',
      paidTooLate: true,
    });
    const [before, week] = (await figuresByWeek(at + DAY_MS)).slice(-2);
    expect(before).toMatchObject({ gross: 0, refunds: 0, fee: 0 });
    expect(week).toMatchObject({ gross: 410_000, refunds: 205_000, fee: 5_000 });
  });

  test('of sign-ups tell clients from lawyers', async () => {
    const at = midnight + 104 * 7 * DAY_MS;
    await newClient({ createdAt: new Date(at) });
    await newClient({ createdAt: new Date(at + DAY_MS) });
    await newClient({ createdAt: new Date(at - MINUTE_MS), type: 'LAWYER' });
    const [before, week] = (await figuresByWeek(at + DAY_MS)).slice(-2);
    expect(before).toMatchObject({ clients: 0, lawyers: 1 });
    expect(week).toMatchObject({ clients: 2, lawyers: 0 });
  });

  test('counted by servers at once are all counted', async () => {
    const one = { day: '2032-01-05', figure: 'visit', count: 1 } as const;
    const two = { day: '2032-01-05', figure: 'search', count: 2 } as const;
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => addFigures(n % 2 === 0 ? [one, two] : [two, one])),
    );
    const stored = await figuresSince('2032-01-05');
    expect(stored.toSorted((a, b) => a.count - b.count)).toEqual([
      { ...one, count: 10 },
      { ...two, count: 20 },
    ]);
  });

  test('are told to administrators', async () => {
    const answer = await send(getFigures, { cookie: admin.cookie });
    expect((answer.body as { weeks: WeekFigures[] }).weeks).toHaveLength(12);
  });
});

test('the number of statements does not grow', async () => {
  const [first, figures] = [
    await statementsOf(() => overviewAt(Date.now())),
    await statementsOf(() => figuresByWeek(Date.now())),
  ];
  const [client, lawyer] = [await newClient(), await newLawyer()];
  for (const n of [1, 2, 3])
    await seedMeeting(database(), {
      clientId: client.id,
      lawyerId: lawyer.lawyerId,
      start: Date.now() + n * DAY_MS,
      bookedAt: Date.now() - n * DAY_MS,
    });
  expect(await statementsOf(() => overviewAt(Date.now()))).toBe(first);
  expect([figures, await statementsOf(() => figuresByWeek(Date.now()))]).toEqual([4, 4]);
});
