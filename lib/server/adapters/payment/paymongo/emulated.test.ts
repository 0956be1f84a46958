import { Paymongo } from '@/e2e/support/paymongo/emulator';
import { sessionResource } from '@/e2e/support/paymongo/records';
import { signatureOf } from '@/e2e/support/paymongo/signature';
import { limit } from '@/scripts/lib/test/speed';
import type { NewRefund, NewTransfer, PaymentGateway } from '../port';
import { paymongoGateway } from './gateway';

let paymongo: Paymongo;
let gateway: PaymentGateway;

beforeEach(async () => {
  paymongo = await Paymongo.start();
  gateway = paymongoGateway({
    api: paymongo.address,
    key: paymongo.secretKey,
    webhookSecret: paymongo.webhooks.secret,
    toleranceSeconds: 300,
    times: { attempt: limit(500), budget: limit(4_000), pause: 5 },
  });
});
afterEach(() => paymongo.stop());

const CHECKOUT = {
  reference: 'ref_1',
  description: '30 minutes',
  amount: 150_000,
  email: 'ana@example.com',
  methods: ['gcash', 'maya', 'qrph', 'card', 'dob'] as const,
  successUrl: 'http://127.0.0.1/paid',
  cancelUrl: 'http://127.0.0.1/left',
};

async function paid(method: 'gcash' | 'qrph' = 'gcash') {
  const { id } = await gateway.create(CHECKOUT);
  return { id, payment: paymongo.checkouts.pay(paymongo.checkouts.find(id), method) };
}

const refundOf = (paymentId: string, changes: Partial<NewRefund> = {}): NewRefund => ({
  paymentId,
  amount: 150_000,
  reference: 'refund_1',
  reason: 'CANCELLED',
  paid: { method: 'gcash', at: Date.now(), amount: 150_000 },
  ...changes,
});

const TRANSFER: NewTransfer = {
  reference: 'payout_1',
  amount: 90_000,
  rail: 'instapay',
  description: 'Payout',
  account: { bic: 'BOPIPHMMXXX', name: 'Ana Reyes', number: '1234567890' },
};

test('a checkout is opened on the page of the gateway, fails, is paid and can no longer be ended', async () => {
  const { id, url } = await gateway.create(CHECKOUT);
  expect(url.startsWith(`${paymongo.address}/checkout/`)).toBe(true);
  const session = paymongo.checkouts.find(id);
  paymongo.checkouts.fail(session, 'card');
  expect(await gateway.fetch(id)).toMatchObject({ status: 'active', failedAttempts: 1 });
  const payment = paymongo.checkouts.pay(session, 'paymaya');
  const state = {
    status: 'paid',
    paymentId: payment.id,
    amount: 150_000,
    fee: 2_685,
    currency: 'PHP',
    reference: 'ref_1',
    livemode: false,
    method: 'maya',
    failedAttempts: 1,
  };
  expect(await gateway.fetch(id)).toEqual(state);
  expect(await gateway.expire(id)).toEqual(state);
});

test('a checkout that ended may still be paid', async () => {
  const { id } = await gateway.create(CHECKOUT);
  expect(await gateway.expire(id)).toMatchObject({ status: 'expired' });
  expect(await gateway.expire(id)).toMatchObject({ status: 'expired' });
  paymongo.checkouts.pay(paymongo.checkouts.find(id));
  expect(await gateway.fetch(id)).toMatchObject({ status: 'paid' });
});

test('a method that is not activated is unavailable', async () => {
  paymongo.checkouts.activated = ['card'];
  await expect(gateway.create(CHECKOUT)).rejects.toMatchObject({ reason: 'method_unavailable' });
});

test('answers that are lost, refused for their number or broken are asked for again', async () => {
  const create = /^POST \/v1\/checkout_sessions$/;
  for (const fault of ['fail', 'fail-after', 'hang-up', 'silent', 'limit'] as const)
    paymongo.faults.next(create, fault);
  await gateway.create(CHECKOUT);
  expect(paymongo.checkouts.of('ref_1')).toHaveLength(1);
});

