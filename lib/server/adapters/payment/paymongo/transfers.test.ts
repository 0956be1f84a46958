import { passPauses } from '@/lib/testing/jest/passing-pauses';
import { fakePaymongo, ok, refused } from '@/lib/testing/paymongo/fake-paymongo';
import { limit } from '@/scripts/lib/test/speed';
import { GatewayError, type NewTransfer } from '../port';
import { paymongoGateway } from './gateway';

let fake: Awaited<ReturnType<typeof fakePaymongo>>;
beforeAll(async () => {
  fake = await fakePaymongo();
});
beforeEach(() => fake.reset());
passPauses();
afterAll(() => fake.stop());

const gateway = () =>
  paymongoGateway({
    api: fake.api,
    key: 'sk_test_hunter2',
    webhookSecret: 'whsk_1',
    toleranceSeconds: 300,
    times: { attempt: limit(300), budget: limit(1_000), pause: 10 },
  });

const transfer: NewTransfer = {
  reference: 'payout_AB-12',
  amount: 120_000,
  rail: 'instapay',
  account: { bic: 'BNORPHMM', name: 'Juan dela Cruz', number: '001234567890' },
  description: 'Payout of Nov 23, ₱1,200.00',
};
const source = { number: '999', name: 'Sangguni', bic: 'PAEYPHM2XXX' };
const wallet = { id: 'wallet_1', status: 'activated', is_default: true, source_account: source };
const answer = (status: string, more: object = {}) => ({
  id: 'tr_1',
  status,
  reference_number: 'payoutAB12',
  ...more,
});

const LIST = 'GET /v2/transfers?reference_number=payoutAB12&limit=100';
const WALLETS = 'GET /v2/wallets';
const CREATE = 'POST /v2/batch_transfers';

async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GatewayError)) throw new Error('no GatewayError was thrown');
  return { reason: error.reason, log: `${error.message} ${(error.cause as Error).message}` };
}

test('is sent from the wallet, with a reference that banks pass on', async () => {
  fake.on(LIST, ok([]));
  fake.on(WALLETS, ok([{ ...wallet, id: 'old', status: 'deactivated' }, wallet]));
  fake.on(CREATE, ok({ id: 'batch_tr_1', transfers: [answer('pending')] }));
  expect(await gateway().transfer(transfer)).toEqual({
    id: 'tr_1',
    status: 'pending',
    failure: null,
  });
  expect(fake.lines()).toEqual([LIST, WALLETS, CREATE]);
  expect(fake.asked.at(-1)).toMatchObject({
    key: 'payout_AB-12',
    body: {
      transfers: [
        {
          provider: 'instapay',
          amount: 120_000,
          currency: 'PHP',
          purpose: 'Payout',
          description: 'Payout of Nov 23 120000',
          reference_number: 'payoutAB12',
          source_account: source,
          destination_account: transfer.account,
        },
      ],
    },
  });
});

test('a wallet whose list leaves its account out is read', async () => {
  fake.on(LIST, ok({ transfers: [] }));
  fake.on(WALLETS, ok([{ id: 'wallet_1', attributes: { status: 'activated' } }]));
  const account = { account_number: '999', account_name: 'Sangguni' };
  fake.on('GET /v2/wallets/wallet_1', ok({ id: 'wallet_1', account }));
  fake.on(CREATE, ok({ id: 'batch_tr_1', transfers: [answer('pending')] }));
  await gateway().transfer(transfer);
  expect(fake.asked.at(-1)?.body).toMatchObject({ transfers: [{ source_account: source }] });
});

test('one with our reference is not made again, however the reference was written', async () => {
  fake.on(LIST, ok([answer('succeeded', { reference_number: 'PAYOUT AB12'.replace(' ', '') })]));
  expect(await gateway().transfer(transfer)).toMatchObject({ id: 'tr_1', status: 'succeeded' });
  expect(fake.lines()).toEqual([LIST]);
});

test.each([
  ['cut', 'cut' as const],
  ['never sent', 'hang' as const],
  ['broken', { status: 503, text: 'x' }],
  ['without a transfer', ok({ id: 'batch_tr_1', transfers: [] })],
])('an answer that was %s is looked up, and the money is sent once', async (_what, lost) => {
  fake.on(LIST, ok([]), ok([answer('pending')]));
  fake.on(WALLETS, ok([wallet]));
  fake.on(CREATE, lost);
  expect(await gateway().transfer(transfer)).toMatchObject({ id: 'tr_1', status: 'pending' });
  expect(fake.lines()).toEqual([LIST, WALLETS, CREATE, LIST]);
});

