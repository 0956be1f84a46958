import { eq, like } from 'drizzle-orm';
import pg from 'pg';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import {
  listAdminRefunds as list,
  makeRefundManual as makeManual,
  getAdminRefundAccount as readNumber,
  recordPaidRefund as recordPaid,
  retryAdminRefund as retry,
} from '@/lib/contract/admin/refunds';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { listMeetings, getMeeting as readMeeting } from '@/lib/contract/meetings/meetings';
import type { Checkout } from '@/lib/contract/payments/payments';
import { getCheckout as readCheckout } from '@/lib/contract/payments/payments';
import {
  setRefundAccount as giveAccount,
  getRefundAccount as readAccount,
} from '@/lib/contract/payments/refund-accounts';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { removeFactors } from '@/lib/server/accounts/second-factor/service';
import {
  deletionWaits,
  purgeAccounts,
  remindOfAccounts,
} from '@/lib/server/payments/refunds/accounts-service';
import { requestRefund, settleRefunds } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { sessions } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { mails, notifications } from '@/lib/server/schema/messages';
import { payments, refunds, testGatewaySessions } from '@/lib/server/schema/payments';
import { refundAccounts } from '@/lib/server/schema/payouts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import {
  giveApp,
  manilaTime,
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { rowsOf } from '@/lib/testing/payments';

let admin: TestUser;
let client: TestUser;
let lawyer: TestLawyer;
let minute = 0;

const PASSWORD = 'Harbor-42-lamp';
let passwordHash: string;

beforeAll(async () => {
  // Loading them takes a while, in which connections would time out.
  registeredFeatures();
  passwordHash = await hashPassword(PASSWORD);
  [admin, lawyer] = [await newAdmin(), await newLawyer()];
});
beforeEach(async () => {
  client = await newClient({ firstName: 'Liza', lastName: 'Cordero', passwordHash });
});

const ACCOUNT = {
  bank_id: 'GXCHPHM2XXX',
  account_name: 'Liza Cordero',
  account_number: '0917 123-4567',
};

/** A paid meeting that was cancelled, all of which is owed: ₱1,000 for the lawyer, ₱50 for the platform. */
async function owed(method: 'qrph' | 'card' = 'qrph') {
  minute += 60;
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(3, minute),
    price: 100_000,
    platformFee: 5_000,
    method,
  });
  if (!payment?.sessionId) throw new Error('not paid');
  const held = { meetingId: meeting.id, sessionId: payment.sessionId, client, lawyer };
  await transaction((tx) =>
    requestRefund(tx, payment.id, {
      amount: 105_000,
      reason: 'CANCELLED',
      cause: 'cancelled',
      now: Date.now(),
    }),
  );
  const now = () => rowsOf(held);
  const [refund] = (await now()).refunds;
  if (!refund) throw new Error('nothing is owed');
  return {
    id: refund.id,
    paymentId: payment.id,
    ref: payment.ref,
    meetingId: meeting.id,
    now,
    settle: () => settleRefunds(payment.id, Date.now()),
    status: async () => (await now()).refunds[0]?.status,
  };
}

const as = ({ cookie }: TestUser, id: string) => ({ cookie, params: { id } });
const give = (who: TestUser, id: string, change: object = {}) =>
  send(giveAccount, { ...as(who, id), body: { ...ACCOUNT, ...change } });
const paid = (id: string, body: object = {}) =>
  send(recordPaid, {
    ...as(admin, id),
    body: { reference: 'IP-0001', paid_on: dayKey(Date.now()), ...body },
  });
const eventsOf = async (id: string) =>
  (await database().select().from(auditEvents).where(eq(auditEvents.subject, id))).map(
    ({ event }) => event,
  );
const mailsAbout = async (id: string) =>
  (
    await database()
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `%${id}%`))
  ).toSorted((a, b) => a.template.localeCompare(b.template));

