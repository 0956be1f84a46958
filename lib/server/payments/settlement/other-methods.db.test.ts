import { eq } from 'drizzle-orm';
import { cancelMeeting } from '@/lib/contract/meetings/meetings';
import { getCheckout, payAnotherWay } from '@/lib/contract/payments/payments';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { writeEvent } from '@/lib/server/adapters/payment/webhook-event';
import { expireHold } from '@/lib/server/meetings/booking/holds';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { payments, refunds, testGatewaySessions } from '@/lib/server/schema/payments';
import { send } from '@/lib/testing/api/requests';
import { type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { deliver, paidEvent, silence } from '@/lib/testing/payments';

let lawyer: TestLawyer;
let client: TestUser;
let held: Held;

beforeEach(async () => {
  lawyer = await newLawyer();
  client = await newClient();
  held = await hold(client, lawyer, manilaTime(3, 10 * 60));
});

async function allPayments() {
  const rows = await database()
    .select()
    .from(payments)
    .where(eq(payments.payableId, held.meetingId));
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

async function first() {
  const [payment] = await allPayments();
  if (!payment) throw new Error('the hold has no payment');
  return payment;
}

async function choose(method: string, who: TestUser | undefined = client) {
  const { ref } = await first();
  return send(payAnotherWay, { body: { ref, payment_method: method }, cookie: who?.cookie });
}

async function meeting() {
  const [row] = await database().select().from(meetings).where(eq(meetings.id, held.meetingId));
  return row;
}

async function checkout(ref: string) {
  return (await send(getCheckout, { query: { ref }, cookie: client.cookie })).body;
}

const statuses = async () => (await allPayments()).map(({ status }) => status);
const sessionOf = async (id: string) => (await testSessions.find(id))?.status;

test('another method: the old page closes, the new one asks the same amount while the same hold runs', async () => {
  const before = await meeting();
  const answer = await choose('card');
  expect(answer.status).toBe(200);
  const [old, open] = await allPayments();
  expect(answer.body).toEqual({ checkout_url: open?.checkoutUrl });
  expect([old?.status, open?.status, open?.method]).toEqual(['EXPIRED', 'PENDING', 'card']);
  expect([open?.total, open?.price]).toEqual([old?.total, old?.price]);
  expect(await sessionOf(held.sessionId)).toBe('expired');
  expect(await testSessions.find(open?.sessionId ?? '')).toMatchObject({
    status: 'active',
    methods: ['card'],
    amount: old?.total,
  });
  expect(await meeting()).toMatchObject({
    status: 'PAYMENT_PENDING',
    holdExpiresAt: before?.holdExpiresAt,
  });
  // The link of before leads to what is waited for now.
  expect(await checkout(old?.ref ?? '')).toMatchObject({
    ref: open?.ref,
    state: 'waiting',
    method: 'card',
    last_attempt_failed: false,
  });
});

test('a repeat, also several at once, answers the same page and makes one payment', async () => {
  const answers = await Promise.all([choose('card'), choose('card'), choose('card')]);
  const again = await choose('card');
  const urls = new Set([...answers, again].map(({ body }) => JSON.stringify(body)));
  expect([answers.map(({ status }) => status), urls.size]).toEqual([[200, 200, 200], 1]);
  expect(await statuses()).toEqual(['EXPIRED', 'PENDING']);
});

test('back to the first method: a third payment, and pages of the gateway that are closed but one', async () => {
  await choose('card');
  expect((await choose('gcash')).status).toBe(200);
  expect(await statuses()).toEqual(['EXPIRED', 'EXPIRED', 'PENDING']);
  const sessions = await Promise.all(
    (await allPayments()).map(({ sessionId }) => sessionOf(sessionId ?? '')),
  );
  expect(sessions).toEqual(['expired', 'expired', 'active']);
});

test('the end of the old page, told by the gateway, ends no hold', async () => {
  await choose('card');
  expect((await deliver(writeEvent('expired', 'evt_old_ended', held.sessionId))).status).toBe(200);
  expect((await meeting())?.status).toBe('PAYMENT_PENDING');
});

test('paying the new page confirms the meeting once', async () => {
  await choose('card');
  const open = (await allPayments())[1];
  await testSessions.pay(open?.sessionId ?? '');
  const paid = writeEvent('paid', 'evt_other_way', open?.sessionId ?? '');
  await Promise.all([deliver(paid), deliver(paid)]);
  expect((await meeting())?.status).toBe('CONFIRMED');
  expect(await statuses()).toEqual(['EXPIRED', 'PAID']);
});

/** The wallet had taken the money when the page was closed, and the gateway only says so now. */
async function arrivesLate() {
  await database()
    .update(testGatewaySessions)
    .set({ status: 'paid', paymentId: `pay_${held.sessionId}`, method: 'gcash' })
    .where(eq(testGatewaySessions.id, held.sessionId));
  return deliver(paidEvent(held));
}

test('late money on the old page confirms the meeting, closes the new page, and can be given back', async () => {
  await choose('card');
  expect((await arrivesLate()).status).toBe(200);
  expect((await meeting())?.status).toBe('CONFIRMED');
  const [old, other] = await allPayments();
  expect([old?.status, other?.status]).toEqual(['PAID', 'EXPIRED']);
  expect(await sessionOf(other?.sessionId ?? '')).toBe('expired');
  expect(await checkout(other?.ref ?? '')).toMatchObject({ ref: old?.ref, state: 'confirmed' });

  const cancelled = await send(cancelMeeting, {
    params: { id: held.meetingId },
    cookie: client.cookie,
    body: { expected_refund: old?.total },
  });
  expect(cancelled.status).toBe(200);
  const [owed] = await database()
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, old?.id ?? ''));
  expect(owed).toMatchObject({ amount: old?.total, reason: 'CANCELLED' });
});

