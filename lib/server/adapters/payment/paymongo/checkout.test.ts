import { passPauses } from '@/lib/testing/jest/passing-pauses';
import { fakePaymongo, ok, refused } from '@/lib/testing/paymongo/fake-paymongo';
import { limit } from '@/scripts/lib/test/speed';
import { GatewayError, type NewCheckout } from '../port';
import { signWebhook } from '../signature';
import { paymongoGateway } from './gateway';

let fake: Awaited<ReturnType<typeof fakePaymongo>>;
beforeAll(async () => {
  fake = await fakePaymongo();
});
beforeEach(() => fake.reset());
passPauses();
afterAll(() => fake.stop());

const KEY = 'sk_test_hunter2';
const account = (key = KEY) => ({
  api: fake.api,
  key,
  webhookSecret: 'whsk_secret_1',
  toleranceSeconds: 300,
  times: { attempt: limit(300), budget: limit(1_000), pause: 10 },
});
const gateway = (key = KEY) => paymongoGateway(account(key));

const checkout: NewCheckout = {
  reference: 'ref-1',
  description: '30-minute consultation',
  amount: 150_000,
  methods: ['card', 'maya', 'gcash'],
  successUrl: 'https://sangguni.example/checkout?ref=ref-1',
  cancelUrl: 'https://sangguni.example/checkout?ref=ref-1',
  email: 'ana@example.com',
};

const session = (attributes: object = {}) => ({
  id: 'cs_1',
  type: 'checkout_session',
  attributes: {
    status: 'active',
    livemode: false,
    checkout_url: 'https://checkout.paymongo.com/cs_1',
    reference_number: 'ref-1',
    payments: [],
    ...attributes,
  },
});
const payment = (status: string, attributes: object = {}, id = `pay_${status}`) => ({
  id,
  type: 'payment',
  attributes: {
    amount: 150_000,
    currency: 'PHP',
    fee: 4_688,
    net_amount: 145_312,
    status,
    source: { id: 'src_1', type: 'gcash' },
    ...attributes,
  },
});

const CREATE = 'POST /v1/checkout_sessions';
const FETCH = 'GET /v1/checkout_sessions/cs_1';
const EXPIRE = 'POST /v1/checkout_sessions/cs_1/expire';

/** The reason of a failure, and all that would be logged of it. */
async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GatewayError)) throw new Error('no GatewayError was thrown');
  return { reason: error.reason, log: `${error.message} ${(error.cause as Error).message}` };
}

