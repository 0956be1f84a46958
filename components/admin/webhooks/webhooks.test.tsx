import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { DeliveryOutcome } from '@/lib/contract/admin/webhooks';
import { fakeServer } from '@/lib/testing/fake-server';
import { webhooksAddress } from './webhook-address';
import { Webhooks } from './webhooks';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const server = fakeServer();
let results: object[];
let missed: number;
let refusal: { status: number; payload: unknown } | null;

const delivery = (changes: object = {}) => ({
  _id: '12',
  gateway: 'paymongo',
  event_id: 'evt_1',
  outcome: 'failed',
  type: 'paid',
  payment_id: 'pay-1',
  detail: 'gateway: timeout',
  times: 3,
  can_replay: true,
  first_at: '2026-11-22T00:30:00Z',
  last_at: '2026-11-23T00:30:00Z',
  ...changes,
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

beforeEach(() => {
  [results, missed, refusal] = [[delivery()], 0, null];
  server.answer = ({ method }) => {
    if (method === 'POST') return refusal ?? { status: 204 };
    const health = {
      gateway: 'paymongo',
      url: 'https://sangguni.example/api/v1/payments/webhooks/paymongo',
      last_at: '2026-11-23T00:30:00Z',
      missed,
    };
    return { status: 200, payload: { results, hasMore: false, page: 0, health } };
  };
});

async function open(outcome?: DeliveryOutcome) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Webhooks outcome={outcome} page={0} requestNow={NOW} />
    </QueryClientProvider>,
  );
  await screen.findByText(/webhooks\/paymongo$/);
}

test('an event says what became of it, and its payment can be settled again', async () => {
  await open('failed');
  expect(server.sent[0]?.path).toBe('/admin/webhooks?outcome=failed&page=0');
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent('evt_1');
  expect(row).toHaveTextContent('Failed');
  expect(row).toHaveTextContent('(gateway: timeout)');
  expect(row).toHaveTextContent('Today, 8:30 AM PHT');
  fireEvent.click(screen.getByRole('button', { name: 'Settle again' }));
  expect(await screen.findByText('As the gateway has it.')).toBeInTheDocument();
  expect(server.of('POST').map(({ path }) => path)).toEqual(['/admin/webhooks/12/replay']);
  await waitFor(() => expect(server.of('GET')).toHaveLength(2));
});

test('a refusal says why', async () => {
  await open();
  const message = 'This delivery is about no payment of ours.';
  refusal = { status: 409, payload: { key: 'bad_transition', message } };
  fireEvent.click(screen.getByRole('button', { name: 'Settle again' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('what is unsigned cannot be settled', async () => {
  results = [delivery({ outcome: 'unsigned', can_replay: false, payment_id: null, type: null })];
  await open();
  expect(screen.queryByRole('button', { name: 'Settle again' })).not.toBeInTheDocument();
});

test('a gateway that fell silent is a warning', async () => {
  missed = 3;
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No events for 24 hours although there were payments',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('3 payments were found by asking');
});

test('without events the list says so, and there is no warning', async () => {
  results = [];
  await open();
  expect(screen.getByRole('heading', { name: 'No events' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the address has the outcome and the page', () => {
  expect(webhooksAddress.read({ outcome: 'differs', page: '1' })).toEqual({
    outcome: 'differs',
    page: 1,
  });
  expect(webhooksAddress.read({ outcome: 'x', page: '-1' })).toEqual({
    outcome: undefined,
    page: 0,
  });
  expect(webhooksAddress.href({ outcome: 'differs', page: 1 })).toBe(
    '/admin/webhooks?outcome=differs&page=1',
  );
});
