import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import { getDashboard } from '@/lib/contract/meetings/dashboard';
import type { RefundStatus } from '@/lib/domain/payments/refund';
import {
  DAY_MS,
  isoInstant,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaMonday,
} from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { availabilityHours, blockers, lawyers, profileViews } from '@/lib/server/schema/lawyers';
import { refunds } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { newcomer } from '@/lib/testing/files/identity';
import { serializeDashboard } from './operations';
import * as service from './service';

/** Ten in the morning. */
const NOW = manilaTime(0, 600);
const TODAY = manilaDayNumber(NOW);
const MONDAY = manilaMonday(TODAY);

/** As at ten, whatever time the tests run at. */
async function dashboardAt(lawyer: TestLawyer, now = NOW): Promise<Dashboard> {
  return serializeDashboard(await service.dashboardOf(lawyer.lawyerId, now));
}

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

async function meetingOf(lawyer: TestLawyer, start: number, more: Seed = {}) {
  const client = await newClient({ firstName: 'Jonalyn', lastName: 'Ramirez' });
  const seed = { lawyerId: lawyer.lawyerId, clientId: client.id, start, ...more };
  return seedMeeting(database(), seed);
}

const shown = ({ today }: Dashboard) =>
  today.map(({ kind, start_time, end_time }) => [
    kind,
    ...[start_time, end_time].map(
      (at) => (Date.parse(at) - manilaDayStart(TODAY)) / MINUTE_MS / 60,
    ),
  ]);

async function hours({ lawyerId }: TestLawyer, startHour: number, endHour: number) {
  const set = { startMinute: startHour * 60, endMinute: endHour * 60 };
  await database()
    .update(availabilityHours)
    .set(set)
    .where(eq(availabilityHours.lawyerId, lawyerId));
}

test('what is next and what the day holds, with the times that can be booked', async () => {
  const lawyer = await newLawyer();
  await hours(lawyer, 8, 17);
  const { lawyerId } = lawyer;
  await meetingOf(lawyer, manilaTime(0, 8 * 60), { status: 'COMPLETED' });
  const next = await meetingOf(lawyer, manilaTime(0, 11 * 60));
  const bookedAt = NOW - 5 * MINUTE_MS;
  await meetingOf(lawyer, manilaTime(0, 15 * 60), { status: 'PAYMENT_PENDING', bookedAt });
  await meetingOf(lawyer, manilaTime(0, 16 * 60), { status: 'CANCELLED' });
  await meetingOf(lawyer, manilaTime(1, 9 * 60));
  const off = { startsAt: new Date(manilaTime(0, 12 * 60)), endsAt: new Date(manilaTime(2, 0)) };
  await database()
    .insert(blockers)
    .values({ lawyerId, title: 'Hearing', ...off });
  const dashboard = await dashboardAt(lawyer);
  expect(dashboard.next).toEqual({
    _id: next.meeting.id,
    client: 'Jonalyn Ramirez',
    files: 0,
    type: 'VIDEO',
    subject: 'Unpaid loan of a relative',
    start_time: isoInstant(manilaTime(0, 11 * 60)),
    end_time: isoInstant(manilaTime(0, 11 * 60 + 30)),
  });
  expect(shown(dashboard)).toEqual([
    ['meeting', 8, 8.5],
    ['free', 10.5, 11],
    ['meeting', 11, 11.5],
    ['free', 11.5, 12],
    ['blocker', 12, 24],
    ['meeting', 15, 15.5],
  ]);
});

test('a meeting under way is the next one; a held one is not', async () => {
  const lawyer = await newLawyer();
  const bookedAt = NOW - 5 * MINUTE_MS;
  await meetingOf(lawyer, NOW + 30 * MINUTE_MS, { status: 'PAYMENT_PENDING', bookedAt });
  expect((await dashboardAt(lawyer)).next).toBeNull();
  const { meeting } = await meetingOf(lawyer, NOW - 15 * MINUTE_MS);
  expect((await dashboardAt(lawyer)).next?._id).toBe(meeting.id);
  expect((await dashboardAt(lawyer, NOW + 15 * MINUTE_MS)).next).toBeNull();
});

test('times that nobody can book are not called free', async () => {
  const lawyer = await newLawyer({ isPublic: false });
  const { today, profile } = await dashboardAt(lawyer);
  expect(today).toEqual([]);
  expect(profile).toMatchObject({
    is_public: false,
    was_shown: false,
    is_visible: false,
    missing: [],
  });
});

