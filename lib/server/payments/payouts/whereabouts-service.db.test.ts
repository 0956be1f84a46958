import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { LawyerPayouts, PayoutParts } from '@/lib/contract/payments/payouts';
import { listPayouts, readPayout } from '@/lib/contract/payments/payouts';
import type { ReceivedPayments } from '@/lib/contract/payments/received-payments';
import { listReceivedPayments } from '@/lib/contract/payments/received-payments';
import { RELEASE_HOURS } from '@/lib/domain/meetings/release-rule';
import { nextPayoutDay } from '@/lib/domain/payments/payout';
import { monthKey } from '@/lib/domain/platform/months';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { OBJECTION_DAYS, objectionEnd } from '@/lib/domain/work-items/work-item';
import { releaseDue } from '@/lib/server/meetings/payments/releases';
import { database } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { lawyers } from '@/lib/server/schema/lawyers';
import { workItemDisputes } from '@/lib/server/schema/work-item-records';
import { workItemMilestones } from '@/lib/server/schema/work-items';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { newAgreement } from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import { bringCase } from '@/lib/testing/cases';
import { newAdmin, newClient, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { askForPayout, makePayable, newPayee } from '@/lib/testing/payouts';
import { settlePayout } from './transfers';

/** Half an hour that ended so long ago. */
const ended = (ago: number) =>
  Math.floor((Date.now() - ago) / (30 * 60_000)) * 30 * 60_000 - HOUR_MS / 2;
let lawyer: TestLawyer;
let client: TestUser;

beforeEach(async () => {
  lawyer = await newPayee();
  client = await newClient();
});

async function meeting(start: number, type: 'VIDEO' | 'PHONE' = 'VIDEO', price = 100_000) {
  const { meeting: made, payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start,
    price,
    platformFee: 5_000,
    bookedAt: Date.now() - HOUR_MS,
    status: start < Date.now() ? 'COMPLETED' : 'CONFIRMED',
    meeting: { type, ...(type === 'PHONE' && { phone: '+639171234567' }) },
  });
  return { ...made, reference: payment?.payableId.slice(0, 8).toUpperCase() };
}

/** An agreement that was paid yesterday: a payment of tomorrow may be one of a month that is not listed yet. */
async function agreement() {
  const { item, milestones } = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAID',
    writtenAt: Date.now() - 2 * DAY_MS,
    terms: { price: 1_000_000, platformFee: 5_000 },
  });
  return { item, milestoneId: milestones[0]?.id ?? '' };
}

async function overview({ cookie } = lawyer) {
  const answer = await send(listPayouts, { cookie });
  expect(answer.status).toBe(200);
  return answer.body as LawyerPayouts;
}

/** The payments of the last days. */
async function places({ cookie } = lawyer) {
  const months = new Set([20, 10, 1, 0].map((days) => monthKey(Date.now() - days * DAY_MS)));
  const found: ReceivedPayments['results'] = [];
  for (const month of months) {
    const answer = await send(listReceivedPayments, { cookie, query: { month } });
    expect(answer.status).toBe(200);
    found.push(...(answer.body as ReceivedPayments).results);
  }
  return found;
}

async function place() {
  const [one, ...others] = await places();
  expect(others).toEqual([]);
  return one?.where;
}

test.each(['VIDEO', 'PHONE'] as const)(
  'a %s meeting names the instant at which the job releases its money, and the Monday after it',
  async (type) => {
    const { endsAt } = await meeting(ended(HOUR_MS), type);
    const until = endsAt.getTime() + RELEASE_HOURS[type] * HOUR_MS;
    const payday = nextPayoutDay(until);
    expect(await place()).toEqual({
      state: 'held',
      why: 'meeting',
      until: isoInstant(until),
      kept: null,
      payday,
      payouts: [],
    });
    expect(await overview()).toMatchObject({
      held: 100_000,
      paydays: [{ day: payday, amount: 100_000 }],
      waiting: [],
    });
    await releaseDue(until - 1);
    expect(await place()).toMatchObject({ state: 'held' });
    await releaseDue(until);
    expect(await place()).toMatchObject({ state: 'balance', why: null, until: null });
  },
);

test('a reported absence holds the money without a day', async () => {
  const { id } = await meeting(ended(HOUR_MS), 'PHONE');
  await database()
    .insert(meetingAbsences)
    .values({ meetingId: id, state: 'REPORTED', reportedAt: new Date() });
  expect(await place()).toMatchObject({ state: 'held', why: 'absence', until: null, payday: null });
  expect(await overview()).toMatchObject({
    paydays: [],
    waiting: [{ why: 'absence', amount: 100_000, count: 1 }],
  });
});

test('an agreement waits for its work, then for objections, then for what was objected', async () => {
  const { item, milestoneId } = await agreement();
  expect(await place()).toMatchObject({ state: 'held', why: 'work', until: null });
  const finishedAt = new Date();
  await database()
    .update(workItemMilestones)
    .set({ finishedAt })
    .where(eq(workItemMilestones.id, milestoneId));
  const until = objectionEnd(finishedAt.getTime(), OBJECTION_DAYS);
  expect(await place()).toMatchObject({
    why: 'objections',
    until: isoInstant(until),
    payday: nextPayoutDay(until),
  });
  await database()
    .insert(workItemDisputes)
    .values({ workItemId: item.id, reason: 'Not as agreed.', createdAt: new Date() });
  expect(await place()).toMatchObject({ why: 'objection', until: null, payday: null });
  expect((await overview()).waiting).toEqual([{ why: 'objection', amount: 1_000_000, count: 1 }]);
});

