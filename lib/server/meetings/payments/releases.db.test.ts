import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { heldMoney } from '@/lib/server/payments/payouts/releases';
import { requestRefund, settleRefunds } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { meetings } from '@/lib/server/schema/meetings';
import { ledgerEntries } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { releaseDue } from './releases';

const NOW = Date.parse('2026-11-23T02:00:00Z');
const MINUTES = 30;
let lawyer: TestLawyer;
let client: TestUser;

beforeEach(async () => {
  [lawyer, client] = [await newLawyer(), await newClient()];
});

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

/** A meeting of ₱1,000 that ended so long ago. */
async function ended(ago: number, seed: Seed = {}) {
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    price: 100_000,
    platformFee: 5_000,
    start: NOW - ago - MINUTES * MINUTE_MS,
    status: 'COMPLETED',
    ...seed,
  });
  return { id: meeting.id, paymentId: payment?.id ?? '' };
}

const PHONE = { meeting: { type: 'PHONE', phone: '+639170000001' } } as const;

/** Centavos that became the lawyer's, and whether the meeting is done with. */
async function stateOf(id: string) {
  const [row] = await database().select().from(meetings).where(eq(meetings.id, id));
  const money = (await heldMoney(database(), 'meeting', [id])).get(id);
  return [money?.released ?? 0, row?.releasedAt !== null];
}

const RELEASED = [100_000, true];
const HELD = [0, false];

test.each([
  ['VIDEO', 24, {}],
  ['PHONE', 72, PHONE],
])('a %s meeting is released %s hours after its end', async (_, hours, seed) => {
  const over = await ended(hours * HOUR_MS, seed);
  const early = await ended(hours * HOUR_MS - 1000, seed);
  await releaseDue(NOW);
  expect(await stateOf(over.id)).toEqual(RELEASED);
  expect(await stateOf(early.id)).toEqual(HELD);
});

test('what was not completed or not paid for is not released', async () => {
  const confirmed = await ended(100 * HOUR_MS, { status: 'CONFIRMED' });
  const expired = await ended(100 * HOUR_MS, { status: 'EXPIRED' });
  const free = await ended(100 * HOUR_MS, { price: 0, platformFee: 0, meeting: { free: true } });
  await releaseDue(NOW);
  for (const { id } of [confirmed, expired, free]) expect(await stateOf(id)).toEqual(HELD);
});

test.each(['REPORTED', 'CONTESTED'] as const)('a report that is %s holds it', async (state) => {
  const { id } = await ended(200 * HOUR_MS, PHONE);
  await database()
    .insert(meetingAbsences)
    .values({ meetingId: id, state, details: '', reportedAt: new Date(NOW - 199 * HOUR_MS) });
  await releaseDue(NOW);
  expect(await stateOf(id)).toEqual(HELD);
  await database()
    .update(meetingAbsences)
    .set({ state: 'REJECTED', closedAt: new Date(NOW) })
    .where(eq(meetingAbsences.meetingId, id));
  await releaseDue(NOW);
  expect(await stateOf(id)).toEqual(RELEASED);
});

test('a late cancellation leaves the lawyer what does not go back, once it has gone back', async () => {
  const { id, paymentId } = await ended(30 * HOUR_MS);
  await database()
    .update(meetings)
    .set({ status: 'CANCELLED', cancelledBy: 'CLIENT' })
    .where(eq(meetings.id, id));
  const half = { amount: 40_000, reason: 'CANCELLED', cause: 'cancelled', now: NOW } as const;
  await transaction((tx) => requestRefund(tx, paymentId, half));
  await releaseDue(NOW);
  expect(await stateOf(id)).toEqual(HELD);
  await settleRefunds(paymentId, NOW);
  await releaseDue(NOW);
  expect(await stateOf(id)).toEqual([60_000, true]);
});

test('side by side and again, each is released once, in statements that do not grow', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async () => {
    statements.mockClear();
    await releaseDue(NOW);
    return statements.mock.calls.length;
  };
  await releaseDue(NOW);
  await ended(30 * HOUR_MS);
  const one = await counted();
  for (let n = 0; n < 9; n += 1) await ended((31 + n) * HOUR_MS);
  expect(await counted()).toBe(one);
  statements.mockRestore();
  const more = [];
  for (let n = 0; n < 6; n += 1) more.push(await ended((51 + n) * HOUR_MS));
  await Promise.all([releaseDue(NOW), releaseDue(NOW), releaseDue(NOW)]);
  await releaseDue(NOW);
  for (const { id } of more) expect(await stateOf(id)).toEqual(RELEASED);
  const entries = database()
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.sourceId,
        more.map(({ paymentId }) => paymentId),
      ),
    );
  expect((await entries).filter(({ kind }) => kind === 'release')).toHaveLength(more.length);
});
