import 'server-only';
import { BANKS } from '@/lib/catalogue/banks';
import { methodsWithin } from '@/lib/domain/payments/method-limits';
import { env } from '@/lib/env';
import { answered, happens } from './local-faults';
import { GatewayError, type GatewayPayment, type PaymentGateway, type SessionState } from './port';
import { verifyWebhook } from './signature';
import { type TestSessionRow, testSessions, testTransfers } from './store';
import { readEvent } from './webhook-event';

/**
 * Centavos above which this gateway refuses QR Ph, as real ones do at their own limits, so that a refusal can be
 * tested.
 */
export const QRPH_LIMIT = 1_000_000;
const LIMITS = { qrph: QRPH_LIMIT };

/**
 * Gateway that moves no money: sessions in its own table, a page to pay, fail or close, and webhooks signed like
 * PayMongo's. Refused with APP_ENV=production.
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
    return answered(async () => {
      const session = await testSessions.create(
        { ...checkout, methods },
        happens('second_session'),
      );
      return { id: session.id, url: `${env.SITE_URL}/test-gateway/${session.id}` };
    });
  },

  fetch: (sessionId) => answered(() => look(sessionId)),

  expire: (sessionId) =>
    answered(async () => {
      const later = happens('expiry_late') && (await testSessions.expireLater(sessionId));
      if (later) return stateOf(await testSessions.find(sessionId));
      await testSessions.expire(sessionId);
      return look(sessionId);
    }),

  listPayments: (from) =>
    answered(async () => {
      const offset = Number(from ?? 0);
      const paid = await testSessions.listPaid(offset, PAGE);
      const next = paid.length === PAGE ? String(offset + PAGE) : null;
      return { payments: paid.map(paymentOf), next };
    }),

  async refund({ paymentId, amount, reference, paid }) {
    if (paid.method === 'qrph') throw new GatewayError('manual', 'QR Ph takes nothing back.');
    const id = await answered(() => testSessions.refund(paymentId, amount, reference));
    if (!id) throw new GatewayError('refused', 'There is no such payment to refund.');
    return { id, status: 'succeeded' };
  },

  getRefund: (refundId) =>
    answered(async () => {
      if (!(await testSessions.hasRefund(refundId)))
        throw new GatewayError('not_found', 'There is no such refund.');
      return { id: refundId, status: 'succeeded' };
    }),

  institutions: (rail) =>
    answered(async () => {
      const listed = BANKS.filter(({ rails }) => rails.includes(rail));
      return listed.map(({ id, name }) => ({ rail, bic: id, name }));
    }),

  transfer: (transfer) => answered(() => testTransfers.create(transfer)),

  getTransfer: (transferId) => answered(() => testTransfers.read(transferId)),

  parseWebhook(rawBody, signature, now) {
    const genuine = verifyWebhook(env.PAYMENT_WEBHOOK_SECRET, rawBody, signature, {
      mode: 'test',
      now,
      toleranceSeconds: env.PAYMENT_WEBHOOK_TOLERANCE,
    });
    return genuine ? (readEvent(rawBody) ?? 'no_event') : 'unsigned';
  },
};

const PAGE = 100;

async function look(id: string): Promise<SessionState> {
  const session = await testSessions.find(id);
  if (!session?.ending || session.status !== 'active') return stateOf(session);
  await testSessions.expire(id);
  return stateOf(await testSessions.find(id));
}

function paymentOf({ id, reference, amount, method, ...session }: TestSessionRow): GatewayPayment {
  const fixed = { fee: 0, currency: 'PHP', livemode: false };
  const paidAt = session.createdAt.getTime();
  const references = [reference];
  return {
    ...fixed,
    id: session.paymentId ?? '',
    sessionId: id,
    references,
    amount,
    method,
    paidAt,
  };
}

function stateOf(session: TestSessionRow | undefined): SessionState {
  if (!session) throw new GatewayError('not_found', 'There is no such session.');
  const { status, paymentId, amount, method, failedAttempts, reference } = session;
  const fixed = { fee: 0, currency: 'PHP', livemode: false };
  return { ...fixed, status, paymentId, amount, method, failedAttempts, reference };
}

export { testSessions, testTransfers };