test('a refund is made once, also when its answer was lost', async () => {
  const { payment } = await paid();
  paymongo.idempotent = false;
  paymongo.faults.next(/^POST \/v1\/refunds$/, 'hang-up');
  const made = await gateway.refund(refundOf(payment.id));
  expect(made.status).toBe('pending');
  expect(await gateway.refund(refundOf(payment.id))).toEqual(made);
  expect(paymongo.refunds.list(payment.id)).toHaveLength(1);
  paymongo.refunds.settle();
  expect(await gateway.getRefund(made.id)).toEqual({ id: made.id, status: 'succeeded' });
});

test('a refund that is not to be had is refused, or left to be paid by hand', async () => {
  const { payment } = await paid();
  paymongo.refunds.refusal = 'available_balance_insufficient';
  await expect(gateway.refund(refundOf(payment.id))).rejects.toMatchObject({ reason: 'refused' });
  paymongo.refunds.refusal = null;
  payment.at -= 181 * 86_400_000;
  await expect(gateway.refund(refundOf(payment.id))).rejects.toMatchObject({ reason: 'manual' });
  const { payment: qr } = await paid('qrph');
  const ofQr = refundOf(qr.id, { paid: { method: 'qrph', at: Date.now(), amount: 150_000 } });
  await expect(gateway.refund(ofQr)).rejects.toMatchObject({ reason: 'manual' });
});

test('a transfer is made once, also when its answer was lost, and followed to its end', async () => {
  paymongo.transfers.pendingMs = 'held';
  paymongo.idempotent = false;
  paymongo.faults.next(/^POST \/v2\/batch_transfers$/, 'silent');
  const made = await gateway.transfer(TRANSFER);
  expect(made).toMatchObject({ status: 'pending', failure: null });
  expect(await gateway.transfer(TRANSFER)).toEqual(made);
  expect(paymongo.transfers.list()).toHaveLength(1);
  paymongo.transfers.settle();
  expect(await gateway.getTransfer(made.id)).toMatchObject({ status: 'succeeded' });
  paymongo.transfers.giveBack(made.id);
  expect(await gateway.getTransfer(made.id)).toMatchObject({ status: 'returned', failure: 'AC04' });
});

test('a transfer that fails says why; one that is not taken is refused', async () => {
  paymongo.transfers.ending = { status: 'failed', code: 'AC01' };
  paymongo.transfers.pendingMs = 'held';
  const { id } = await gateway.transfer(TRANSFER);
  paymongo.transfers.settle();
  expect(await gateway.getTransfer(id)).toMatchObject({ status: 'failed', failure: 'AC01' });
  paymongo.transfers.balance = 0;
  const next = { ...TRANSFER, reference: 'payout_2' };
  await expect(gateway.transfer(next)).rejects.toMatchObject({ reason: 'refused' });
});

test('lists the banks of a network', async () => {
  const banks = await gateway.institutions('instapay');
  expect(banks).toContainEqual({ rail: 'instapay', bic: 'GXCHPHM2XXX', name: 'GCash' });
});

test('an event of its webhook is read as what it is', async () => {
  const { id } = await paid();
  const { checkouts, webhooks } = paymongo;
  const session = sessionResource(checkouts.find(id), checkouts.account);
  const body = JSON.stringify(webhooks.eventOf('checkout_session.payment.paid', session));
  const now = Date.now();
  const signature = signatureOf(webhooks.secret, body, Math.floor(now / 1000));
  expect(gateway.parseWebhook(body, signature, now)).toMatchObject({
    type: 'paid',
    sessionId: id,
    claims: { amount: 150_000, currency: 'PHP', reference: 'ref_1', livemode: false },
  });
  expect(gateway.parseWebhook(`${body} `, signature, now)).toBe('unsigned');
});

test('what arrived is listed, failed attempts are not, whichever session it was made in', async () => {
  const { id: first } = await gateway.create(CHECKOUT);
  const { id: second } = await gateway.create({ ...CHECKOUT, reference: 'ref_2' });
  paymongo.checkouts.fail(paymongo.checkouts.find(first));
  const made = [second, first].map((id) => paymongo.checkouts.pay(paymongo.checkouts.find(id)).id);
  const { payments, next } = await gateway.listPayments(null);
  expect(next).toBeNull();
  expect(payments.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
  expect(payments.map(({ references }) => references).toSorted()).toEqual([['ref_1'], ['ref_2']]);
});