test('an answer that was lost of one that is not there leaves it unknown', async () => {
  fake.on(LIST, ok([]));
  fake.on(WALLETS, ok([wallet]));
  fake.on(CREATE, 'cut');
  expect(await failure(gateway().transfer(transfer))).toMatchObject({ reason: 'unreachable' });
  expect(fake.lines().filter((line) => line === CREATE)).toHaveLength(1);
});

test('nothing is sent while nobody can tell what was', async () => {
  fake.on(LIST, ok([], { has_more: true }));
  expect(await failure(gateway().transfer(transfer))).toMatchObject({ reason: 'unreachable' });
  expect(fake.lines()).toEqual([LIST]);
});

test('a refusal is one, and names no account', async () => {
  fake.on(LIST, ok([]));
  fake.on(WALLETS, ok([wallet]));
  fake.on(CREATE, refused('transaction_limit_exceeded', 'amount'));
  const { reason, log } = await failure(gateway().transfer(transfer));
  expect(reason).toBe('refused');
  expect(log).toContain('transaction_limit_exceeded');
  expect(log).not.toMatch(/0012345|Juan|hunter2/);
});

test.each([
  ['the list', 'lists', [refused('parameter_invalid'), refused('resource_not_found', '', 404)]],
  ['too many requests of the list', 'lists', [{ status: 429, text: '' }]],
  ['the wallets', 'wallets', [refused('resource_not_found', '', 404)]],
  ['no active wallet', 'wallets', [ok([]), ok([{ ...wallet, status: 'deactivated' }])]],
] as const)('a look that fails refuses nothing: %s', async (_what, at, answers) => {
  for (const answer of answers) {
    fake.on(LIST, at === 'lists' ? answer : ok([]));
    fake.on(WALLETS, at === 'wallets' ? answer : ok([wallet]));
    const { reason } = await failure(gateway().transfer(transfer));
    expect(reason).not.toBe('refused');
    expect(fake.lines()).not.toContain(CREATE);
  }
});

test.each([408, 425, 429])('%i of the transfer itself is silence', async (status) => {
  fake.on(LIST, ok([]));
  fake.on(WALLETS, ok([wallet]));
  fake.on(CREATE, { status, text: '' });
  expect(await failure(gateway().transfer(transfer))).toMatchObject({ reason: 'unreachable' });
});

test.each([400, 404, 408, 425, 429, 503])(
  '%i of a look at a transfer says nothing of it',
  async (status) => {
    fake.on('GET /v2/transfers/tr_1', { status, text: '' });
    expect((await failure(gateway().getTransfer('tr_1'))).reason).not.toBe('refused');
  },
);

test.each([
  [{ status: 'pending' }, { status: 'pending', failure: null }],
  [{ status: 'for_review' }, { status: 'pending', failure: null }],
  [{ status: 'succeeded' }, { status: 'succeeded', failure: null }],
  [
    { status: 'failed', provider_error_code: 'AC01' },
    { status: 'failed', failure: 'AC01' },
  ],
  [
    { status: 'returned', provider_error_code: 'AC04' },
    { status: 'returned', failure: 'AC04' },
  ],
  [
    { status: 'failed', provider_error_code: 'Account 001 of Juan' },
    { status: 'failed', failure: null },
  ],
])('%j is read as %j', async (given, expected) => {
  fake.on('GET /v2/transfers/tr_1', ok({ id: 'tr_1', ...given }));
  expect(await gateway().getTransfer('tr_1')).toEqual({ id: 'tr_1', ...expected });
  fake.on('GET /v2/transfers/tr_1', ok({ id: 'tr_1', type: 'transfer', attributes: given }));
  expect(await gateway().getTransfer('tr_1')).toEqual({ id: 'tr_1', ...expected });
});

test('institutions of a network', async () => {
  const path = 'GET /v2/transfers/receiving_institutions?provider=pesonet';
  fake.on(path, ok([{ name: 'BDO', bic: 'BNORPHMM' }, { attributes: { name: 'B', bic: 'BX' } }]));
  expect(await gateway().institutions('pesonet')).toEqual([
    { rail: 'pesonet', bic: 'BNORPHMM', name: 'BDO' },
    { rail: 'pesonet', bic: 'BX', name: 'B' },
  ]);
});
