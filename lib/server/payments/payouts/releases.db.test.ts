import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { refundPart, requestRefund, settleRefunds } from '../refunds/service';
import { heldMoney, releasePayment } from './releases';

const NOW = Date.parse('2026-11-23T02:00:00Z');
let client: TestUser;
let lawyer: TestLawyer;

beforeAll(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

/** An agreement that was paid at once: ₱10,000 for the lawyer, ₱50 for the platform. */
async function paid() {
  const rows = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAID',
    writtenAt: NOW,
    terms: { price: 1_000_000, platformFee: 5_000 },
  });
  const [milestone, payment] = [rows.milestones[0], rows.payments[0]];
  if (!milestone?.id || !payment?.sessionId) throw new Error('not paid');
  const payable: PayableRef = { type: 'milestone', id: milestone.id };
  return {
    payable,
    paymentId: payment.id,
    sessionId: payment.sessionId,
    release: () => transaction((tx) => releasePayment(tx, payable, NOW)),
    giveBack: (amount: number, cause = 'dispute:1') =>
      transaction((tx) => refundPart(tx, payable, { amount, reason: 'DISPUTE', cause }, NOW)),
    held: async () => (await heldMoney(database(), 'milestone', [payable.id])).get(payable.id),
    /** Sums of accounts, and the kinds of entries in their order. */
    ledger: () => ledgerOf(payment.id),
  };
}

async function ledgerOf(paymentId: string) {
  const made = await database()
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  const lines = await database()
    .select({
      kind: ledgerEntries.kind,
      account: ledgerPostings.account,
      amount: ledgerPostings.amount,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(inArray(ledgerEntries.sourceId, [paymentId, ...made.map(({ id }) => id)]))
    .orderBy(asc(ledgerPostings.id));
  const sums: Record<string, number> = {};
  for (const { account, amount } of lines) sums[account] = (sums[account] ?? 0) + amount;
  return { sums, releases: new Set(lines.map(({ kind }) => kind)).has('release') };
}

test('a release makes the lawyer’s fee the lawyer’s, once, also when it is asked for twice at a time', async () => {
  const payment = await paid();
  expect(await payment.held()).toEqual({
    refundable: 1_005_000,
    releasable: 1_000_000,
    released: 0,
  });
  const released = await Promise.all([payment.release(), payment.release(), payment.release()]);
  expect(released.toSorted((a, b) => a - b)).toEqual([0, 0, 1_000_000]);
  expect((await payment.ledger()).sums).toEqual({
    gateway: 1_005_000,
    client_funds: 0,
    lawyer_payable: -1_000_000,
    platform_fees: -5_000,
  });
  expect(await payment.held()).toEqual({ refundable: 0, releasable: 0, released: 1_000_000 });
});

test('what goes back is not released: a split leaves nothing with the client’s funds', async () => {
  const payment = await paid();
  expect(await payment.giveBack(400_000)).toBe(400_000);
  expect(await payment.giveBack(400_000)).toBe(0);
  expect(await payment.release()).toBe(600_000);
  expect((await payment.ledger()).sums.client_funds).toBe(-400_000);
  expect(await takeQueued('settle_refunds')).toEqual([
    expect.objectContaining({ paymentId: payment.paymentId }),
  ]);
  await settleRefunds(payment.paymentId, NOW);
  expect((await payment.ledger()).sums).toEqual({
    gateway: 605_000,
    client_funds: 0,
    lawyer_payable: -600_000,
    platform_fees: -5_000,
  });
  expect((await testSessions.find(payment.sessionId))?.refunded).toBe(400_000);
  const [row] = await database().select().from(payments).where(eq(payments.id, payment.paymentId));
  expect(row?.status).toBe('PAID');
});

test('everything back leaves nothing to release', async () => {
  const payment = await paid();
  await payment.giveBack(1_005_000);
  expect(await payment.release()).toBe(0);
  await settleRefunds(payment.paymentId, NOW);
  const { sums, releases } = await payment.ledger();
  expect(Object.values(sums)).toEqual([0, 0, 0]);
  expect(releases).toBe(false);
});

test('more than is held cannot go back, and nothing of what was released', async () => {
  const payment = await paid();
  await expect(payment.giveBack(1_005_001)).rejects.toThrow(RangeError);
  await payment.release();
  await expect(payment.giveBack(1)).rejects.toThrow(RangeError);
  const past = transaction((tx) =>
    requestRefund(tx, payment.paymentId, { amount: 1, reason: 'DISPUTE', cause: 'x', now: NOW }),
  );
  await expect(past).rejects.toMatchObject({
    cause: { constraint: 'refunds_before_release' },
  });
  const made = database()
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.paymentId)));
  expect(await made).toEqual([]);
});

test('what nobody paid for has nothing to release or give back', async () => {
  const rows = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PROPOSAL',
    writtenAt: NOW,
  });
  const payable: PayableRef = { type: 'milestone', id: rows.milestones[0]?.id ?? '' };
  expect(await transaction((tx) => releasePayment(tx, payable, NOW))).toBe(0);
  expect((await heldMoney(database(), 'milestone', [payable.id])).size).toBe(0);
});
