import pg from 'pg';
import type { Ledger } from '@/lib/contract/admin/ledger';
import { getLedger as GET } from '@/lib/contract/admin/ledger';
import { DAY_MS } from '@/lib/domain/platform/time';
import { postPayout } from '@/lib/server/payments/ledger/ledger';
import { requestRefund, settleRefunds } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { payouts } from '@/lib/server/schema/payouts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { manilaTime, newAdmin, newClient, newLawyer } from '@/lib/testing/factories';

let cookie: string;
let day = Date.parse('2031-03-05T02:00:00Z');
beforeEach(async () => {
  cookie = (await newAdmin()).cookie;
  day += DAY_MS;
});

const keyOfDay = () => new Date(day).toISOString().slice(0, 10);

async function ledger(query: Record<string, string> = {}) {
  const answer = await send(GET, { cookie, query });
  expect(answer.status).toBe(200);
  return answer.body as Ledger;
}

let bookedOn = 0;

async function paid(): Promise<string> {
  bookedOn += 1;
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const { payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(3, 30 * bookedOn),
    price: 100_000,
    platformFee: 5_000,
  });
  return payment?.id ?? '';
}

/** A payout of ₱1,000, of which ₱5 are withheld, booked at an instant of the day of this test. */
async function paidOut(offset = 0): Promise<string> {
  const { lawyerId } = await newLawyer();
  const [row] = await database()
    .insert(payouts)
    .values({
      lawyerId,
      cause: 'test',
      status: 'PAID',
      amount: 100_000,
      withheld: 500,
      rail: 'instapay',
      bankId: 'BOPIPHMMXXX',
      accountEnd: '7890',
      gateway: 'local',
      reference: `PO_${lawyerId}`,
      createdAt: new Date(day + offset),
    })
    .returning();
  const payout = { id: row?.id ?? '', amount: 100_000, withheld: 500 };
  await transaction((tx) => postPayout(tx, payout, day + offset));
  return `PO_${lawyerId}`;
}

const balances = (of: Ledger) => new Map(of.accounts.map((one) => [one.account, one.balance]));

test('every account has its balance, and together they are 0', async () => {
  const before = balances(await ledger());
  await paid();
  await paidOut();
  const after = await ledger();
  expect(after.sum).toBe(0);
  const changes = after.accounts.map((one) => [
    one.account,
    one.balance - (before.get(one.account) ?? 0),
  ]);
  expect(changes).toEqual([
    ['gateway', 105_000],
    ['client_funds', -100_000],
    ['platform_fees', -5_000],
    ['gateway_fees', 0],
    ['withheld', -500],
    ['lawyer_payable', 100_000],
    ['paid_out', -99_500],
  ]);
});

test('an entry has its lines, and what it comes from', async () => {
  const paymentId = await paid();
  const payment = paymentId.slice(0, 8).toUpperCase();
  const [first] = (await ledger({ kind: 'payment' })).results;
  expect(first).toMatchObject({
    source: { type: 'payment', reference: payment, payment: null },
    postings: [
      { account: 'gateway', amount: 105_000 },
      { account: 'client_funds', amount: -100_000 },
      { account: 'platform_fees', amount: -5_000 },
    ],
  });
  await transaction((tx) =>
    requestRefund(tx, paymentId, {
      amount: 40_000,
      cause: 'test',
      reason: 'LATE',
      now: Date.now(),
    }),
  );
  await settleRefunds(paymentId, Date.now());
  const [refund] = (await ledger({ kind: 'refund' })).results;
  expect(refund?.source).toMatchObject({ type: 'refund', payment });
  expect(refund?.source.reference).not.toBe('');
});

test('a day begins and ends at midnight in Manila, the latest entry first', async () => {
  const midnight = Date.parse(`${keyOfDay()}T00:00:00+08:00`) - day;
  await paidOut(midnight - 1);
  const first = await paidOut(midnight);
  const last = await paidOut(midnight + DAY_MS - 1);
  await paidOut(midnight + DAY_MS);
  const found = await ledger({ day: keyOfDay() });
  expect(found.results.map(({ source }) => source.reference)).toEqual([last, first]);
  expect((await ledger({ day: keyOfDay(), kind: 'payment' })).results).toEqual([]);
  day += 2 * DAY_MS;
});

test('entries come in pages, each in the same number of statements', async () => {
  for (let n = 0; n < 3; n += 1) await paidOut(n);
  const queries = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async (page: string) => {
    queries.mockClear();
    const { results, hasMore } = await ledger({ day: keyOfDay(), page });
    return { count: results.length, hasMore, statements: queries.mock.calls.length };
  };
  const few = await counted('0');
  for (let n = 3; n < 12; n += 1) await paidOut(n);
  expect(await counted('0')).toEqual({ ...few, count: 10, hasMore: true });
  expect(await counted('1')).toEqual({ ...few, count: 2, hasMore: false });
  queries.mockRestore();
});

test.each([
  ['kind', 'loan'],
  ['day', '2026-02-30'],
  ['day', '0000-01-01'],
  ['page', '-1'],
])('%s=%s is refused', async (name, value) => {
  expect((await send(GET, { cookie, query: { [name]: value } })).status).toBe(400);
});