test('meetings and money belong to the week in which they were booked', async () => {
  const lawyer = await newLawyer();
  const weekAgo = (weeks: number, minutes = 60) =>
    manilaDayStart(MONDAY - weeks * 7) + minutes * MINUTE_MS;
  let day = 0;
  const book = (bookedAt: number, more: Seed = {}) => {
    day += 1;
    const paid = { bookedAt, price: 150_000, platformFee: 5_000 };
    return meetingOf(lawyer, manilaTime(day, 60), { ...paid, ...more });
  };
  await book(weekAgo(0));
  await book(weekAgo(1, 0));
  await book(weekAgo(0, -1), { price: 250_000 });
  await book(weekAgo(11, 0), { meeting: { free: true, price: 0, platformFee: 0 } });
  await book(weekAgo(11, -1), { price: 999_00 });
  await book(weekAgo(3), { status: 'EXPIRED' });
  const { weeks } = await dashboardAt(lawyer);
  expect(weeks).toHaveLength(12);
  expect(weeks.map(({ week }) => week)).toEqual(
    Array.from({ length: 12 }, (_, n) => manilaDayKey(MONDAY - (11 - n) * 7)),
  );
  expect(weeks.map(({ bookings }) => bookings)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]);
  expect(weeks.map(({ earnings }) => earnings).slice(-3)).toEqual([0, 400_000, 150_000]);
  expect(weeks[0]?.earnings).toBe(0);
});

test('an agreement is earned in the week in which its money arrived', async () => {
  const [lawyer, client] = [await newLawyer(), await newClient()];
  const arrived = manilaDayStart(MONDAY) - 2 * DAY_MS;
  await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAID',
    writtenAt: arrived - DAY_MS,
    terms: { price: 2_000_000, platformFee: 4_900 },
  });
  const { weeks } = await dashboardAt(lawyer);
  expect(weeks.slice(-2).map(({ earnings, bookings }) => [earnings, bookings])).toEqual([
    [2_000_000, 0],
    [0, 0],
  ]);
});

test('what went back, or is owed, is not earned; the platform fee never was', async () => {
  const lawyer = await newLawyer();
  const bookedAt = manilaDayStart(MONDAY) + MINUTE_MS;
  const refunded = async (amount: number, status: RefundStatus, at: number) => {
    const { payment } = await meetingOf(lawyer, manilaTime(at, 60), {
      bookedAt,
      price: 100_000,
      platformFee: 5_000,
    });
    await database()
      .insert(refunds)
      .values({
        paymentId: payment?.id ?? '',
        amount,
        status,
        reason: 'OTHER_AMOUNT',
        cause: 'test',
        reference: crypto.randomUUID(),
        succeededAt: status === 'SUCCEEDED' ? new Date() : null,
      });
  };
  const earned = async () => (await dashboardAt(lawyer)).weeks.at(-1)?.earnings;
  await refunded(105_000, 'SUCCEEDED', 1);
  expect(await earned()).toBe(0);
  await refunded(40_000, 'PENDING', 2);
  expect(await earned()).toBe(65_000);
  await refunded(105_000, 'FAILED', 3);
  await refunded(45_000, 'MANUAL', 4);
  expect(await earned()).toBe(125_000);
});

test('views of the profile are summed by week', async () => {
  const { lawyerId, ...lawyer } = await newLawyer();
  const days = [MONDAY, MONDAY - 1, MONDAY - 7, MONDAY - 77, MONDAY - 78];
  await database()
    .insert(profileViews)
    .values(days.map((day, n) => ({ lawyerId, day: manilaDayKey(day), views: n + 1 })));
  const { weeks } = await dashboardAt({ ...lawyer, lawyerId });
  expect(weeks.map(({ views }) => views)).toEqual([4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1]);
});

test('a newcomer sees all that is missing and that the IDs are being checked', async () => {
  const { browser, lawyerId } = await newcomer();
  expect((await browser.call(getDashboard)).status).toBe(403);
  expect(serializeDashboard(await service.dashboardOf(lawyerId, NOW))).toMatchObject({
    next: null,
    today: [],
    profile: {
      status: 'PENDING',
      checked_at: null,
      renewal_due: false,
      is_visible: false,
      missing: [
        'basic_info',
        'banking_info',
        'picture',
        'education',
        'work_experience',
        'availability',
        'services',
      ],
    },
  });
});

test('a lawyer sees nothing of another', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  await meetingOf(other, manilaTime(0, 22 * 60));
  const { status, body } = await send(getDashboard, { cookie: lawyer.cookie });
  expect(status).toBe(200);
  expect(body).toMatchObject({ next: null, profile: { is_visible: true } });
  const meetings = (body as Dashboard).today.filter(({ kind }) => kind === 'meeting');
  expect(meetings).toEqual([]);
});

test('it costs the same number of statements, whatever there is', async () => {
  const lawyer = await newLawyer();
  const { lawyerId } = lawyer;
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const cost = async () => {
    statements.mockClear();
    await dashboardAt(lawyer);
    return statements.mock.calls.length;
  };
  const first = await cost();
  // One of them reads appointments, which the list of what waits reads with its others.
  expect(first).toBe(10);
  for (let n = 0; n < 12; n += 1) {
    await meetingOf(lawyer, manilaTime(0, n * 60), { bookedAt: NOW - n * DAY_MS });
    const day = { startsAt: new Date(manilaTime(0, n)), endsAt: new Date(manilaTime(0, n + 1)) };
    await database()
      .insert(blockers)
      .values({ lawyerId, title: 'Hearing', ...day });
    await database()
      .insert(profileViews)
      .values({ lawyerId, day: manilaDayKey(TODAY - n), views: 5 });
  }
  await database().update(lawyers).set({ dailyMaximum: 20 }).where(eq(lawyers.id, lawyerId));
  expect(await cost()).toBe(first);
  statements.mockRestore();
});
