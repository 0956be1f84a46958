import { asc, eq, like } from 'drizzle-orm';
import { cancelMeeting, getMeeting } from '@/lib/contract/meetings/meetings';
import {
  getPayerRefund,
  getPayerRequest,
  payForClient,
  setPayerRefund,
} from '@/lib/contract/payments/payers';
import { getCheckout, payAnotherWay } from '@/lib/contract/payments/payments';
import { setRefundAccount } from '@/lib/contract/payments/refund-accounts';
import { DAY_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { notifyEnded, notifyReported } from '@/lib/server/meetings/absence/notifications-service';
import { expireHold } from '@/lib/server/meetings/booking/holds';
import { lock } from '@/lib/server/platform/db/locks';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { mails } from '@/lib/server/schema/messages';
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
import { payerAddress, payerRefundAddress } from '../checkout/payer-policy';
import { addPayment, changeStatus, findLatest, openCheckout } from '../checkout/service';
import { settle } from '../settlement/service';
import { eraseEmails } from './service';

let lawyer: TestLawyer;
let client: TestUser;
let held: Held;
let token: string;
let sister: string;

const ACCOUNT = {
  bank_id: 'GXCHPHM2XXX',
  account_name: 'Liza Cruz',
  account_number: '09171234567',
};

beforeEach(async () => {
  lawyer = await newLawyer();
  client = await newClient();
  held = await hold(client, lawyer, manilaTime(3, 10 * 60));
  sister = `ate.${crypto.randomUUID()}@example.com`;
  token = payerAddress(held.meetingId).split('/').at(-1) ?? '';
});

const from = () => ({
  headers: { 'x-client-address': `198.51.100.${Math.ceil(Math.random() * 250)}` },
});
const look = (of = token) => send(getPayerRequest, { body: { token: of }, ...from() });
const pay = (email = sister, of = token) =>
  send(payForClient, { body: { token: of, email }, ...from() });
const own = async () =>
  (await send(getMeeting, { params: { id: held.meetingId }, cookie: client.cookie }))
    .body as Record<string, unknown>;

function rows() {
  return database()
    .select()
    .from(payments)
    .where(eq(payments.payableId, held.meetingId))
    .orderBy(asc(payments.createdAt));
}

async function newest() {
  const row = (await rows()).at(-1);
  if (!row) throw new Error('there is no payment');
  return row;
}

/** Pays the page that is open, and has it settled. */
async function paid(row?: Awaited<ReturnType<typeof newest>>, method?: 'qrph') {
  const payment = row ?? (await newest());
  expect(await testSessions.pay(payment.sessionId ?? '', method)).toBe(true);
  await settle(payment.id, Date.now());
  return payment;
}

async function mailsTo(email: string) {
  const sent = await database().select().from(mails).where(eq(mails.recipient, email));
  return sent.map(({ template }) => template).toSorted();
}

async function overdue() {
  await database()
    .update(meetings)
    .set({ holdExpiresAt: new Date(Date.now() - 1000) })
    .where(eq(meetings.id, held.meetingId));
}

test('whoever has the link sees amount, lawyer, time and a first name, and nothing of the case', async () => {
  const { status, body } = await look();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'open',
    total: 100_000,
    about: { client_name: expect.stringMatching(/^\S+.* \S\.$/) },
    returned: null,
  });
  const text = JSON.stringify(body);
  for (const secret of ['Unpaid overtime', 'employer', client.email, held.meetingId])
    expect(text).not.toContain(secret);
});

test('the link is for the client of the held meeting alone, and another token opens nothing', async () => {
  expect(await own()).toMatchObject({ payer_url: payerAddress(held.meetingId) });
  const { body } = await send(getMeeting, {
    params: { id: held.meetingId },
    cookie: lawyer.cookie,
  });
  expect(body).toMatchObject({ payer_url: null });
  const [id, hash] = token.split('.');
  const other = crypto.randomUUID();
  for (const wrong of ['x', `${other}.${hash}`, `${id}.${hash}x`, `${id}`])
    expect([(await look(wrong)).status, (await pay(sister, wrong)).status]).toEqual([404, 404]);
});

