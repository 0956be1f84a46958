import {
  GatewayError,
  type NewCheckout,
  type NewRefund,
  type NewTransfer,
  type PaymentGateway,
  type SessionState,
} from './port';
import { withTimeLimit } from './time-limit';

const active: SessionState = {
  status: 'active',
  paymentId: null,
  amount: 0,
  fee: 0,
  currency: 'PHP',
  reference: 'r',
  livemode: false,
  method: null,
  failedAttempts: 0,
};

const transfer = { id: 'tr', status: 'pending', failure: null } as const;

function gateway(answer: <T>(value: T) => Promise<T>): PaymentGateway {
  return {
    name: 'slow',
    livemode: false,
    methods: ['card'],
    create: () => answer({ id: 'cs', url: '' }),
    fetch: () => answer(active),
    expire: () => answer(active),
    listPayments: () => answer({ payments: [], next: null }),
    refund: () => answer({ id: 'ref', status: 'succeeded' }),
    getRefund: () => answer({ id: 'ref', status: 'succeeded' }),
    institutions: () => answer([]),
    transfer: () => answer(transfer),
    getTransfer: () => answer(transfer),
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

const refund: NewRefund = {
  paymentId: 'pay',
  amount: 1,
  reference: 'r',
  reason: 'CANCELLED',
  paid: { method: 'card', at: 0, amount: 1 },
};
const transferred: NewTransfer = {
  reference: 't',
  amount: 1,
  rail: 'instapay',
  description: '',
  account: { bic: 'B', name: 'A', number: '1' },
};

test.each([
  ['create', () => never.create(checkout)],
  ['fetch', () => never.fetch('cs')],
  ['expire', () => never.expire('cs')],
  ['refund', () => never.refund(refund)],
  ['getRefund', () => never.getRefund('ref')],
  ['institutions', () => never.institutions('instapay')],
  ['transfer', () => never.transfer(transferred)],
  ['getTransfer', () => never.getTransfer('tr')],
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
