import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { PaymentYear } from '@/lib/contract/payments/statements';
import { getStatement, getPaymentYear as getYear } from '@/lib/contract/payments/statements';
import { MINUTE_MS, manilaYear } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { payments } from '@/lib/server/schema/payments';
import { payouts } from '@/lib/server/schema/payouts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newTaxData } from '@/lib/testing/files/tax-data';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { postPayout, postReleases, postReturn } from '../ledger/ledger';

const at = (time: string) => Date.parse(time);
let lawyer: TestLawyer;
let client: TestUser;
let start = at('2026-12-07T01:00:00Z');

beforeEach(async () => {
  lawyer = await newLawyer();
  client = await newClient({ firstName: 'Iñigo', lastName: 'Cordero' });
});

/** ₱1,000 for the lawyer and ₱50 for the platform, paid at that moment. */
async function paid(time: string): Promise<string> {
  start += 60 * MINUTE_MS;
  const { payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start,
    price: 100_000,
    platformFee: 5_000,
    bookedAt: at(time) - 3 * MINUTE_MS,
  });
  return payment?.id ?? '';
}

/** The reference of a payment, which is that of its meeting. */
async function referenceOf(id: string): Promise<string> {
  const [row] = await database().select().from(payments).where(eq(payments.id, id));
  return row?.payableId.slice(0, 8).toUpperCase() ?? '';
}

const released = (paymentId: string, time: string) =>
  transaction((tx) => postReleases(tx, [{ paymentId, amount: 100_000 }], at(time)));

const cameBack = (id: string, time: string, taken: Taken) =>
  transaction((tx) => postReturn(tx, { id, ...taken }, at(time)));

interface Taken {
  amount: number;
  withheld: number;
}

async function paidOut(time: string, taken: Taken): Promise<string> {
  const [row] = await database()
    .insert(payouts)
    .values({
      lawyerId: lawyer.lawyerId,
      cause: time,
      status: 'PAID',
      ...taken,
      rail: 'instapay',
      bankId: 'BOPIPHMMXXX',
      accountName: 'Test Lawyer',
      accountEnd: '7890',
      gateway: 'local',
      reference: `${lawyer.lawyerId} ${time}`,
      createdAt: new Date(time),
    })
    .returning();
  await transaction((tx) => postPayout(tx, { id: row?.id ?? '', ...taken }, at(time)));
  return row?.id ?? '';
}

async function statement(month: string, { cookie } = lawyer) {
  const answer = await send(getStatement, { cookie, query: { month } });
  expect(answer.status).toBe(200);
  const { text } = readPdf(answer.bytes);
  return text.replace(/\s+/g, ' ');
}

async function year(of?: string, { cookie } = lawyer) {
  const { status, body } = await send(getYear, { cookie, query: of ? { year: of } : {} });
  expect(status).toBe(200);
  return body as PaymentYear;
}

test('a statement has the payments of the month, and the balance from before it to its end', async () => {
  await newTaxData(lawyer);
  const [before, inside] = [await paid('2026-09-10T02:00:00Z'), await paid('2026-10-05T02:00:00Z')];
  await released(before, '2026-09-20T02:00:00Z');
  await released(inside, '2026-10-06T02:00:00Z');
  // Midnight in Manila, which ends the month.
  await released(await paid('2026-10-31T15:59:59Z'), '2026-10-31T16:00:00Z');
  const id = await paidOut('2026-10-12T02:00:00Z', { amount: 150_000, withheld: 750 });
  await cameBack(id, '2026-10-13T02:00:00Z', { amount: 150_000, withheld: 750 });
  await paidOut('2026-10-20T02:00:00Z', { amount: 30_000, withheld: 0 });
  const text = await statement('2026-10');
  for (const part of [
    'Statement for October 2026',
    'It is not an invoice registered with the Bureau',
    'Peña Law Office',
    '123-456-789-00000',
    'Not VAT-registered',
    'October 1, 2026 to October 31',
    'Oct 5',
    'Oct 31',
    'Iñigo Cordero',
    '1,050.00',
    '50.00',
    '1,000.00',
    '₱2,100',
    '-₱100',
    '₱2,000',
    `Fee released: payment ${await referenceOf(inside)}, paid by Iñigo Cordero`,
    'account ending in 7890, ₱7.50 of it withheld as tax',
    'Payout sent back by',
    'Balance on October 1, 2026',
    'Released to you',
    '-₱1,800',
    '₱1,500',
    '₱1,700',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain(await referenceOf(before));
  expect(await statement('2026-11')).toContain('No client paid this month.');
});

test('a month that has not begun, and one that is none, have no statement', async () => {
  for (const month of ['2099-01', '2026-13'])
    expect(await send(getStatement, { cookie: lawyer.cookie, query: { month } })).toMatchObject({
      status: 400,
      body: { key: 'invalid_input', fields: { month: expect.any(String) } },
    });
});

test('a year has every month, and what was withheld and paid out', async () => {
  await paid('2025-12-31T15:59:59Z');
  await paid('2025-12-31T16:00:00Z');
  await paid('2026-10-05T02:00:00Z');
  const id = await paidOut('2026-10-12T02:00:00Z', { amount: 150_000, withheld: 750 });
  await paidOut('2026-11-02T02:00:00Z', { amount: 20_000, withheld: 100 });
  await cameBack(id, '2026-11-03T02:00:00Z', { amount: 150_000, withheld: 750 });
  const { months, totals, years } = await year('2026');
  expect(years).toEqual([...new Set([manilaYear(Date.now()), 2026, 2025])]);
  expect(months.map(({ month }) => month.slice(5)).join()).toBe(
    '01,02,03,04,05,06,07,08,09,10,11,12',
  );
  const one = { gross: 105_000, refunded: 0, platform_fee: 5_000, net: 100_000 };
  expect(months[0]).toEqual({ month: '2026-01', ...one, taxed: 0, withheld: 0, paid_out: 0 });
  expect(months[9]).toEqual({
    month: '2026-10',
    ...one,
    taxed: 0,
    withheld: 750,
    paid_out: 149_250,
  });
  expect(months[10]).toMatchObject({ gross: 0, withheld: -650, paid_out: -129_350 });
  expect(totals).toEqual({
    gross: 210_000,
    refunded: 0,
    platform_fee: 10_000,
    net: 200_000,
    taxed: 0,
    withheld: 100,
    paid_out: 19_900,
  });
  expect((await year('2025')).totals.gross).toBe(105_000);
  expect((await year('2026', await newLawyer())).totals).toMatchObject({ gross: 0, paid_out: 0 });
});

test('a year and a statement cost the same statements, however much is in them', async () => {
  const queries = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async () => {
    queries.mockClear();
    await year('2026');
    const ofYear = queries.mock.calls.length;
    await statement('2026-10');
    return [ofYear, queries.mock.calls.length - ofYear];
  };
  const more = async (day: number) => {
    await released(await paid(`2026-10-${day}T02:00:00Z`), `2026-10-${day}T03:00:00Z`);
    await paidOut(`2026-10-${day}T04:00:00Z`, { amount: 10_000, withheld: 50 });
  };
  await more(10);
  const one = await counted();
  for (let day = 11; day < 17; day += 1) await more(day);
  expect(await counted()).toEqual(one);
  queries.mockRestore();
});