test('what QR Ph can’t send back waits for an account, is asked for once, and is paid by hand', async () => {
  const refund = await owed();
  await Promise.all([refund.settle(), refund.settle()]);
  await refund.settle();
  expect(await refund.now()).toMatchObject({
    payment: { status: 'REFUND_PENDING' },
    refunds: [{ status: 'MANUAL', refusal: 'QR Ph takes nothing back.' }],
  });
  const asked = await mailsAbout(refund.id);
  expect(asked.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['refund-account-needed', client.email],
  ]);
  expect(asked[0]?.content?.text).toMatch(/QR Ph can’t send money back\..*₱1,050/s);
  const bell = await database()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, client.id));
  expect(bell).toMatchObject([
    { title: 'We need your account', url: `/customer-portal/meeting/${refund.meetingId}` },
  ]);

  const meeting = async () =>
    ((await send(readMeeting, as(client, refund.meetingId))).body as Meeting).refund_account;
  expect(await meeting()).toEqual({ refund_id: refund.id, amount: 105_000, status: 'needed' });
  expect((await send(readAccount, as(client, refund.id))).body).toEqual({
    refund_id: refund.id,
    amount: 105_000,
    method: 'qrph',
    status: 'needed',
    account: null,
  });

  expect(await give(client, refund.id)).toMatchObject({
    status: 200,
    body: {
      status: 'given',
      account: { bank_id: 'GXCHPHM2XXX', account_name: 'Liza Cordero', account_end: '4567' },
    },
  });
  expect(await meeting()).toMatchObject({ status: 'given' });
  const [stored] = await database()
    .select()
    .from(refundAccounts)
    .where(eq(refundAccounts.refundId, refund.id));
  expect(stored?.accountNumber).not.toContain('123');
  const other = { account_number: '09171230000', current_password: PASSWORD };
  expect((await give(client, refund.id, other)).status).toBe(200);

  expect((await send(readNumber, as(admin, refund.id))).body).toEqual({
    bank_id: 'GXCHPHM2XXX',
    account_name: 'Liza Cordero',
    account_number: '09171230000',
  });
  const both = await Promise.all([paid(refund.id), paid(refund.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await paid(refund.id)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  const { payment, refunds: made, postings } = await refund.now();
  expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
  expect(made).toMatchObject([{ status: 'SUCCEEDED', paidReference: 'IP-0001' }]);
  expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(
    postings
      .filter(({ kind }) => kind === 'refund')
      .map(({ account, amount }) => [account, amount]),
  ).toEqual([
    ['gateway', -105_000],
    ['client_funds', 100_000],
    ['platform_fees', 5_000],
  ]);
  const notified = (await mailsAbout(refund.id)).find(
    ({ template }) => template === 'refund-paid-by-hand',
  );
  expect(notified?.content?.text).toMatch(/GCash ending 0000.*IP-0001/s);
  expect(notified?.content?.text).not.toContain('1230000');
  expect((await eventsOf(refund.id)).toSorted()).toEqual([
    'refund_account_changed',
    'refund_account_given',
    'refund_account_viewed',
    'refund_paid_by_hand',
  ]);
  expect(await give(client, refund.id)).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
  expect((await send(readAccount, as(client, refund.id))).body).toMatchObject({ status: 'paid' });
  expect(await meeting()).toBeNull();
});

describe('another account than the first', () => {
  const accountOf = async (id: string) =>
    ((await send(readAccount, as(client, id))).body as { account: { account_end: string } }).account
      .account_end;
  const thief = { account_name: 'Juan Magnanakaw', account_number: '09998887777' };

  async function given() {
    const refund = await owed();
    await refund.settle();
    await database()
      .update(sessions)
      .set({ secondFactorAt: null })
      .where(eq(sessions.userId, client.id));
    expect((await give(client, refund.id)).status).toBe(200);
    return refund;
  }

  test('is not taken from a session alone, and the same again changes nothing', async () => {
    const refund = await given();
    for (const [change, key] of [
      [thief, 'invalid_input'],
      [{ ...thief, current_password: 'Guessed-1-word' }, 'wrong_password'],
    ] as const)
      expect(await give(client, refund.id, change)).toMatchObject({
        status: 400,
        body: { key, fields: { current_password: expect.any(String) } },
      });
    expect((await give(client, refund.id)).status).toBe(200);
    expect(await accountOf(refund.id)).toBe('4567');
    expect(await eventsOf(refund.id)).toEqual(['refund_account_given']);
  });

  test('of two that name the first at once, one does', async () => {
    const refund = await owed();
    await refund.settle();
    const both = await Promise.all([give(client, refund.id), give(client, refund.id, thief)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test('takes the factor of an account that has one, and no password then', async () => {
    const refund = await given();
    await giveApp(client.id);
    expect(await give(client, refund.id, thief)).toMatchObject({
      status: 403,
      body: { key: 'second_factor_required' },
    });
    await database()
      .update(sessions)
      .set({ secondFactorAt: new Date() })
      .where(eq(sessions.userId, client.id));
    expect((await give(client, refund.id, thief)).status).toBe(200);
    await removeFactors(database(), client.id);
  });

  test('is mailed, and an administrator sees it, when, and that it has another name', async () => {
    const refund = await given();
    const shown = async () => {
      const { body } = await send(list, { cookie: admin.cookie, query: { group: 'waiting' } });
      return (body as { results: AdminRefund[] }).results.find(({ _id }) => _id === refund.id)
        ?.account;
    };
    expect(await shown()).toMatchObject({ changed_at: null, other_name: false });
    const before = Date.now();
    const change = { ...thief, current_password: PASSWORD };
    expect((await give(client, refund.id, change)).status).toBe(200);
    const after = await shown();
    expect(after).toMatchObject({ other_name: true, account_end: '7777' });
    expect(Date.parse(after?.changed_at ?? '')).toBeGreaterThanOrEqual(before - 1000);
    const notified = (await mailsAbout(refund.id)).filter(
      ({ template }) => template === 'refund-account-given',
    );
    expect(notified.map(({ recipient }) => recipient)).toEqual([client.email, client.email]);
    const texts = notified.map(({ content }) => content?.text ?? '');
    expect(texts.filter((text) => text.includes('ending 7777'))).toHaveLength(1);
    expect(texts.join()).not.toContain('8887777');
  });
});

test('the account is of no concern to anybody but the payment’s client', async () => {
  const refund = await owed();
  expect((await give(client, refund.id)).status).toBe(404);
  await refund.settle();
  const other = await newClient();
  expect((await give(other, refund.id)).status).toBe(404);
  expect((await send(readAccount, as(other, refund.id))).status).toBe(404);
  expect((await send(readAccount, as(client, crypto.randomUUID()))).status).toBe(404);
  expect(
    ((await send(readMeeting, as(lawyer, refund.meetingId))).body as Meeting).refund_account,
  ).toBeNull();
  const checkout = async (who?: TestUser) =>
    (
      (await send(readCheckout, { query: { ref: refund.ref }, ...(who && { cookie: who.cookie }) }))
        .body as Checkout
    ).refund_account;
  expect([await checkout(), await checkout(other)]).toEqual([null, null]);
  expect(await checkout(client)).toMatchObject({ refund_id: refund.id, status: 'needed' });
});

test.each([
  [{ bank_id: 'NOBANK' }, 'bank_id'],
  [{ account_name: ' ' }, 'account_name'],
  [{ account_number: '12345' }, 'account_number'],
])('an account with %j is refused', async (change, field) => {
  const refund = await owed();
  await refund.settle();
  const answer = await give(client, refund.id, change);
  expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
});

test('a day before it was owed, or to come, is no day of a payment', async () => {
  const refund = await owed();
  await refund.settle();
  for (const ms of [-2 * DAY_MS, DAY_MS])
    expect(await paid(refund.id, { paid_on: dayKey(Date.now() + ms) })).toMatchObject({
      status: 400,
      body: { fields: { paid_on: expect.any(String) } },
    });
  expect(await refund.status()).toBe('MANUAL');
});

test('what failed is tried again or paid by hand, and nothing else is', async () => {
  const refund = await owed('card');
  const setLeft = (refunded: number) =>
    database()
      .update(testGatewaySessions)
      .set({ refunded })
      .where(eq(testGatewaySessions.description, 'Consultation, Unpaid loan of a relative'));
  await setLeft(105_000);
  await refund.settle();
  expect(await refund.status()).toBe('FAILED');
  expect((await paid(refund.id)).status).toBe(409);
  expect((await send(readNumber, as(admin, refund.id))).status).toBe(404);
  expect(await send(retry, as(admin, refund.id))).toMatchObject({
    status: 200,
    body: { status: 'PENDING', refusal: null },
  });
  expect((await send(retry, as(admin, refund.id))).status).toBe(409);
  expect((await send(makeManual, as(admin, refund.id))).status).toBe(409);
  await refund.settle();
  const both = await Promise.all([
    send(makeManual, as(admin, refund.id)),
    send(retry, as(admin, refund.id)),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  if ((await refund.status()) === 'PENDING') {
    await refund.settle();
    await send(makeManual, as(admin, refund.id));
  }
  await refund.settle();
  expect(await refund.status()).toBe('MANUAL');
  expect((await paid(refund.id)).status).toBe(200);
  expect((await refund.now()).payment.status).toBe('REFUNDED');
  const notified = (await mailsAbout(refund.id)).map(({ template }) => template);
  expect(notified.filter((one) => one !== 'refund-failed')).toEqual([
    'refund-account-needed',
    'refund-paid-by-hand',
  ]);
  await setLeft(0);
});

test('a list has one state each, and its statements do not grow', async () => {
  await database().update(refunds).set({ status: 'SUCCEEDED', succeededAt: new Date() });
  const count = async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const answer = await send(list, { cookie: admin.cookie, query: { group: 'waiting' } });
    const calls = statements.mock.calls.length;
    statements.mockRestore();
    return { calls, results: (answer.body as { results: AdminRefund[] }).results };
  };
  const first = await owed();
  await first.settle();
  await give(client, first.id);
  const one = await count();
  expect(one.results).toMatchObject([
    {
      _id: first.id,
      client_name: 'Liza Cordero',
      amount: 105_000,
      method: 'qrph',
      kind: 'meeting',
      status: 'MANUAL',
      account: { account_end: '4567' },
      payment_reference: first.meetingId.slice(0, 8).toUpperCase(),
    },
  ]);
  expect(JSON.stringify(one.results)).not.toContain('1234567');
  for (const _ of [1, 2, 3]) await (await owed()).settle();
  const four = await count();
  expect(four.results).toHaveLength(4);
  expect(four.calls).toBe(one.calls);
  const waiting = await owed();
  for (const [group, ids] of [
    ['under_way', [waiting.id]],
    ['waiting', four.results.map(({ _id }) => _id)],
  ] as const) {
    const answer = await send(list, { cookie: admin.cookie, query: { group } });
    expect((answer.body as { results: AdminRefund[] }).results.map(({ _id }) => _id)).toEqual(ids);
  }
});

test('the client’s list of meetings says it in as many statements for one as for four', async () => {
  const count = async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const answer = await send(listMeetings, { cookie: client.cookie, query: {} });
    const calls = statements.mock.calls.length;
    statements.mockRestore();
    const { results } = answer.body as { results: Meeting[] };
    return { calls, needed: results.filter((one) => one.refund_account?.status === 'needed') };
  };
  await (await owed()).settle();
  const one = await count();
  for (const _ of [1, 2, 3]) await (await owed()).settle();
  const four = await count();
  expect([one.needed.length, four.needed.length]).toEqual([1, 4]);
  expect(four.calls).toBe(one.calls);
});

test('a client who gives no account is reminded twice, and not once it is given', async () => {
  const refund = await owed();
  await refund.settle();
  const silent = await owed();
  await silent.settle();
  const at = (days: number) => Date.now() + days * DAY_MS;
  const reminders = async (id: string) =>
    (await mailsAbout(id)).filter(({ template }) => template === 'refund-account-reminder').length;
  for (const [days, sent] of [
    ...([
      [2, 0],
      [4, 1],
      [5, 1],
      [11, 2],
      [12, 2],
      [40, 2],
    ] as const),
  ]) {
    await remindOfAccounts(at(days));
    if (days === 5) await give(client, refund.id);
    expect(await reminders(silent.id)).toBe(sent);
  }
  expect(await reminders(refund.id)).toBe(1);
});

test('an account waits with its deletion while a refund is owed; where it went is forgotten', async () => {
  expect(await deletionWaits(database(), client.id)).toBeNull();
  const refund = await owed();
  expect(await deletionWaits(database(), client.id)).toMatch(/owe you a refund/);
  await refund.settle();
  await give(client, refund.id);
  await purgeAccounts(Date.now() + 200 * DAY_MS);
  await paid(refund.id);
  expect(await deletionWaits(database(), client.id)).toBeNull();
  const stored = () => database().$count(refundAccounts, eq(refundAccounts.refundId, refund.id));
  await purgeAccounts(Date.now() + 89 * DAY_MS);
  expect(await stored()).toBe(1);
  await purgeAccounts(Date.now() + 91 * DAY_MS);
  expect(await stored()).toBe(0);
  expect(await database().$count(payments, eq(payments.id, refund.paymentId))).toBe(1);
});
