import { passPauses } from '@/lib/testing/jest/passing-pauses';
import { fakePaymongo, ok, refused } from '@/lib/testing/paymongo/fake-paymongo';
import { limit } from '@/scripts/lib/test/speed';
import { GatewayError, type NewRefund } from '../port';
import { paymongoGateway } from './gateway';

const NOW = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

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
    clock: () => NOW,
  });

const refund: NewRefund = {
  paymentId: 'pay_1',
  amount: 50_000,
  reference: 'refund-1',
  reason: 'CANCELLED',
  paid: { method: 'gcash', at: NOW - DAY, amount: 100_000 },
};
const answer = (status: string, attributes: object = {}, id = 'ref_1') => ({
  id,
  type: 'refund',
  attributes: { amount: 50_000, payment_id: 'pay_1', status, notes: null, ...attributes },
});

const LIST = 'GET /v1/refunds?payment_id=pay_1&limit=100';
const CREATE = 'POST /v1/refunds';

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof GatewayError ? error.reason : String(error)),
  );

test('is made with our reference in its notes, and its key', async () => {
  fake.on(LIST, ok([answer('succeeded', { notes: 'another' }, 'ref_0')]));
  fake.on(CREATE, ok(answer('pending')));
  expect(await gateway().refund(refund)).toEqual({ id: 'ref_1', status: 'pending' });
  expect(fake.asked.at(-1)).toMatchObject({
    key: 'refund-1',
    body: {
      data: {
        attributes: {
          amount: 50_000,
          payment_id: 'pay_1',
          reason: 'requested_by_customer',
          notes: 'refund-1',
          metadata: { reference: 'refund-1' },
        },
      },
    },
  });
});

test.each([
  ['CANCELLED', 'requested_by_customer'],
  ['DUPLICATE', 'duplicate'],
  ['LATE', 'others'],
  ['OTHER_AMOUNT', 'others'],
  ['DISPUTE', 'others'],
] as const)('%s is %s', async (reason, expected) => {
  fake.on(LIST, ok([]));
  fake.on(CREATE, ok(answer('succeeded')));
  await gateway().refund({ ...refund, reason });
  expect(fake.asked.at(-1)?.body).toMatchObject({ data: { attributes: { reason: expected } } });
});

test.each([
  ['notes', { notes: 'refund-1' }],
  ['metadata', { metadata: { reference: 'refund-1' } }],
])('one that carries our reference in its %s is not made again', async (_where, carried) => {
  fake.on(LIST, ok([answer('succeeded', carried)]));
  expect(await gateway().refund(refund)).toEqual({ id: 'ref_1', status: 'succeeded' });
  expect(fake.lines()).toEqual([LIST]);
});

test.each([
  ['cut', 'cut' as const],
  ['never sent', 'hang' as const],
  ['broken', { status: 500, text: 'x' }],
])('an answer that was %s is looked up, and the refund is made once', async (_what, lost) => {
  fake.on(LIST, ok([]), ok([answer('pending', { notes: 'refund-1' })]));
  fake.on(CREATE, lost);
  expect(await gateway().refund(refund)).toEqual({ id: 'ref_1', status: 'pending' });
  expect(fake.lines()).toEqual([LIST, CREATE, LIST]);
});

test('an answer that was lost of a refund that is not there is tried another time', async () => {
  fake.on(LIST, ok([]));
  fake.on(CREATE, 'cut', ok(answer('succeeded')));
  expect(await reasonOf(gateway().refund(refund))).toBe('unreachable');
  expect(fake.lines()).toEqual([LIST, CREATE, LIST]);
  expect(await gateway().refund(refund)).toMatchObject({ status: 'succeeded' });
});

test('nothing is made while nobody can tell what was', async () => {
  fake.on(LIST, { status: 500, text: 'x' });
  expect(await reasonOf(gateway().refund(refund))).toBe('unreachable');
  fake.on(LIST, ok([], { has_more: true }));
  expect(await reasonOf(gateway().refund(refund))).toBe('unreachable');
  expect(fake.lines()).not.toContain(CREATE);
});

test('too many requests are waited for', async () => {
  fake.on(LIST, ok([]));
  fake.on(CREATE, refused('rate_limit', undefined, 429), ok(answer('succeeded')));
  expect(await gateway().refund(refund)).toMatchObject({ status: 'succeeded' });
});

test.each([
  ['qrph', 0],
  ['card', 61],
  ['gcash', 181],
  ['maya', 366],
  ['grab_pay', 91],
  ['billease', 61],
  ['dob', 31],
] as const)('%s after %i days is paid by hand', async (method, days) => {
  fake.on(LIST, ok([]));
  const paid = { ...refund.paid, method, at: NOW - days * DAY };
  expect(await reasonOf(gateway().refund({ ...refund, paid }))).toBe('manual');
  expect(fake.lines()).not.toContain(CREATE);
});

test('one that was made in time is found after its time too', async () => {
  fake.on(LIST, ok([answer('succeeded', { notes: 'refund-1' })]));
  const paid = { ...refund.paid, at: NOW - 400 * DAY };
  expect(await gateway().refund({ ...refund, paid })).toMatchObject({ id: 'ref_1' });
});

test.each([
  ['allowed_date_exceeded', 'manual'],
  ['payment_method_not_allowed', 'manual'],
  ['partial_refund_not_allowed', 'manual'],
  ['available_balance_insufficient', 'refused'],
  ['resource_processing_state', 'refused'],
  ['resource_disputed_state', 'refused'],
  ['livemode_mismatched', 'refused'],
])('%s is %s', async (code, reason) => {
  fake.on(LIST, ok([]));
  fake.on(CREATE, refused(code));
  expect(await reasonOf(gateway().refund(refund))).toBe(reason);
});

test.each([
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
])('of one that is %s it is said that it is %s', async (given, status) => {
  fake.on('GET /v1/refunds/ref_1', ok(answer(given)));
  expect(await gateway().getRefund('ref_1')).toEqual({ id: 'ref_1', status });
});

test('a refund that is not there is not found', async () => {
  fake.on('GET /v1/refunds/ref_1', refused('resource_not_found', undefined, 404));
  expect(await reasonOf(gateway().getRefund('ref_1'))).toBe('not_found');
});

test.each([400, 408, 425, 429])('%i of a look at a refund says nothing of it', async (status) => {
  fake.on('GET /v1/refunds/ref_1', { status, text: '' });
  expect(await reasonOf(gateway().getRefund('ref_1'))).toBe('unreachable');
});
