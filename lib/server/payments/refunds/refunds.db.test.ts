import { eq, like } from 'drizzle-orm';
import { env } from '@/lib/env';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import { localGateway, testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { GatewayError, type GatewayRefund } from '@/lib/server/adapters/payment/port';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { mails } from '@/lib/server/schema/messages';
import { payments, refunds, testGatewaySessions } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { rowsOf } from '@/lib/testing/payments';
import { lookAgain, makeManual, retryRefund } from './by-hand-service';
import { changeRefund, findRefund, requestRefund, settleRefunds } from './service';

const NOW = Date.parse('2026-11-23T02:00:00Z');
let client: TestUser;
let lawyer: TestLawyer;
let minute = 0;

beforeAll(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

/** A paid meeting: ₱1,000 for the lawyer, ₱50 for the platform. */
async function paid() {
  minute += 60;
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(3, minute),
    price: 100_000,
    platformFee: 5_000,
  });
  if (!payment?.sessionId) throw new Error('not paid');
  const held = { meetingId: meeting.id, sessionId: payment.sessionId, client, lawyer };
  return {
    id: payment.id,
    sessionId: payment.sessionId,
    now: () => rowsOf(held),
    ask: (amount: number, cause: string) =>
      transaction((tx) =>
        requestRefund(tx, payment.id, { amount, cause, reason: 'LATE', now: NOW }),
      ),
    settle: () => settleRefunds(payment.id, NOW),
  };
}

test('several refunds go back one by one, and together they undo the payment', async () => {
  const payment = await paid();
  for (const [amount, cause, status] of [
    [60_000, 'first', 'PAID'],
    [42_000, 'second', 'PAID'],
    [3_000, 'third', 'REFUNDED'],
  ] as const) {
    expect(await payment.ask(amount, cause)).toBe(true);
    expect((await payment.now()).payment.status).toBe('REFUND_PENDING');
    await payment.settle();
    expect((await payment.now()).payment.status).toBe(status);
  }
  const { postings, payment: row, refunds: made } = await payment.now();
  expect(row.refunded).toBe(105_000);
  expect(made.map(({ status, gatewayRefundId }) => [status, gatewayRefundId !== null])).toEqual(
    Array(3).fill(['SUCCEEDED', true]),
  );
  const of = (name: string) =>
    postings.filter(({ account }) => account === name).map(({ amount }) => amount);
  expect(of('gateway')).toEqual([105_000, -60_000, -42_000, -3_000]);
  expect(of('client_funds')).toEqual([-100_000, 60_000, 40_000]);
  expect(of('platform_fees')).toEqual([-5_000, 2_000, 3_000]);
  expect((await testSessions.find(payment.sessionId))?.refunded).toBe(105_000);
});

test('a cause that asks again changes nothing, whether its refund was made or not', async () => {
  const payment = await paid();
  expect(await payment.ask(105_000, 'cause')).toBe(true);
  expect(await payment.ask(105_000, 'cause')).toBe(false);
  await payment.settle();
  expect(await payment.ask(105_000, 'cause')).toBe(false);
  await payment.settle();
  expect(await payment.now()).toMatchObject({
    payment: { status: 'REFUNDED', refunded: 105_000 },
    refunds: [{ amount: 105_000 }],
  });
});

