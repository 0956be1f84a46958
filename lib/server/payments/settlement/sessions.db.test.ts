import { and, eq, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { GatewayError } from '@/lib/server/adapters/payment/port';
import { releaseHold } from '@/lib/server/meetings/booking/holds';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import {
  ledgerPostings,
  payments,
  refunds,
  testGatewaySessions,
  unclaimedPayments,
} from '@/lib/server/schema/payments';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { takeQueued } from '@/lib/testing/jobs';
import { deliver, later, paidEvent } from '@/lib/testing/payments';
import { openCheckout } from '../checkout/service';
import { bookUnknown, reconcile, tasks } from './reconciliation-tasks';
import { endUnpaid } from './service';

// Every call makes a session of its own, as PayMongo does.
applySettings({ LOCAL_GATEWAY_FAULTS: 'second_session:1' });

let client: TestUser;
let lawyer: TestLawyer;
let minute = 0;
let local: ReturnType<typeof gatewayOf>;
beforeAll(() => {
  local = gatewayOf({ gateway: 'local' });
});

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
  minute = 0;
});
afterEach(() => jest.restoreAllMocks());

const freeTime = () => {
  minute += 60;
  return manilaTime(3, 8 * 60 + minute);
};
const urlOf = (answer: { body: unknown }) => (answer.body as { checkout_url: string }).checkout_url;
const idOf = (url: string) => url.split('/').at(-1) ?? '';
const held = (sessionId: string) => ({ sessionId, meetingId: '', client, lawyer });

/** Runs one step for each of the next sessions of the gateway, after it is created and before its answer. */
function beforeCreate(...steps: (() => Promise<unknown>)[]) {
  const create = local.create;
  jest.spyOn(local, 'create').mockImplementation(async (checkout) => {
    const session = await create(checkout);
    await steps.shift()?.();
    return session;
  });
}

/** Has the gateway answer once so many pages are being opened: on a slow machine the first would be found by the next. */
function opensTogether(count: number): void {
  const create = local.create.bind(local);
  const waiting: (() => void)[] = [];
  jest.spyOn(local, 'create').mockImplementation(async (checkout) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length >= count) for (const go of waiting) go();
    });
    return create(checkout);
  });
}

const unreachable = () => Promise.reject(new GatewayError('unreachable', 'no answer'));

async function meetingsOf(user: TestUser) {
  const rows = await database()
    .select({ meeting: meetings, payment: payments })
    .from(meetings)
    .innerJoin(payments, eq(payments.payableId, meetings.id))
    .where(eq(meetings.clientId, user.id))
    .orderBy(meetings.createdAt, payments.createdAt);
  return rows.map(({ meeting, payment }) => ({ meeting, payment }));
}

/** Every session of the client's payments at the gateway. */
async function sessionsOf(user: TestUser) {
  return database()
    .select({ id: testGatewaySessions.id, status: testGatewaySessions.status })
    .from(testGatewaySessions)
    .innerJoin(payments, eq(payments.ref, testGatewaySessions.reference))
    .innerJoin(meetings, eq(meetings.id, payments.payableId))
    .where(eq(meetings.clientId, user.id))
    .orderBy(testGatewaySessions.createdAt);
}

async function closeCheckouts() {
  for (const job of await takeQueued('close_checkout'))
    await tasks.close_checkout.run(job, later());
}

test('a repeat after the hold has ended books anew, and never opens a page for what is over', async () => {
  const [start, key] = [freeTime(), crypto.randomUUID()];
  beforeCreate(unreachable);
  expect((await book(client, lawyer, start, {}, key)).status).toBe(503);
  const [first] = await meetingsOf(client);
  await endUnpaid({ type: 'meeting', id: first?.meeting.id ?? '' }, 'EXPIRED', later());
  const again = await book(client, lawyer, start, {}, key);
  expect(again.status).toBe(201);
  const [ended, open] = await meetingsOf(client);
  expect(ended).toMatchObject({
    meeting: { status: 'EXPIRED' },
    payment: { status: 'EXPIRED', sessionId: null },
  });
  expect(open).toMatchObject({
    meeting: { status: 'PAYMENT_PENDING' },
    payment: { status: 'PENDING', sessionId: idOf(urlOf(again)) },
  });
});

