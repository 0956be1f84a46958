import pg from 'pg';
import type { ReceivedPayments } from '@/lib/contract/payments/received-payments';
import { listReceivedPayments } from '@/lib/contract/payments/received-payments';
import { nextPayoutDay } from '@/lib/domain/payments/payout';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { requestRefund, settleRefunds } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

const at = (time: string) => Date.parse(time);
let lawyer: TestLawyer;
let client: TestUser;
/** Start of the next meeting, which is still to come whenever the tests run. */
let start = manilaTime(5, 9 * 60);

beforeEach(async () => {
  lawyer = await newLawyer();
  client = await newClient({ firstName: 'Liza', lastName: 'Cordero' });
});

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

/** ₱1,000 for the lawyer and ₱50 for the platform, paid at that moment. */
async function paid(time: string, seed: Seed = {}) {
  start += 60 * MINUTE_MS;
  const { payment, meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start,
    price: 100_000,
    platformFee: 5_000,
    bookedAt: at(time) - 3 * MINUTE_MS,
    ...seed,
  });
  return { paymentId: payment?.id ?? '', sessionId: payment?.sessionId ?? '', meeting };
}

async function list(month?: string, { cookie } = lawyer) {
  const answer = await send(listReceivedPayments, { cookie, query: month ? { month } : {} });
  expect(answer.status).toBe(200);
  return answer.body as ReceivedPayments;
}

const timesOf = async (month: string) => (await list(month)).results.map(({ paid_at }) => paid_at);

test('a month begins and ends at midnight in Manila, by the moment of the payment', async () => {
  for (const time of [
    '2026-10-31T15:59:59Z',
    '2026-10-31T16:00:00Z',
    '2026-11-30T15:59:59Z',
    '2026-11-30T16:00:00Z',
  ]) {
    await paid(time);
  }
  expect(await timesOf('2026-11')).toEqual([
    '2026-11-30T15:59:59.000Z',
    '2026-10-31T16:00:00.000Z',
  ]);
  expect(await timesOf('2026-10')).toEqual(['2026-10-31T15:59:59.000Z']);
  expect(await timesOf('2026-12')).toEqual(['2026-11-30T16:00:00.000Z']);
  expect((await list('2026-09')).totals).toEqual({
    count: 0,
    gross: 0,
    refunded: 0,
    platform_fee: 0,
    net: 0,
  });
  expect((await list()).months).toEqual(['2026-12', '2026-11', '2026-10']);
});

test('a payment with its meeting and client, and the sums of the month', async () => {
  const { meeting, paymentId } = await paid('2026-11-20T02:00:00Z', { method: 'maya' });
  await paid('2026-11-05T02:00:00Z', { price: 33_333, platformFee: 0 });
  const { results, totals, month } = await list('2026-11');
  expect(month).toBe('2026-11');
  expect(results[0]).toEqual({
    _id: paymentId,
    invoice_number: null,
    reference: meeting.id.slice(0, 8).toUpperCase(),
    paid_at: '2026-11-20T02:00:00.000Z',
    status: 'PAID',
    method: 'maya',
    gross: 105_000,
    refunded: 0,
    platform_fee: 5_000,
    net: 100_000,
    client: { _id: client.id, display_name: 'Liza Cordero' },
    about: {
      kind: 'meeting',
      title: meeting.subject,
      duration: 30,
      path: `/lawyer-portal/meeting/${meeting.id}`,
      start_time: meeting.startsAt.toISOString().replace('.000', ''),
    },
    where: {
      state: 'held',
      why: 'meeting',
      until: new Date(meeting.endsAt.getTime() + DAY_MS).toISOString().replace('.000', ''),
      kept: null,
      payday: nextPayoutDay(meeting.endsAt.getTime() + DAY_MS),
      payouts: [],
    },
  });
  expect(totals).toEqual({
    count: 2,
    gross: 138_333,
    refunded: 0,
    platform_fee: 5_000,
    net: 133_333,
  });
});

/** An agreement of ₱20,000 in two milestones, and ₱49 for the platform with each payment; the first is paid. */
async function agreement(time: string) {
  const { item } = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAID',
    paid: 1,
    writtenAt: at(time) - DAY_MS - 5 * MINUTE_MS,
    terms: {
      title: 'Deed of sale',
      price: 2_000_000,
      platformFee: 4_900,
      milestones: [
        { name: 'First draft', amount: 500_000, dueDate: null },
        { name: 'Signing', amount: 1_500_000, dueDate: null },
      ],
    },
    services: [{ name: 'Power of attorney', price: 180_000, isPurchased: true }],
  });
  return item;
}