describe('create', () => {
  test('asks for the session in the envelope, with the key and the reference', async () => {
    fake.on(CREATE, ok(session()));
    expect(await gateway().create(checkout)).toEqual({
      id: 'cs_1',
      url: 'https://checkout.paymongo.com/cs_1',
    });
    expect(fake.asked).toEqual([
      {
        line: CREATE,
        key: 'ref-1',
        authorization: `Basic ${btoa(`${KEY}:`)}`,
        body: {
          data: {
            attributes: expect.objectContaining({
              line_items: [
                { name: checkout.description, amount: 150_000, currency: 'PHP', quantity: 1 },
              ],
              payment_method_types: ['card', 'paymaya', 'gcash'],
              reference_number: 'ref-1',
              metadata: { reference: 'ref-1' },
              billing: { email: 'ana@example.com' },
              success_url: checkout.successUrl,
              cancel_url: checkout.cancelUrl,
            }),
          },
        },
      },
    ]);
  });

  test('its own pages are followed on this machine', async () => {
    fake.on(CREATE, ok(session({ checkout_url: `${fake.api}/checkout/cs_1` })));
    expect((await gateway().create(checkout)).url).toBe(`${fake.api}/checkout/cs_1`);
  });

  test.each([
    'https://checkout.paymongo.com.evil.example/cs_1',
    'http://checkout.paymongo.com/cs_1',
    'https://user@evil.example/checkout.paymongo.com',
    'http://127.0.0.1:1/cs_1',
    'javascript:alert(1)',
    '',
    null,
  ])('nobody is sent to %j', async (checkout_url) => {
    fake.on(CREATE, ok(session({ checkout_url })));
    expect(await failure(gateway().create(checkout))).toMatchObject({ reason: 'unreachable' });
  });

  test.each([
    refused('payment_method_not_configured'),
    refused('parameter_invalid', 'payment_method_types'),
    refused('parameter_below_minimum', 'amount'),
  ])(
    'a method that is not active, or an amount that none takes, is unavailable: %j',
    async (no) => {
      fake.on(CREATE, no);
      expect(await failure(gateway().create(checkout))).toMatchObject({
        reason: 'method_unavailable',
      });
      expect(fake.asked).toHaveLength(1);
    },
  );

  test('silence is tried again with the same key', async () => {
    fake.on(
      CREATE,
      { status: 502, text: 'bad' },
      refused('rate', undefined, 429),
      'cut',
      'hang',
      ok(session()),
    );
    expect((await gateway().create(checkout)).id).toBe('cs_1');
    expect(fake.asked.map(({ key }) => key)).toEqual(Array(5).fill('ref-1'));
  });

  test('silence is tried again in what is left of the time, if that is not enough for a whole try', async () => {
    fake.on(CREATE, 'hang', ok(session()));
    const times = { attempt: limit(300), budget: limit(500), pause: 10 };
    expect((await paymongoGateway({ ...account(), times }).create(checkout)).id).toBe('cs_1');
  });

  test.each([
    ['nothing', 'hang' as const],
    ['no JSON', { status: 200, text: '<html>' }],
    ['something else', { status: 200, json: { data: [] } }],
    ['that the key is wrong', refused('unauthorized', undefined, 401)],
  ])('is unreachable when it goes on answering %s', async (_what, answer) => {
    fake.on(CREATE, answer);
    const { reason, log } = await failure(gateway().create(checkout));
    expect(reason).toBe('unreachable');
    expect(log).not.toMatch(/hunter2|Juan|0012|html/);
  });

  test('of a refusal only its codes are stored', async () => {
    fake.on(CREATE, refused('parameter_required', 'success_url'));
    const { reason, log } = await failure(gateway().create(checkout));
    expect(reason).toBe('refused');
    expect(log).toContain('400 parameter_required');
    expect(log).not.toMatch(/hunter2|Juan|0012|ref-1/);
  });
});

describe('fetch', () => {
  test('reads what arrived', async () => {
    const paid = session({ payments: [payment('failed'), payment('paid')] });
    fake.on(FETCH, ok(paid));
    expect(await gateway().fetch('cs_1')).toEqual({
      status: 'paid',
      paymentId: 'pay_paid',
      amount: 150_000,
      fee: 4_688,
      currency: 'PHP',
      reference: 'ref-1',
      livemode: false,
      method: 'gcash',
      failedAttempts: 1,
    });
  });

  test.each([
    ['paymaya', 'maya'],
    ['card', 'card'],
    ['qrph', 'qrph'],
    ['dob_ubp', 'dob'],
    ['brankas_bdo', 'dob'],
    ['shopee_pay', 'shopee_pay'],
    ['something_new', null],
  ])('a source %s is %s', async (type, method) => {
    fake.on(FETCH, ok(session({ payments: [payment('paid', { source: { type } })] })));
    expect(await gateway().fetch('cs_1')).toMatchObject({ status: 'paid', method });
  });

  test('money that arrived counts, whatever the session says', async () => {
    const intent = { attributes: { payments: [payment('paid')] } };
    fake.on(FETCH, ok(session({ status: 'expired', payment_intent: intent })));
    expect(await gateway().fetch('cs_1')).toMatchObject({ status: 'paid', amount: 150_000 });
    fake.on(FETCH, ok(session({ payments: [payment('refunded')] })));
    expect(await gateway().fetch('cs_1')).toMatchObject({ status: 'paid' });
  });

  test('an attempt that failed leaves it active', async () => {
    const intent = { attributes: { payments: [payment('failed')], last_payment_error: 'x' } };
    fake.on(FETCH, ok(session({ payment_intent: intent })));
    expect(await gateway().fetch('cs_1')).toMatchObject({ status: 'active', failedAttempts: 1 });
  });

  test('a session that is not there is not found, one of an unknown state is no answer', async () => {
    fake.on(FETCH, refused('resource_not_found', undefined, 404));
    expect(await failure(gateway().fetch('cs_1'))).toMatchObject({ reason: 'not_found' });
    fake.on(FETCH, ok(session({ status: 'paused' })));
    expect(await failure(gateway().fetch('cs_1'))).toMatchObject({ reason: 'unreachable' });
  });
});