test('a payer pays by any method on a page of their own, gets the receipt, and the client is told', async () => {
  const answer = await pay();
  expect(answer.status).toBe(200);
  const [old, open] = await rows();
  expect([old?.status, open?.status, open?.byPayer]).toEqual(['EXPIRED', 'PENDING', true]);
  expect((await testSessions.find(held.sessionId))?.status).toBe('expired');
  const session = await testSessions.find(open?.sessionId ?? '');
  expect(session?.methods.length).toBeGreaterThan(1);
  expect(session?.successUrl).toBe(`${payerAddress(held.meetingId)}?paid=1`);
  // The client is not led to that page.
  const { body } = await send(getCheckout, {
    query: { ref: open?.ref ?? '' },
    cookie: client.cookie,
  });
  expect(body).toMatchObject({ by_payer: true, details: { checkout_url: null } });
  await paid();
  expect(await own()).toMatchObject({ status: 'CONFIRMED', payment: { by_payer: true } });
  expect((await look()).body).toMatchObject({
    state: 'paid',
    by_link: true,
    reference: expect.stringMatching(/^[0-9A-F]{8}$/),
  });
  expect(await mailsTo(sister)).toEqual(['payer-receipt']);
  expect(await mailsTo(client.email)).toContain('meeting-confirmed-client');
  const [receipt] = await database().select().from(mails).where(eq(mails.recipient, sister));
  expect(receipt?.content?.text).not.toContain('Unpaid overtime');
});

test('both pay at once: one payment counts, and the other goes back to whoever made it', async () => {
  await pay();
  const [ofClient, ofPayer] = await rows();
  // The client was faster on the page of before, which was still being paid when it closed.
  await database()
    .update(payments)
    .set({ sessionId: held.sessionId })
    .where(eq(payments.id, ofClient?.id ?? ''));
  await database()
    .update(testGatewaySessions)
    .set({ status: 'active' })
    .where(eq(testGatewaySessions.id, held.sessionId));
  await testSessions.pay(ofPayer?.sessionId ?? '');
  await testSessions.pay(held.sessionId);
  await settle(ofPayer?.id ?? '', Date.now());
  await settle(ofClient?.id ?? '', Date.now());
  const after = await rows();
  expect(after.map(({ status }) => status).toSorted()).toEqual(['PAID', 'REFUNDED']);
  expect(after.find(({ status }) => status === 'PAID')?.byPayer).toBe(true);
  expect(await mailsTo(sister)).toEqual(['payer-receipt']);
  expect(await mailsTo(client.email)).toContain('refunded-second-payment');
});

test('the client takes the payment back to themself, and the payer’s page closes', async () => {
  await pay();
  const open = await newest();
  const answer = await send(payAnotherWay, {
    body: { ref: open.ref, payment_method: 'gcash' },
    cookie: client.cookie,
  });
  expect(answer.status).toBe(200);
  expect((await testSessions.find(open.sessionId ?? ''))?.status).toBe('expired');
  expect(await newest()).toMatchObject({ byPayer: false, method: 'gcash', status: 'PENDING' });
  await paid();
  expect((await look()).body).toMatchObject({
    state: 'paid',
    by_link: false,
    about: null,
    reference: null,
  });
  expect((await pay()).body).toMatchObject({ key: 'bad_transition' });
});

test('a booking repeated after its answer was lost leads to the checkout, not to the payer’s page', async () => {
  await pay();
  const { ref } = await newest();
  const url = await openCheckout({ type: 'meeting', id: held.meetingId });
  expect(url).toContain(`/checkout?ref=${ref}`);
});

test('the page opened last is the newest, although its transaction began before that of another', async () => {
  const payable = { type: 'meeting', id: held.meetingId } as const;
  const last = await transaction(async (tx) => {
    await findLatest(tx, payable);
    await pay();
    await lock(tx, 'lawyer', lawyer.lawyerId);
    await changeStatus(tx, (await newest()).id, 'EXPIRED');
    return addPayment(tx, { payable, method: 'gcash', price: 95_000, platformFee: 5_000 });
  });
  expect((await findLatest(database(), payable))?.id).toBe(last.id);
});

test('a wrong amount goes back to the payer, and the client reads only that the time is free again', async () => {
  await pay();
  const open = await newest();
  await database()
    .update(testGatewaySessions)
    .set({ amount: 90_000 })
    .where(eq(testGatewaySessions.id, open.sessionId ?? ''));
  await paid(open);
  expect(await own()).toMatchObject({ status: 'EXPIRED' });
  expect(await mailsTo(sister)).toEqual(['payer-refund']);
  const [mail] = await database()
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `amount-refund:${held.meetingId}`));
  expect(mail?.content?.text).toContain('goes back to the person who paid');
  expect(mail?.content?.text).not.toContain('you used');
});