test('what a decision leaves comes on its day, and no more of it is expected', async () => {
  const agreement = await newAgreement({ client, lawyer }, { status: 'PAID' });
  await agreement.complete();
  await agreement.object();
  const before = await place();
  expect(before).toMatchObject({ why: 'objection', kept: null, payday: null });
  const [{ net } = { net: 0 }] = await places();
  await bringCase(agreement.id, 'DECIDED', { lawyer, adminId: (await newAdmin()).id });
  const until = Date.parse((await place())?.until ?? '');
  expect(until).toBeGreaterThan(Date.now() + 6 * DAY_MS);
  expect(await place()).toMatchObject({
    state: 'held',
    why: 'decided',
    kept: net - 50_000,
    payday: nextPayoutDay(until),
  });
  expect(await overview()).toMatchObject({
    paydays: [{ day: nextPayoutDay(until), amount: net - 50_000 }],
    waiting: [{ why: 'decided', amount: 50_000, count: 1 }],
  });
});

test('below the minimum, and without a bank account, no Monday is named', async () => {
  const { reference } = await meeting(ended(HOUR_MS), 'VIDEO', 20_000);
  expect(await place()).toMatchObject({ state: 'held', payday: null });
  expect((await overview()).paydays).toEqual([]);
  const more = await meeting(ended(3 * HOUR_MS), 'VIDEO', 40_000);
  const found = await places();
  expect(found.map((one) => one.reference).toSorted()).toEqual(
    [reference, more.reference].toSorted(),
  );
  for (const { where } of found) expect(where.payday).not.toBeNull();
  await database().update(lawyers).set({ bankId: null }).where(eq(lawyers.id, lawyer.lawyerId));
  for (const { where } of await places())
    expect(where).toMatchObject({ state: 'held', payday: null });
});

/** A payout of everything, tried to the end. */
async function paidOut(): Promise<string> {
  const { id } = await askForPayout(lawyer.lawyerId);
  await settlePayout(id, Date.now());
  await settlePayout(id, Date.now());
  return id;
}

const payout = (id: string, { cookie } = lawyer) => send(readPayout, { cookie, params: { id } });

async function sharesIn(id: string) {
  const { parts } = (await payout(id)).body as PayoutParts;
  return parts.map(({ share, net }) => [share, net]).toSorted();
}

test('a payout consists of what was released, and each payment names it', async () => {
  await makePayable(lawyer, 60_000);
  await makePayable(lawyer, 90_000);
  const id = await paidOut();
  expect(await sharesIn(id)).toEqual([
    [60_000, 60_000],
    [90_000, 90_000],
  ]);
  expect((await overview()).paydays).toEqual([]);
  const payouts = [expect.objectContaining({ _id: id, status: 'PAID', amount: 60_000 })];
  const one = (await whereabouts()).find(({ amount }) => amount === 60_000);
  expect(one?.where).toMatchObject({ state: 'payout', payday: null, payouts });
  expect(await payout(id, await newPayee())).toMatchObject({ status: 404 });
});

test('what did not arrive is in the balance again, with a Monday, and was in that payout', async () => {
  lawyer = await newPayee('0404');
  await makePayable(lawyer, 60_000);
  const id = await paidOut();
  expect((await payout(id)).body).toMatchObject({ status: 'FAILED' });
  expect(await sharesIn(id)).toEqual([[60_000, 60_000]]);
  const payday = nextPayoutDay(Date.now());
  const [one] = await whereabouts();
  expect(one?.where).toMatchObject({ state: 'balance', payday, payouts: [] });
  expect((await overview()).paydays).toEqual([{ day: payday, amount: 60_000 }]);
});

/** The place of each payment of `makePayable`, whose money arrived some days ago. */
async function whereabouts() {
  const found = await places();
  return found.map(({ net, where }) => ({ amount: net, where }));
}

test('statements grow neither with payments nor with payouts', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async (look: () => Promise<unknown>) => {
    statements.mockClear();
    await look();
    return statements.mock.calls.length;
  };
  const month = () =>
    send(listReceivedPayments, { cookie: lawyer.cookie, query: { month: monthKey(Date.now()) } });
  await meeting(ended(HOUR_MS));
  await agreement();
  await makePayable(lawyer, 60_000);
  const first = await askForPayout(lawyer.lawyerId);
  const parts = (id: string) => () => send(readPayout, { cookie: lawyer.cookie, params: { id } });
  const before = [await counted(month), await counted(overview), await counted(parts(first.id))];
  for (let n = 2; n < 7; n += 1) await meeting(ended(n * 2 * HOUR_MS));
  await agreement();
  for (let n = 0; n < 3; n += 1) await makePayable(lawyer, 60_000);
  const second = await askForPayout(lawyer.lawyerId);
  expect([await counted(month), await counted(overview), await counted(parts(second.id))]).toEqual(
    before,
  );
  statements.mockRestore();
});