describe('expire', () => {
  test('answers what the session is then', async () => {
    fake.on(EXPIRE, ok(session({ status: 'expired' })));
    fake.on(FETCH, ok(session({ status: 'expired' })));
    expect(await gateway().expire('cs_1')).toMatchObject({ status: 'expired' });
    expect(fake.lines()).toEqual([EXPIRE, FETCH]);
  });

  test('money that was faster is found', async () => {
    fake.on(EXPIRE, refused('resource_processed_state'));
    fake.on(FETCH, ok(session({ payments: [payment('paid')] })));
    expect(await gateway().expire('cs_1')).toMatchObject({ status: 'paid' });
  });

  test('one that stays active was not ended', async () => {
    fake.on(EXPIRE, refused('resource_processing_state'));
    fake.on(FETCH, ok(session()));
    expect(await failure(gateway().expire('cs_1'))).toMatchObject({ reason: 'refused' });
  });
});

describe('webhook', () => {
  const body = JSON.stringify({
    data: {
      id: 'evt_1',
      type: 'event',
      attributes: {
        type: 'checkout_session.payment.paid',
        livemode: true,
        data: session({ payments: [payment('paid')] }),
      },
    },
  });
  const now = Date.UTC(2026, 10, 23);
  const signed = (mode: 'test' | 'live') => signWebhook('whsk_secret_1', body, now / 1000, mode);

  test.each([
    ['sk_test_1', 'test', 'live'],
    ['sk_live_1', 'live', 'test'],
  ] as const)('%s takes signatures of %s mode alone', (key, own, other) => {
    expect(gateway(key).parseWebhook(body, signed(own), now)).toMatchObject({
      id: 'evt_1',
      type: 'paid',
      sessionId: 'cs_1',
      claims: { amount: 150_000, currency: 'PHP', reference: 'ref-1', livemode: true },
    });
    expect(gateway(key).parseWebhook(body, signed(other), now)).toBe('unsigned');
    expect(gateway(key).livemode).toBe(own === 'live');
  });
});

describe('the list of payments', () => {
  const LIST = 'GET /v1/payments?limit=100';

  test('has what arrived, with whatever may be our reference, and leads on', async () => {
    const listed = (id: string, status: string, attributes: object = {}) => ({
      id,
      attributes: {
        ...payment(status).attributes,
        livemode: false,
        paid_at: 1_790_000_000,
        ...attributes,
      },
    });
    fake.on(
      LIST,
      ok(
        [
          listed('pay_3', 'paid', { metadata: { reference: 'ref-3' } }),
          listed('pay_2', 'failed'),
          listed('pay_1', 'refunded', { external_reference_number: 'ref-1', metadata: null }),
        ],
        { has_more: true },
      ),
    );
    fake.on(`${LIST}&after=pay_1`, ok([], { has_more: false }));
    const first = await gateway().listPayments(null);
    expect(first.payments).toEqual([
      {
        id: 'pay_3',
        sessionId: null,
        references: ['ref-3'],
        amount: 150_000,
        fee: 4_688,
        currency: 'PHP',
        livemode: false,
        method: 'gcash',
        paidAt: 1_790_000_000_000,
      },
      expect.objectContaining({ id: 'pay_1', references: ['ref-1'] }),
    ]);
    expect(first.next).toBe('pay_1');
    expect(await gateway().listPayments(first.next)).toEqual({ payments: [], next: null });
  });

  test('of which a page is full leads on where it does not say', async () => {
    const page = Array.from({ length: 100 }, (_, at) => payment('paid', {}, `pay_${at}`));
    fake.on(LIST, ok(page));
    expect((await gateway().listPayments(null)).next).toBe('pay_99');
  });
});
