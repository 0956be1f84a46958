import { GatewayError, type NewCheckout, type PaymentGateway, type SessionState } from './port';
import { withTimeLimit } from './time-limit';

const active: SessionState = {
  status: 'active',
  paymentId: null,
  amount: 0,
  method: null,
  failedAttempts: 0,
};

function gateway(answer: <T>(value: T) => Promise<T>): PaymentGateway {
  return {
    name: 'slow',
    methods: ['card'],
    create: () => answer({ id: 'cs', url: '' }),
    fetch: () => answer(active),
    expire: () => answer(active),
    refund: () => answer({ id: 'ref', status: 'succeeded' }),
    parseWebhook: () => 'unsigned',
  };
}

const never = withTimeLimit(
  gateway(() => new Promise(() => {})),
  5,
);
const checkout: NewCheckout = {
  reference: 'r',
  description: '',
  amount: 1,
  methods: ['card'],
  successUrl: '',
  cancelUrl: '',
  email: '',
};

test.each([
  ['create', () => never.create(checkout)],
  ['fetch', () => never.fetch('cs')],
  ['expire', () => never.expire('cs')],
  ['refund', () => never.refund('pay', 1, 'r')],
])('a gateway that hangs at %s is unreachable', async (_name, call) => {
  const error = await call().then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(GatewayError);
  expect(error).toMatchObject({ reason: 'unreachable' });
});

test('answers and refusals pass as they are', async () => {
  const quick = withTimeLimit(
    gateway(async (value) => value),
    1000,
  );
  expect(await quick.fetch('cs')).toBe(active);
  expect(quick.name).toBe('slow');
  const refusing = withTimeLimit(
    gateway(() => Promise.reject(new GatewayError('refused', 'no'))),
    1000,
  );
  await expect(refusing.fetch('cs')).rejects.toMatchObject({ reason: 'refused' });
});
