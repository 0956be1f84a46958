import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { BANKS } from '@/lib/catalogue/banks';
import { methodsWithin } from '@/lib/domain/payments/method-limits';
import { env } from '@/lib/env';
import { GatewayError, type PaymentGateway, type SessionState } from './port';
import { verifyWebhook } from './signature';
import { type TestSessionRow, testSessions, testTransfers } from './store';
import { readEvent } from './webhook-event';

/** Centavos above which this gateway refuses QR Ph, as real ones do from their own limit on: so a refusal can be tried. */
export const QRPH_LIMIT = 1_000_000;
const LIMITS = { qrph: QRPH_LIMIT };

/**
 * Gateway that moves no money: sessions in a table of their own, a page to pay, fail or close, and webhooks signed
 * like PayMongo's. Refused with APP_ENV=production.
 */
export const localGateway: PaymentGateway = {
  name: 'local',
  livemode: false,
  methods: ['gcash', 'maya', 'qrph', 'card'],
  limits: LIMITS,

  async create(checkout) {
    const methods = methodsWithin(checkout.methods, checkout.amount, LIMITS);
    if (methods.length === 0) {
      throw new GatewayError('method_unavailable', `No method takes ${checkout.amount} centavos.`);
    }
    await answering();
    const session = await testSessions.create({ ...checkout, methods });
    return { id: session.id, url: `${env.SITE_URL}/test-gateway/${session.id}` };
  },

  async fetch(sessionId) {
    await answering();
    return stateOf(await testSessions.find(sessionId));
  },

  async expire(sessionId) {
    await answering();
    await testSessions.expire(sessionId);
    return stateOf(await testSessions.find(sessionId));
  },

  async refund({ paymentId, amount, reference, paid }) {
    await answering();
    if (paid.method === 'qrph') throw new GatewayError('manual', 'QR Ph takes nothing back.');
    const id = await testSessions.refund(paymentId, amount, reference);
    if (!id) throw new GatewayError('refused', 'There is no such payment to refund.');
    return { id, status: 'succeeded' };
  },

  async getRefund(refundId) {
    await answering();
    return { id: refundId, status: 'succeeded' };
  },

  async institutions(rail) {
    await answering();
    const listed = BANKS.filter(({ rails }) => rails.includes(rail));
    return listed.map(({ id, name }) => ({ rail, bic: id, name }));
  },

  async transfer(transfer) {
    await answering();
    return testTransfers.create(transfer);
  },

  async getTransfer(transferId) {
    await answering();
    return testTransfers.read(transferId);
  },

  parseWebhook(rawBody, signature, now) {
    const genuine = verifyWebhook(env.PAYMENT_WEBHOOK_SECRET, rawBody, signature, {
      mode: 'test',
      now,
      toleranceSeconds: env.PAYMENT_WEBHOOK_TOLERANCE,
    });
    return genuine ? (readEvent(rawBody) ?? 'no_event') : 'unsigned';
  },
};

/** The time another company's server takes. */
async function answering(): Promise<void> {
  if (env.LOCAL_GATEWAY_DELAY > 0) await sleep(env.LOCAL_GATEWAY_DELAY);
}

function stateOf(session: TestSessionRow | undefined): SessionState {
  if (!session) throw new GatewayError('refused', 'There is no such session.');
  const { status, paymentId, amount, method, failedAttempts, reference } = session;
  const fixed = { fee: 0, currency: 'PHP', livemode: false };
  return { ...fixed, status, paymentId, amount, method, failedAttempts, reference };
}

/** The gateway's own side, for its page and for tests. */
export { testSessions, testTransfers };