test('payments for agreements stand among them, milestones and services alike', async () => {
  const { id } = await agreement('2026-11-20T02:00:00Z');
  await paid('2026-11-21T02:00:00Z');
  const { results, totals } = await list('2026-11');
  const path = `/lawyer-portal/work-items/${id}`;
  expect(results.map(({ about, net }) => [about.kind, about.title, net]).toSorted()).toEqual([
    ['agreement', 'Deed of sale: Additional services', 180_000],
    ['agreement', 'Deed of sale: First draft', 500_000],
    ['meeting', results[0]?.about.title, 100_000],
  ]);
  const ofAgreement = results.filter(({ about }) => about.kind === 'agreement');
  for (const { about, client: who, platform_fee } of ofAgreement) {
    expect(about).toMatchObject({ path, start_time: null, duration: null });
    expect(who.display_name).toBe('Liza Cordero');
    expect(platform_fee).toBe(4_900);
  }
  expect(totals).toMatchObject({ count: 3, net: 780_000 });
});

test('what was not paid, or was free, is not there', async () => {
  const bookedAt = at('2026-11-20T02:00:00Z');
  await paid('2026-11-20T02:00:00Z', { meeting: { free: true }, price: 0, platformFee: 0 });
  await paid('2026-11-20T02:00:00Z', { status: 'PAYMENT_PENDING', bookedAt });
  await paid('2026-11-20T02:00:00Z', { status: 'EXPIRED', bookedAt });
  expect((await list('2026-11')).results).toEqual([]);
});

test('a refund takes the lawyer’s fee first; what is on its way no longer counts either', async () => {
  const { paymentId, sessionId } = await paid('2026-11-20T02:00:00Z');
  const ask = (amount: number, cause: string) =>
    transaction((tx) =>
      requestRefund(tx, paymentId, { amount, cause, reason: 'LATE', now: Date.now() }),
    );
  const row = async () => (await list('2026-11')).results[0];
  await ask(40_000, 'first');
  const half = { gross: 105_000, refunded: 40_000, platform_fee: 5_000, net: 60_000 };
  expect(await row()).toMatchObject({ status: 'REFUND_PENDING', ...half });
  expect((await testSessions.find(sessionId))?.refunded).toBe(0);
  await settleRefunds(paymentId, Date.now());
  expect(await row()).toMatchObject({ status: 'PARTLY_REFUNDED', ...half });
  await ask(65_000, 'second');
  await settleRefunds(paymentId, Date.now());
  const nothing = { gross: 105_000, refunded: 105_000, platform_fee: 0, net: 0 };
  expect(await row()).toMatchObject({ status: 'REFUNDED', ...nothing });
  expect((await list('2026-11')).totals).toEqual({ count: 1, ...nothing });
});

test('money that came too late is shown as given back', async () => {
  const bookedAt = at('2026-11-20T02:00:00Z');
  await paid('', { status: 'EXPIRED', paidTooLate: true, bookedAt });
  expect((await list('2026-11')).results).toEqual([
    expect.objectContaining({ status: 'REFUNDED', gross: 105_000, net: 0 }),
  ]);
});

test('another lawyer sees none of it', async () => {
  await paid('2026-11-20T02:00:00Z');
  expect(await list('2026-11', await newLawyer())).toMatchObject({ months: [], results: [] });
});

test.each(['2026-13', '2026-1', 'november', '1999-11', '2026-11-01'])(
  '%p is no month',
  async (month) => {
    const { cookie } = lawyer;
    expect(await send(listReceivedPayments, { cookie, query: { month } })).toMatchObject({
      status: 400,
      body: { fields: { month: 'Please provide a month, such as 2026-11.' } },
    });
  },
);

test('a month costs the same statements, however many payments it has', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async () => {
    statements.mockClear();
    await list('2026-11');
    return statements.mock.calls.length;
  };
  await paid('2026-11-20T02:00:00Z');
  await agreement('2026-11-20T02:00:00Z');
  const one = await counted();
  for (let n = 0; n < 12; n += 1) await paid('2026-11-21T02:00:00Z');
  for (let n = 0; n < 3; n += 1) await agreement('2026-11-21T02:00:00Z');
  expect(await counted()).toBe(one);
  statements.mockRestore();
});