test('the database refuses more than was received, also of two at once', async () => {
  const payment = await paid();
  const beyond = { cause: { constraint: 'refunds_within_received' } };
  await expect(payment.ask(105_001, 'all')).rejects.toMatchObject(beyond);
  const both = await Promise.allSettled([payment.ask(60_000, 'a'), payment.ask(60_000, 'b')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { refunds: made } = await payment.now();
  expect(made).toHaveLength(1);
  const more = database().update(refunds).set({ amount: 105_001 });
  await expect(more.where(eq(refunds.id, made[0]?.id ?? ''))).rejects.toMatchObject(beyond);
  await expect(
    database().update(payments).set({ received: 500_000 }).where(eq(payments.id, payment.id)),
  ).rejects.toMatchObject({ cause: { code: '23001' } });
});

test('what was not received is not refunded', async () => {
  const { payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(4, 600),
    status: 'PAYMENT_PENDING',
  });
  const refund = { amount: 1, reason: 'LATE', cause: 'cause', now: NOW } as const;
  await expect(
    transaction((tx) => requestRefund(tx, payment?.id ?? '', refund)),
  ).rejects.toMatchObject({ cause: { constraint: 'refunds_within_received' } });
});

test('refunds that run side by side are made and booked once', async () => {
  const payment = await paid();
  await payment.ask(30_000, 'a');
  await payment.ask(75_000, 'b');
  await Promise.all([payment.settle(), payment.settle(), payment.settle()]);
  const { payment: row, postings } = await payment.now();
  expect(row).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
  expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(
    postings.filter(({ kind, account }) => kind === 'refund' && account === 'gateway'),
  ).toHaveLength(2);
  expect((await testSessions.find(payment.sessionId))?.refunded).toBe(105_000);
});

test('a refund that the gateway refuses is FAILED, holds no other back, and waits for an administrator', async () => {
  const payment = await paid();
  const setLeft = (refunded: number) =>
    database()
      .update(testGatewaySessions)
      .set({ refunded })
      .where(eq(testGatewaySessions.id, payment.sessionId));
  await setLeft(90_000);
  await payment.ask(95_000, 'too much for the gateway');
  await payment.ask(10_000, 'fine');
  await Promise.all([payment.settle(), payment.settle()]);
  const after = await payment.now();
  expect(after.payment).toMatchObject({ status: 'REFUND_PENDING', refunded: 10_000 });
  expect(after.refunds.find(({ cause }) => cause === 'fine')?.status).toBe('SUCCEEDED');
  const [failed] = after.refunds.filter(({ cause }) => cause !== 'fine');
  expect(failed).toMatchObject({
    status: 'FAILED',
    gatewayRefundId: null,
    refusal: 'There is no such payment to refund.',
  });
  const notified = await database()
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `refund-failed:${failed?.id}:%`));
  expect(notified.map(({ recipient, template }) => [recipient, template])).toEqual([
    [env.SUPPORT_EMAIL, 'refund-failed'],
  ]);
  await setLeft(10_000);
  await payment.settle();
  expect(await findRefund(database(), failed?.id ?? '')).toMatchObject({ status: 'FAILED' });
  await transaction((tx) => retryRefund(tx, failed?.id ?? '', null));
  expect(await findRefund(database(), failed?.id ?? '')).toMatchObject({
    status: 'PENDING',
    refusal: null,
    reference: failed?.reference,
  });
  await payment.settle();
  expect((await payment.now()).payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
});