test('late money on the old page once the new one was paid goes back whole', async () => {
  await choose('card');
  const open = (await allPayments())[1];
  await testSessions.pay(open?.sessionId ?? '');
  await deliver(writeEvent('paid', 'evt_new_first', open?.sessionId ?? ''));
  await arrivesLate();
  expect(await statuses()).toEqual(['REFUNDED', 'PAID']);
  const back = await database().select().from(refunds);
  const ofOld = back.filter(({ paymentId }) => paymentId !== open?.id);
  expect(ofOld.at(-1)).toMatchObject({ amount: open?.total, reason: 'DUPLICATE' });
  expect((await meeting())?.status).toBe('CONFIRMED');
});

test('money that is faster than the change: the meeting is confirmed, and nothing else can be paid', async () => {
  await testSessions.pay(held.sessionId);
  expect(await choose('card')).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  expect((await meeting())?.status).toBe('CONFIRMED');
  expect(await statuses()).toEqual(['PAID', 'EXPIRED']);
});

test('a gateway that does not answer: nothing new is opened until it closed the old page', async () => {
  const back = await silence(held);
  expect((await choose('card')).status).toBe(503);
  expect((await allPayments())[1]).toMatchObject({ status: 'PENDING', checkoutUrl: null });
  expect((await meeting())?.status).toBe('PAYMENT_PENDING');
  await back();
  expect((await choose('card')).status).toBe(200);
  expect(await sessionOf(held.sessionId)).toBe('expired');
});

test('the end of the hold closes the page of the other method', async () => {
  await choose('card');
  await database()
    .update(meetings)
    .set({ holdExpiresAt: new Date(Date.now() - 1000) })
    .where(eq(meetings.id, held.meetingId));
  expect(await choose('maya')).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  await expireHold(held.meetingId, Date.now());
  expect((await meeting())?.status).toBe('EXPIRED');
  expect(await statuses()).toEqual(['EXPIRED', 'EXPIRED']);
  expect(await sessionOf((await allPayments())[1]?.sessionId ?? '')).toBe('expired');
  expect((await choose('card')).status).toBe(409);
});

test('nobody else changes it, and a method that is not offered changes nothing', async () => {
  expect((await choose('card', await newClient())).status).toBe(404);
  expect((await choose('card', lawyer)).status).toBe(403);
  const unknown = { ref: 'guess', payment_method: 'card' };
  expect((await send(payAnotherWay, { body: unknown, cookie: client.cookie })).status).toBe(404);
  expect(await choose('billease')).toMatchObject({
    status: 422,
    body: { key: 'payment_method_unavailable' },
  });
  expect(await statuses()).toEqual(['PENDING']);
});
