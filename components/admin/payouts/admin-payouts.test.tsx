import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { AdminPayout } from '@/lib/contract/admin/payouts';
import { AdminPayouts } from './admin-payouts';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const WAITING: AdminPayout = {
  _id: 'p1',
  status: 'WAITING',
  amount: 6_000_000,
  withheld: 0,
  transferred: 6_000_000,
  rail: 'pesonet',
  bank: 'BDO Unibank',
  account_end: '7890',
  failure: null,
  reason: null,
  created_at: '2026-11-23T01:00:00.000Z',
  paid_at: null,
  ended_at: null,
  lawyer: { _id: 'maria', display_name: 'Maria Santos' },
};
const FAILED: AdminPayout = { ...WAITING, _id: 'p2', status: 'FAILED', failure: 'AC01' };

const realFetch = globalThis.fetch;
let failing: boolean;
let sent: [path: string, body: unknown][];
let asked: string[];

beforeEach(() => {
  [failing, sent, asked] = [false, [], []];
  globalThis.fetch = (async (url: string, { method, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (method === 'POST') {
      sent.push([pathname.split('/').slice(-2).join('/'), body && JSON.parse(String(body))]);
      return failing
        ? reply(409, { key: 'bad_transition', message: 'This payout waits for no decision.' })
        : reply(204, undefined);
    }
    const status = searchParams.get('status');
    asked.push(searchParams.toString());
    const results = [WAITING, FAILED].filter((one) => !status || one.status === status);
    return reply(200, { results, hasMore: false, page: 0 });
  }) as unknown as typeof fetch;
});
afterEach(() => window.history.replaceState(null, '', '/'));
afterAll(() => {
  globalThis.fetch = realFetch;
});

function reply(status: number, payload: unknown) {
  return {
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => (payload === undefined ? '' : JSON.stringify(payload)),
  };
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AdminPayouts />
    </QueryClientProvider>,
  );
}

test('every payout with its lawyer, sum, account and failure', async () => {
  open();
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent('Maria Santos');
  expect(first).toHaveTextContent('₱60,000');
  expect(first).toHaveTextContent('BDO Unibank ••••7890');
  expect(second).toHaveTextContent('Code AC01');
});

test('one is approved after a question, and declined with a reason', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve ₱60,000?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const ask = await screen.findByRole('dialog', { name: 'Decline ₱60,000?' });
  fireEvent.click(within(ask).getByRole('button', { name: 'Decline' }));
  expect(sent).toHaveLength(1);
  fireEvent.change(within(ask).getByRole('textbox'), { target: { value: 'The name differs.' } });
  fireEvent.click(within(ask).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['p1/approve', undefined],
    ['p1/decline', { reason: 'The name differs.' }],
  ]);
});

test('what was refused is said where it was tried', async () => {
  failing = true;
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Pay again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay ₱60,000 again?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This payout waits for no decision.');
  expect(sent).toEqual([['p2/retry', undefined]]);
});

test('the state is chosen in the address', async () => {
  open();
  await screen.findByRole('table');
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'PAID' } });
  expect(await screen.findByText('No payouts in this state.')).toBeInTheDocument();
  expect(window.location.search).toBe('?status=PAID');
  expect(asked.at(-1)).toBe('status=PAID&page=0');
});