describe('a gateway that takes its time', () => {
  let answers: Record<'refund' | 'getRefund', jest.SpyInstance>;
  beforeAll(() => {
    const local = gatewayOf({ gateway: 'local' });
    answers = { refund: jest.spyOn(local, 'refund'), getRefund: jest.spyOn(local, 'getRefund') };
  });
  beforeEach(() => {
    for (const one of Object.values(answers)) one.mockReset();
  });
  afterAll(() => {
    for (const one of Object.values(answers)) one.mockRestore();
  });
  const pending: GatewayRefund = { id: 'ref_1', status: 'pending' };
  const surelyFailed: GatewayRefund = { id: 'ref_1', status: 'failed' };

  test('is asked about a pending refund until it is made', async () => {
    const payment = await paid();
    await payment.ask(105_000, 'all');
    answers.refund.mockResolvedValue(pending);
    await payment.settle();
    expect(await payment.now()).toMatchObject({
      payment: { status: 'REFUND_PENDING', refunded: 0 },
      refunds: [{ status: 'PENDING', gatewayRefundId: 'ref_1' }],
    });
    answers.getRefund.mockResolvedValueOnce(pending);
    await payment.settle();
    answers.getRefund.mockResolvedValue({ id: 'ref_1', status: 'succeeded' });
    await Promise.all([payment.settle(), payment.settle()]);
    expect(answers.refund).toHaveBeenCalledTimes(1);
    const { payment: row, postings } = await payment.now();
    expect(row).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(postings.filter(({ kind }) => kind === 'refund')).toHaveLength(3);
  });

  test('that fails in the end is tried again under a fresh reference', async () => {
    const payment = await paid();
    await payment.ask(105_000, 'all');
    answers.refund.mockResolvedValueOnce(pending);
    answers.getRefund.mockResolvedValueOnce({ id: 'ref_1', status: 'failed' });
    await payment.settle();
    await payment.settle();
    const [failed] = (await payment.now()).refunds;
    expect(failed).toMatchObject({ status: 'FAILED', gatewayRefundId: 'ref_1' });
    await transaction((tx) => retryRefund(tx, failed?.id ?? '', surelyFailed));
    const [again] = (await payment.now()).refunds;
    expect(again).toMatchObject({ status: 'PENDING', gatewayRefundId: null });
    expect(again?.reference).not.toBe(failed?.reference);
    answers.refund.mockResolvedValueOnce({ id: 'ref_2', status: 'succeeded' });
    await payment.settle();
    expect((await payment.now()).refunds).toMatchObject([
      { status: 'SUCCEEDED', gatewayRefundId: 'ref_2' },
    ]);
    await expect(
      transaction((tx) => retryRefund(tx, failed?.id ?? '', surelyFailed)),
    ).rejects.toMatchObject({
      key: 'bad_transition',
    });
  });

  test('that does not answer is asked again under the same reference', async () => {
    const payment = await paid();
    await payment.ask(105_000, 'all');
    answers.refund.mockRejectedValueOnce(new GatewayError('unreachable', 'timeout'));
    await expect(payment.settle()).rejects.toMatchObject({ reason: 'unreachable' });
    expect((await payment.now()).refunds).toMatchObject([{ status: 'PENDING', refusal: null }]);
    answers.refund.mockResolvedValueOnce({ id: 'ref_3', status: 'succeeded' });
    await payment.settle();
    const [first, second] = answers.refund.mock.calls.map(([{ reference }]) => reference);
    expect(second).toBe(first);
    expect((await payment.now()).payment.status).toBe('REFUNDED');
  });

  test('and whose refusal to say is no refusal of the refund', async () => {
    const payment = await paid();
    await payment.ask(105_000, 'all');
    answers.refund.mockResolvedValueOnce(pending);
    await payment.settle();
    for (const reason of ['refused', 'not_found', 'unreachable'] as const) {
      answers.getRefund.mockRejectedValueOnce(new GatewayError(reason, 'no answer'));
      await expect(payment.settle()).rejects.toMatchObject({ reason });
    }
    expect((await payment.now()).refunds).toMatchObject([
      { status: 'PENDING', gatewayRefundId: 'ref_1' },
    ]);
    answers.getRefund.mockResolvedValueOnce({ id: 'ref_1', status: 'succeeded' });
    await payment.settle();
    expect(answers.refund).toHaveBeenCalledTimes(1);
    expect((await payment.now()).payment.status).toBe('REFUNDED');
  });

  test('and makes it after all is neither asked anew nor helped by hand', async () => {
    const payment = await paid();
    await payment.ask(105_000, 'all');
    answers.refund.mockResolvedValueOnce({ id: 'ref_1', status: 'failed' });
    await payment.settle();
    const [failed] = (await payment.now()).refunds;
    if (!failed) throw new Error('no refund');
    answers.getRefund.mockRejectedValueOnce(new GatewayError('unreachable', '429'));
    await expect(lookAgain(failed.id)).rejects.toMatchObject({ reason: 'unreachable' });
    answers.getRefund.mockResolvedValueOnce(pending);
    const taken = await lookAgain(failed.id);
    await expect(
      transaction((tx) => makeManual(tx, failed.id, taken, Date.now())),
    ).rejects.toMatchObject({ key: 'bad_transition' });
    await transaction((tx) => retryRefund(tx, failed.id, taken));
    const { reference } = failed;
    expect((await payment.now()).refunds).toMatchObject([
      { status: 'PENDING', gatewayRefundId: 'ref_1', reference },
    ]);
  });

  test('whose answer to an older reference comes late changes nothing of a newer try', async () => {
    const payment = await paid();
    await payment.ask(105_000, 'all');
    answers.refund.mockResolvedValueOnce({ id: 'ref_4', status: 'failed' });
    await payment.settle();
    const [failed] = (await payment.now()).refunds;
    if (!failed) throw new Error('no refund');
    await transaction((tx) => retryRefund(tx, failed.id, surelyFailed));
    const stale = { only: ['PENDING'] as const, refusal: 'stale' };
    expect(await changeRefund(database(), failed, 'FAILED', stale)).toBe(false);
    expect((await payment.now()).refunds).toMatchObject([{ status: 'PENDING' }]);
  });
});

test('the gateway refunds once per reference', async () => {
  const payment = await paid();
  const { gatewayPaymentId } = (await payment.now()).payment;
  const refund = (amount: number, reference: string) =>
    localGateway.refund({
      paymentId: gatewayPaymentId ?? '',
      amount,
      reference: `${payment.id}:${reference}`,
      reason: 'CANCELLED',
      paid: { method: 'card', at: Date.now(), amount: 105_000 },
    });
  const first = await refund(40_000, 'a');
  expect(await refund(40_000, 'a')).toEqual(first);
  expect(await refund(40_000, 'b')).not.toEqual(first);
  await expect(refund(40_000, 'c')).rejects.toMatchObject({ reason: 'refused' });
  await expect(refund(39_999, 'a')).rejects.toMatchObject({ reason: 'refused' });
});
