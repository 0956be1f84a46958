import { eq } from 'drizzle-orm';
import pg from 'pg';
import { listPaymentMethods as methodsRoute } from '@/lib/contract/payments/payments';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { database } from '@/lib/server/platform/db/pool';
import { mails } from '@/lib/server/schema/messages';
import { settingChanges, webhookDeliveries } from '@/lib/server/schema/oversight';
import { paymentEvents, unclaimedPayments } from '@/lib/server/schema/payments';
import { send } from '@/lib/testing/api/requests';
import { book, type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { deliver, later, rowsOf } from '@/lib/testing/payments';
import { type Asked, fakePaymongo, ok } from '@/lib/testing/paymongo/fake-paymongo';
import {
  listDeliveries,
  purgeDeliveries,
  replayDelivery,
  writeRefused,
} from './deliveries-service';
import { reconcile } from './reconciliation-tasks';

applySettings({
  PAYMENT_GATEWAY: 'paymongo',
  PAYMONGO_SECRET_KEY: 'sk_test_key',
  ADDRESS_LIMIT_FACTOR: '1',
});

const SESSIONS = '/v1/checkout_sessions';
let fake: Awaited<ReturnType<typeof fakePaymongo>>;
let lawyer: TestLawyer;
let client: TestUser;
let made = 0;

beforeAll(async () => {
  fake = await fakePaymongo();
  applySettings({ PAYMONGO_API: fake.api });
});
afterAll(() => fake.stop());
beforeEach(async () => {
  [lawyer, client] = [await newLawyer(), await newClient()];
  await database().delete(webhookDeliveries);
});

type Attributes = Record<string, unknown>;

/** A hold whose session is at PayMongo. */
async function newHold(): Promise<Held> {
  made += 1;
  fake.on(`POST ${SESSIONS}`, ({ body }: Asked) => {
    const { reference_number } = (body as { data: { attributes: Attributes } }).data.attributes;
    return ok(session(`cs_${made}`, { reference_number }));
  });
  const held = await hold(client, lawyer, manilaTime(3, 9 * 60 + 30 * (made % 16)));
  return { ...held, sessionId: `cs_${made}` };
}

const session = (id: string, attributes: Attributes) => ({
  id,
  attributes: {
    status: 'active',
    livemode: false,
    payments: [],
    checkout_url: `${fake.api}/checkout/${id}`,
    ...attributes,
  },
});

const paid = (changes: Attributes = {}) => ({
  id: `pay_${made}`,
  attributes: {
    amount: 100_000,
    currency: 'PHP',
    fee: 2_230,
    status: 'paid',
    source: { type: 'gcash' },
    ...changes,
  },
});

/** The session as it was paid; `changes` are what PayMongo says otherwise than was asked. */
async function pay(held: Held, changes: Attributes = {}, payment: Attributes = {}) {
  const { payment: row } = await rowsOf(held);
  const about = { reference_number: row.ref, payments: [paid(payment)], ...changes };
  fake.on(`GET ${SESSIONS}/${held.sessionId}`, ok(session(held.sessionId, about)));
  return row;
}

/** Returns PayMongo's event of a paid checkout. */
function event(held: Held, reference: string, id: string, changes: Attributes = {}) {
  const { livemode = false, reference_number = reference, ...payment } = changes;
  const data = session(held.sessionId, { reference_number, payments: [paid(payment)] });
  const attributes = { type: 'checkout_session.payment.paid', livemode, data };
  return JSON.stringify({ data: { id, type: 'event', attributes } });
}

const sendEvent = (body: string) => deliver(body, undefined, 'paymongo');
const outcomes = async () =>
  (await listDeliveries({}, 0)).rows.map(({ outcome, times, detail }) => [outcome, times, detail]);
const alerts = () => database().select().from(mails).where(eq(mails.template, 'payment-differs'));

test('a payment is confirmed, and booked with the fee of the gateway', async () => {
  const held = await newHold();
  const { ref } = await pay(held);
  const body = event(held, ref, 'evt_paid');
  expect((await sendEvent(body)).status).toBe(200);
  expect((await sendEvent(body)).status).toBe(200);
  const after = await rowsOf(held);
  expect(after).toMatchObject({
    meeting: { status: 'CONFIRMED' },
    payment: { status: 'PAID', gateway: 'paymongo', gatewayFee: 2_230, received: 100_000 },
  });
  expect(after.postings.map((line) => [line.account, line.amount]).toSorted()).toEqual([
    ['client_funds', -100_000],
    ['gateway', 97_770],
    ['gateway_fees', 2_230],
  ]);
  expect((await outcomes()).toSorted()).toEqual([
    ['processed', 1, null],
    ['repeated', 1, null],
  ]);
});

test.each([
  ['amount', { amount: 1 }],
  ['currency', { currency: 'USD' }],
  ['reference', { reference_number: 'somebody-else' }],
  ['livemode', { livemode: true }],
])('an event that says another %s is refused, and told once', async (what, changes) => {
  const held = await newHold();
  const { ref, id } = await pay(held);
  const body = event(held, ref, `evt_other_${what}`, changes);
  for (const _time of [1, 2]) {
    const answer = await sendEvent(body);
    expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
    expect((answer.body as { message: string }).message).toContain(what);
  }
  expect(await rowsOf(held)).toMatchObject({
    meeting: { status: 'PAYMENT_PENDING' },
    postings: [],
    mails: [],
  });
  expect(await outcomes()).toEqual([['differs', 2, what]]);
  const notified = (await alerts()).filter(({ dedupeKey }) =>
    dedupeKey.endsWith(`evt_other_${what}`),
  );
  expect(notified.map(({ recipient }) => recipient)).toEqual([env.SUPPORT_EMAIL]);
  const text = JSON.stringify(notified);
  expect(text).toContain(id);
  for (const secret of [ref, client.email, 'Unpaid overtime']) expect(text).not.toContain(secret);
  // The true state of the payment is found out all the same.
  await reconcile(later());
  expect(await rowsOf(held)).toMatchObject({ meeting: { status: 'CONFIRMED' } });
});

test.each([
  ['currency', {}, { currency: 'USD' }],
  ['reference', { reference_number: 'somebody-else' }, {}],
  ['livemode', { livemode: true }, {}],
])(
  'a session of another %s confirms nothing, for nobody who asks',
  async (what, changes, payment) => {
    const held = await newHold();
    const { ref, id } = await pay(held, changes, payment);
    expect((await sendEvent(event(held, ref, `evt_session_${what}`))).status).toBe(400);
    expect(await outcomes()).toEqual([['differs', 1, what]]);
    await reconcile(later());
    await reconcile(later() + DAY_MS);
    expect(await rowsOf(held)).toMatchObject({ payment: { status: 'PENDING' }, postings: [] });
    const notified = (await alerts()).map(({ dedupeKey }) => dedupeKey);
    expect(notified.filter((key) => key === `payment-differs:${id}`)).toHaveLength(1);
  },
);

test('another amount that really arrived is taken and goes back', async () => {
  const held = await newHold();
  const { ref } = await pay(held, {}, { amount: 90_000 });
  fake.on('GET /v1/refunds', ok([], { has_more: false }));
  fake.on(
    'POST /v1/refunds',
    ok({ id: 'ref_1', attributes: { amount: 90_000, status: 'succeeded' } }),
  );
  expect((await sendEvent(event(held, ref, 'evt_other_sum'))).status).toBe(200);
  expect(await rowsOf(held)).toMatchObject({
    meeting: { status: 'EXPIRED' },
    payment: { received: 90_000, refunded: 90_000 },
    refunds: [{ reason: 'OTHER_AMOUNT', gatewayRefundId: 'ref_1' }],
  });
});

test('what is unsigned or no event is counted by the hour', async () => {
  for (const _time of [1, 2, 3]) await deliver('{}', 't=1,te=,li=', 'paymongo');
  await sendEvent('{}');
  expect(await outcomes()).toEqual([]);
  await writeRefused();
  await deliver('{}', undefined, 'paymongo');
  await writeRefused();
  expect((await outcomes()).toSorted()).toEqual([
    ['no_event', 2, null],
    ['unsigned', 3, null],
  ]);
});

test('a delivery that failed is settled again by an administrator, as often as one likes', async () => {
  const held = await newHold();
  const { ref, id } = await rowsOf(held).then(({ payment }) => payment);
  fake.on(`GET ${SESSIONS}/${held.sessionId}`, { status: 404, json: { errors: [] } });
  const body = event(held, ref, 'evt_failed');
  expect((await sendEvent(body)).status).toBe(503);
  const [failed] = (await listDeliveries({ outcome: 'failed' }, 0)).rows;
  expect(failed).toMatchObject({ paymentId: id, detail: 'gateway: not_found', type: 'paid' });
  const rowId = failed?.id ?? 0;
  await expect(replayDelivery(rowId, Date.now())).rejects.toMatchObject({ reason: 'not_found' });
  await pay(held);
  expect(await replayDelivery(rowId, Date.now())).toBe(id);
  expect(await replayDelivery(rowId, Date.now())).toBe(id);
  expect(await rowsOf(held)).toMatchObject({ meeting: { status: 'CONFIRMED' } });
  expect((await outcomes()).toSorted()).toEqual([
    ['failed', 2, 'gateway: not_found'],
    ['processed', 1, null],
    ['repeated', 1, null],
  ]);
});

const cases = () => database().select().from(unclaimedPayments);

test('money that is for nothing of ours is a case and a mail, once, and cannot be settled', async () => {
  const held = { sessionId: 'cs_elsewhere' } as Held;
  const body = event(held, 'somebody-else', 'evt_elsewhere');
  for (const _time of [1, 2]) expect((await sendEvent(body)).status).toBe(200);
  expect(await outcomes()).toEqual([
    ['repeated', 1, null],
    ['unclaimed', 1, null],
  ]);
  // The gateway knows the checkout, too.
  made += 1;
  const known = { sessionId: 'cs_known_elsewhere' } as Held;
  const about = { reference_number: 'another-shop', payments: [paid({ amount: 75_000 })] };
  fake.on(`GET ${SESSIONS}/${known.sessionId}`, ok(session(known.sessionId, about)));
  expect((await sendEvent(event(known, 'another-shop', 'evt_known'))).status).toBe(200);
  expect(await cases()).toMatchObject([
    { gatewayPaymentId: 'cs_elsewhere', reference: 'somebody-else', amount: 100_000 },
    { gatewayPaymentId: `pay_${made}`, reference: 'another-shop', amount: 75_000 },
  ]);
  const notified = await database()
    .select()
    .from(mails)
    .where(eq(mails.template, 'payment-unclaimed'));
  expect(notified.map(({ recipient }) => recipient)).toEqual([
    env.SUPPORT_EMAIL,
    env.SUPPORT_EMAIL,
  ]);
  const [{ id = 0 } = {}] = (await listDeliveries({ outcome: 'unclaimed' }, 0)).rows;
  await expect(replayDelivery(id, Date.now())).rejects.toMatchObject({ key: 'bad_transition' });
  await expect(replayDelivery(id + 1000, Date.now())).rejects.toMatchObject({ key: 'not_found' });
  expect(await cases()).toHaveLength(2);
});

test('an event that claims money of a checkout of others, which the gateway denies, is unknown', async () => {
  const held = { sessionId: 'cs_unpaid' } as Held;
  fake.on(`GET ${SESSIONS}/cs_unpaid`, ok(session('cs_unpaid', { reference_number: 'other' })));
  expect((await sendEvent(event(held, 'other', 'evt_unpaid'))).status).toBe(200);
  expect(await outcomes()).toEqual([['unknown', 1, null]]);
});

test('a gateway that does not say what a checkout is has the event sent again', async () => {
  fake.on(`GET ${SESSIONS}/cs_silent`, { status: 429, json: { errors: [] } });
  const body = event({ sessionId: 'cs_silent' } as Held, 'other', 'evt_silent');
  expect((await sendEvent(body)).status).toBe(503);
  expect(await outcomes()).toEqual([['failed', 1, 'gateway: unreachable']]);
});

test('an address that floods us with unsigned webhooks is refused, and the gateway is not', async () => {
  const held = await newHold();
  const { ref } = await pay(held);
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const answers = [];
  for (let i = 0; i < 80; i += 1) answers.push(await deliver('{}', 't=1,te=,li=', 'paymongo'));
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  expect(answers.at(-1)?.headers.get('retry-after')).toBeTruthy();
  expect((await sendEvent(event(held, ref, 'evt_in_between'))).status).toBe(200);
  expect(await rowsOf(held)).toMatchObject({ meeting: { status: 'CONFIRMED' } });
});

test('a page of deliveries is one statement, the latest first', async () => {
  const row = { gateway: 'paymongo', outcome: 'unknown', firstAt: new Date() } as const;
  const rows = Array.from({ length: 23 }, (_, at) => ({
    ...row,
    eventId: `evt_${at}`,
    lastAt: new Date(Date.now() - at * 1000),
  }));
  await database().insert(webhookDeliveries).values(rows);
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const third = await listDeliveries({ outcome: 'unknown' }, 2);
  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockRestore();
  expect(third.rows.map(({ eventId }) => eventId)).toEqual(['evt_20', 'evt_21', 'evt_22']);
  expect([third.hasMore, (await listDeliveries({}, 1)).hasMore]).toEqual([false, true]);
  expect((await listDeliveries({ outcome: 'differs' }, 0)).rows).toEqual([]);
  expect((await listDeliveries({ gateway: 'local' }, 0)).rows).toEqual([]);
});

test('after ninety days nothing is left of a delivery', async () => {
  await sendEvent(event({ sessionId: 'cs_old' } as Held, 'r', 'evt_old'));
  await purgeDeliveries(Date.now() + 89 * DAY_MS);
  expect(await outcomes()).toHaveLength(1);
  await purgeDeliveries(Date.now() + 91 * DAY_MS);
  expect(await outcomes()).toEqual([]);
  expect(await database().select().from(paymentEvents)).toEqual([]);
});

test('an answer that was lost when the checkout was made is asked for again with its key', async () => {
  made += 1;
  fake.asked.length = 0;
  fake.on(`POST ${SESSIONS}`, 'cut', ok(session(`cs_${made}`, { reference_number: 'r' })));
  const booked = await book(client, lawyer, manilaTime(4, 9 * 60));
  expect(booked.status).toBe(201);
  const keys = fake.asked.map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a method that was switched off is neither listed nor taken', async () => {
  const off = {
    setting: 'payment_methods',
    value: ['card', 'maya'],
    reason: 'Test',
    userId: client.id,
    at: new Date(),
  } as const;
  await database().insert(settingChanges).values(off);
  const listed = (await send(methodsRoute, {})).body as { methods: { id: string }[] };
  expect(listed.methods.map(({ id }) => id)).toEqual(['maya', 'card']);
  const refused = await book(client, lawyer, manilaTime(5, 9 * 60), { payment_method: 'gcash' });
  expect(refused).toMatchObject({ status: 422, body: { key: 'payment_method_unavailable' } });
});