test('a hold that is given up while its page opens leads nowhere, and the page is closed', async () => {
  beforeCreate(async () => {
    const [row] = await meetingsOf(client);
    await releaseHold(row?.meeting.id ?? '', later());
  });
  const answer = await book(client, lawyer, freeTime());
  expect(answer).toMatchObject({ status: 409, body: { key: 'schedule_conflict' } });
  expect(await meetingsOf(client)).toMatchObject([
    { meeting: { status: 'CANCELLED' }, payment: { status: 'EXPIRED', sessionId: null } },
  ]);
  expect((await sessionsOf(client)).map(({ status }) => status)).toEqual(['expired']);
});

test('a page that opens while its hold is being given up is closed before the hold ends', async () => {
  const [start, key] = [freeTime(), crypto.randomUUID()];
  beforeCreate(unreachable);
  expect((await book(client, lawyer, start, {}, key)).status).toBe(503);
  jest.restoreAllMocks();
  const [row] = await meetingsOf(client);
  const payable = { type: 'meeting', id: row?.meeting.id ?? '' } as const;
  const sessionId = await unmatchedSession(row?.payment.ref ?? '', 100_000);
  const checkoutUrl = `http://gateway.example/${sessionId}`;
  let ending: Promise<boolean> | undefined;
  await transaction(async (tx) => {
    await tx
      .update(payments)
      .set({ sessionId, checkoutUrl })
      .where(eq(payments.id, row?.payment.id ?? ''));
    // It reads a payment without a session, and waits to end it.
    ending = endUnpaid(payable, 'CANCELLED', later());
    await untilOneWaits();
  });
  expect(await ending).toBe(true);
  expect(await meetingsOf(client)).toMatchObject([
    { meeting: { status: 'CANCELLED' }, payment: { status: 'EXPIRED', sessionId } },
  ]);
  expect((await testSessions.find(sessionId))?.status).toBe('expired');
});

/** Until a statement of this database waits for a lock of another transaction. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await database().execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
  }
}

test('a session that ends late is waited for: nothing is given up meanwhile', async () => {
  const answer = await book(client, lawyer, freeTime());
  const { _id: id } = answer.body as { _id: string };
  const state = await local.fetch(idOf(urlOf(answer)));
  jest.spyOn(local, 'expire').mockResolvedValueOnce(state);
  await expect(releaseHold(id, later())).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await meetingsOf(client)).toMatchObject([
    { meeting: { status: 'PAYMENT_PENDING' }, payment: { status: 'PENDING' } },
  ]);
  await releaseHold(id, later());
  expect(await meetingsOf(client)).toMatchObject([{ meeting: { status: 'CANCELLED' } }]);
});

/** A part of an agreement that waits for its payment. */
async function milestone() {
  const rows = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAYMENT_PENDING',
    writtenAt: Date.now() - 2 * DAY_MS,
    terms: { title: 'Deed of sale', price: 900_000, platformFee: 0 },
  });
  const [payment] = rows.payments;
  const payable = { type: 'milestone', id: rows.milestones[0]?.id ?? '' } as const;
  if (!payment) throw new Error('nothing to pay');
  return {
    payable,
    ref: payment.ref,
    payments: () =>
      database()
        .select()
        .from(payments)
        .where(and(eq(payments.payableType, 'milestone'), eq(payments.payableId, payable.id)))
        .orderBy(payments.createdAt),
    sessions: () =>
      database()
        .select()
        .from(testGatewaySessions)
        .where(eq(testGatewaySessions.reference, payment.ref))
        .orderBy(testGatewaySessions.createdAt),
  };
}

test('two tabs at once are led to one page, and the other session is closed', async () => {
  const part = await milestone();
  opensTogether(3);
  const urls = await Promise.all([1, 2, 3].map(() => openCheckout(part.payable)));
  expect(new Set(urls).size).toBe(1);
  const sessions = await part.sessions();
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ status }) => status === 'active').map(({ id }) => id)).toEqual([
    idOf(urls[0] ?? ''),
  ]);
});