test('the same address again answers the same page; too many pages are refused to payers alone', async () => {
  const urls = [(await pay()).body, (await pay()).body];
  expect(urls[0]).toEqual(urls[1]);
  const answers: number[] = [];
  for (let i = 0; i < 7; i += 1) answers.push((await pay(`payer${i}@example.com`)).status);
  expect(answers.at(-1)).toBe(429);
  const { ref } = await newest();
  const answer = await send(payAnotherWay, {
    body: { ref, payment_method: 'gcash' },
    cookie: client.cookie,
  });
  expect(answer.status).toBe(200);
});

test('the link ends with the hold; money that was on its way goes back to the payer', async () => {
  await pay();
  const open = await newest();
  await overdue();
  expect((await look()).body).toMatchObject({ state: 'ended', about: null });
  await expireHold(held.meetingId, Date.now());
  // Somebody else took the time meanwhile.
  await hold(await newClient(), lawyer, manilaTime(3, 10 * 60));
  await database()
    .update(testGatewaySessions)
    .set({ status: 'active' })
    .where(eq(testGatewaySessions.id, open.sessionId ?? ''));
  await paid(open);
  expect((await look()).body).toMatchObject({
    state: 'ended',
    returned: { amount: 100_000, done: true },
  });
  expect(await mailsTo(sister)).toEqual(['payer-refund']);
  expect(await mailsTo(client.email)).not.toContain('refunded-late-payment');
  expect((await pay()).body).toMatchObject({ key: 'bad_transition' });
});

describe('a cancelled meeting that somebody else paid', () => {
  const cancelled = async (method?: 'qrph') => {
    await pay();
    const payment = await paid(undefined, method);
    const answer = await send(cancelMeeting, {
      params: { id: held.meetingId },
      body: {},
      cookie: client.cookie,
    });
    expect(answer.status).toBe(200);
    await settle(payment.id, Date.now());
    return payment;
  };

  test('is refunded to the payer, who is told', async () => {
    await cancelled();
    expect(await mailsTo(sister)).toEqual(['payer-receipt', 'payer-refund']);
    const [mail] = await database()
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `meeting-cancelled:%${held.meetingId}%client`));
    expect(mail?.content?.text).toContain('goes back to the person who paid');
  });

  test('because the lawyer did not come: the client reads that it goes to the payer', async () => {
    await pay();
    await paid();
    await transaction(async (tx) => {
      await notifyReported(tx, held.meetingId, Date.now());
      await notifyEnded(tx, held.meetingId, {
        how: 'admitted',
        refund: 100_000,
        now: Date.now(),
      });
    });
    const sent = await database().select().from(mails).where(eq(mails.recipient, client.email));
    for (const template of ['absence-reported-client', 'absence-ended-client']) {
      const text = sent.find((mail) => mail.template === template)?.content?.text;
      expect(text).toContain('the person who paid');
      expect(text).not.toMatch(/to you\b|you used/);
    }
  });

  test('by hand: the payer is asked for an account, once, and the client is not', async () => {
    const { id } = await cancelled('qrph');
    const [refund] = await database().select().from(refunds).where(eq(refunds.paymentId, id));
    expect(refund?.status).toBe('MANUAL');
    expect(await mailsTo(sister)).toContain('refund-account-needed');
    expect(await mailsTo(client.email)).not.toContain('refund-account-needed');
    expect(await own()).toMatchObject({ refund_account: null });
    const ofRefund = { params: { id: refund?.id ?? '' }, cookie: client.cookie };
    const refused = await send(setRefundAccount, { ...ofRefund, body: ACCOUNT });
    expect(refused.status).toBe(404);
    const of =
      payerRefundAddress(refund?.id ?? '')
        .split('/')
        .at(-1) ?? '';
    expect((await send(getPayerRefund, { body: { token }, ...from() })).status).toBe(404);
    expect((await send(getPayerRefund, { body: { token: of }, ...from() })).body).toMatchObject({
      status: 'needed',
      account: null,
    });
    const give = (account = ACCOUNT) =>
      send(setPayerRefund, { body: { token: of, ...account }, ...from() });
    expect((await give()).body).toMatchObject({ status: 'given' });
    expect((await give()).status).toBe(200);
    const other = await give({ ...ACCOUNT, account_number: '09179999999' });
    expect(other.body).toMatchObject({ key: 'bad_transition' });
    expect(await mailsTo(sister)).toContain('refund-account-given');
  });
});

test('addresses are erased: unpaid ones after a week, of paid ones after half a year', async () => {
  await pay();
  await paid();
  await eraseEmails(Date.now() + 170 * DAY_MS);
  expect((await newest()).payerEmail).toBe(sister);
  await eraseEmails(Date.now() + 181 * DAY_MS);
  expect(await newest()).toMatchObject({ payerEmail: null, byPayer: true });
});
