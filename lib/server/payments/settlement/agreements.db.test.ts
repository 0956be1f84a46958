import { eq } from 'drizzle-orm';
import { POST as payRoute } from '@/app/test-gateway/[id]/pay/route';
import type { Checkout } from '@/lib/contract/payments/payments';
import { getCheckout } from '@/lib/contract/payments/payments';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { DAY_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { payments } from '@/lib/server/schema/payments';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { openCheckout } from '../checkout/service';
import { refundPart, settleRefunds } from '../refunds/service';
import { endUnpaid, settle } from './service';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer({ displayName: 'María Ñique' })];
});

/** An accepted agreement whose payment waits: ₱20,000 for the lawyer, ₱49 for the platform. */
async function accepted(price = 2_000_000) {
  const rows = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAYMENT_PENDING',
    writtenAt: Date.now() - 2 * DAY_MS,
    terms: { title: 'Deed of sale', price, platformFee: 4_900 },
  });
  const [milestone, payment] = [rows.milestones[0], rows.payments[0]];
  if (!milestone?.id || !payment) throw new Error('nothing to pay');
  const payable: PayableRef = { type: 'milestone', id: milestone.id };
  const url = await openCheckout(payable);
  const sessionId = url.split('/').at(-1) ?? '';
  return {
    id: rows.item.id,
    payable,
    paymentId: payment.id,
    sessionId,
    url,
    row: async () => {
      const [row] = await database().select().from(payments).where(eq(payments.id, payment.id));
      return row;
    },
    checkout: async (who: Partial<TestUser> = client) => {
      const { cookie } = who;
      const query = { ref: payment.ref };
      return (await send(getCheckout, { query, ...(cookie && { cookie }) })).body as Checkout;
    },
  };
}

/** As the gateway's page does; what it answers is no answer of ours. */
async function pay(id: string, method: string): Promise<unknown> {
  const body = JSON.stringify({ method });
  const request = new Request('http://gateway.example/pay', { method: 'POST', body });
  return (await payRoute(request, { params: Promise.resolve({ id }) })).json();
}

test('the gateway offers every method that takes the amount, and a repeat opens the same page', async () => {
  const { payable, sessionId, url } = await accepted();
  expect((await testSessions.find(sessionId))?.methods).toEqual(['gcash', 'maya', 'card']);
  expect(await openCheckout(payable)).toBe(url);
  const small = await accepted(900_000);
  expect((await testSessions.find(small.sessionId))?.methods).toEqual([
    'gcash',
    'maya',
    'qrph',
    'card',
  ]);
  const large = await accepted(10_000_000);
  expect((await testSessions.find(large.sessionId))?.methods).toEqual(['maya', 'card']);
});

test('the method that was paid with is stored once the money is there', async () => {
  const agreement = await accepted();
  expect(await agreement.checkout()).toMatchObject({
    kind: 'agreement',
    state: 'waiting',
    method: null,
    refund: null,
    details: {
      checkout_url: agreement.url,
      meeting: null,
      work_item: {
        _id: agreement.id,
        title: 'Deed of sale',
        part: null,
        objection_days: 14,
        is_order: false,
        is_open: false,
      },
    },
  });
  expect(await pay(agreement.sessionId, 'qrph')).toEqual({ error: 'Choose how to pay.' });
  expect(await pay(agreement.sessionId, 'maya')).toHaveProperty('redirect');
  expect((await agreement.row())?.method).toBeNull();
  await settle(agreement.paymentId, Date.now());
  expect(await agreement.row()).toMatchObject({ method: 'maya', status: 'PAID' });
  expect(await agreement.checkout()).toMatchObject({ state: 'confirmed', method: 'maya' });
});

test('with the reference alone nobody learns what it is for', async () => {
  const agreement = await accepted();
  for (const who of [{}, lawyer, await newClient()])
    expect(await agreement.checkout(who)).toMatchObject({ kind: 'agreement', details: null });
});

test('a checkout that ran out: the agreement is open to accept again', async () => {
  const agreement = await accepted();
  expect(await endUnpaid(agreement.payable, 'EXPIRED', Date.now())).toBe(true);
  expect(await agreement.checkout()).toMatchObject({
    state: 'expired',
    received: null,
    method: null,
    details: { checkout_url: null, work_item: { is_open: true } },
  });
});

test('what a decision gives back in part leaves it paid; everything is a refund', async () => {
  const agreement = await accepted();
  await testSessions.pay(agreement.sessionId);
  await settle(agreement.paymentId, Date.now());
  const giveBack = (amount: number, cause: string) =>
    transaction((tx) =>
      refundPart(tx, agreement.payable, { amount, reason: 'DISPUTE', cause }, Date.now()),
    );
  await giveBack(500_000, 'first');
  const refund = { amount: 500_000, reason: 'DISPUTE' };
  expect(await agreement.checkout()).toMatchObject({ state: 'confirmed', refund });
  await settleRefunds(agreement.paymentId, Date.now());
  expect(await agreement.checkout()).toMatchObject({ state: 'confirmed', refund });
  await giveBack(1_504_900, 'second');
  expect(await agreement.checkout()).toMatchObject({ state: 'refunding' });
  await settleRefunds(agreement.paymentId, Date.now());
  expect(await agreement.checkout()).toMatchObject({
    state: 'refunded',
    refund: { amount: 2_004_900, reason: 'DISPUTE' },
  });
});