test('a session that could not be closed at once is closed by a job', async () => {
  const part = await milestone();
  opensTogether(2);
  jest.spyOn(local, 'expire').mockRejectedValueOnce(new GatewayError('unreachable', '429'));
  await Promise.all([1, 2].map(() => openCheckout(part.payable)));
  const open = async () => (await part.sessions()).filter(({ status }) => status === 'active');
  expect(await open()).toHaveLength(2);
  await closeCheckouts();
  expect(await open()).toHaveLength(1);
});

/** Another session of the same payment, which nobody was led to. */
async function unmatchedSession(reference: string, amount: number): Promise<string> {
  const url = 'http://gateway.example/';
  const session = await local.create({
    reference,
    description: 'Unmatched',
    amount,
    methods: ['gcash'],
    successUrl: url,
    cancelUrl: url,
    email: client.email,
  });
  return session.id;
}

const sum = async () =>
  (await database().select().from(ledgerPostings)).reduce((total, { amount }) => total + amount, 0);

test.each(['event', 'list'] as const)(
  'money in a session that we do not know is booked by its reference: %s',
  async (how) => {
    const part = await milestone();
    const id = await unmatchedSession(part.ref, 900_000);
    await testSessions.pay(id);
    if (how === 'event') {
      const body = paidEvent(held(id));
      for (const _time of [1, 2]) expect((await deliver(body)).status).toBe(200);
    } else {
      for (const _time of [1, 2]) await bookUnknown(later(), DAY_MS);
    }
    expect(await part.payments()).toMatchObject([{ status: 'PAID', received: 900_000 }]);
    expect(await database().select().from(unclaimedPayments)).toEqual([]);
  },
);

test('money in two sessions of one payment is booked twice, and goes back once', async () => {
  const part = await milestone();
  const page = idOf(await openCheckout(part.payable));
  const other = await unmatchedSession(part.ref, 900_000);
  for (const id of [page, other]) await testSessions.pay(id);
  await Promise.all([page, other, page, other].map((id) => deliver(paidEvent(held(id)))));
  await reconcile(later());
  await bookUnknown(later(), DAY_MS);
  const [first, second, ...more] = await part.payments();
  expect(more).toEqual([]);
  const states = [first, second].map((row) => row?.status);
  expect(states.toSorted()).toEqual(['PAID', 'REFUNDED']);
  const ids = [first, second].map((row) => row?.id ?? '');
  const back = await database().select().from(refunds);
  expect(back.filter(({ paymentId }) => ids.includes(paymentId))).toMatchObject([
    { amount: 900_000, reason: 'DUPLICATE', status: 'SUCCEEDED' },
  ]);
  expect(await sum()).toBe(0);
  const paid = await part.sessions();
  expect(paid.map(({ refunded }) => refunded).toSorted()).toEqual([0, 900_000]);
});

test('once the money came elsewhere, the page of the payment is closed', async () => {
  const part = await milestone();
  const page = idOf(await openCheckout(part.payable));
  const other = await unmatchedSession(part.ref, 900_000);
  await testSessions.pay(other);
  await deliver(paidEvent(held(other)));
  expect(await part.payments()).toMatchObject([{ status: 'PAID' }]);
  expect((await testSessions.find(page))?.status).toBe('expired');
});

test('the list of the gateway is read to its end, and money of nobody is a case once', async () => {
  const reference = `nobody-${crypto.randomUUID()}`;
  const id = await unmatchedSession(reference, 77_700);
  await testSessions.pay(id);
  const { paymentId } = (await testSessions.find(id)) ?? {};
  const found = async () =>
    (await database().select().from(unclaimedPayments)).filter(
      ({ gatewayPaymentId }) => gatewayPaymentId === paymentId,
    );
  await bookUnknown(Date.now() + MINUTE_MS, DAY_MS);
  // Whatever is confirmed at this moment may still claim it.
  expect(await found()).toEqual([]);
  for (const _time of [1, 2]) await bookUnknown(Date.now() + 60 * MINUTE_MS, DAY_MS);
  expect(await found()).toMatchObject([{ reference, amount: 77_700, sessionId: id }]);
});
