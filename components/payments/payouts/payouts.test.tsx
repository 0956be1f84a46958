import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { LawyerPayouts, Payout } from '@/lib/contract/payments/payouts';
import { Payouts } from '../received/received-payments';

const PAID: Payout = {
  _id: 'p1',
  status: 'PAID',
  amount: 250_000,
  withheld: 0,
  transferred: 250_000,
  rail: 'instapay',
  bank: 'BDO Unibank',
  account_end: '7890',
  failure: null,
  reason: null,
  created_at: '2026-11-16T01:00:00.000Z',
  paid_at: '2026-11-16T01:02:00.000Z',
  ended_at: null,
};

const OVERVIEW: LawyerPayouts = {
  held: 100_000,
  available: 150_050,
  on_the_way: 0,
  paid_out: 250_000,
  minimum: 50_000,
  next_payout_on: '2026-11-30',
  payable_from: null,
  payable: 150_050,
  bank: { name: 'BDO Unibank', account_end: '7890' },
  can_request: true,
  why_not: null,
  results: [PAID],
  hasMore: false,
  page: 0,
};

const realFetch = globalThis.fetch;
let overview: LawyerPayouts;
let failing: 'read' | 'request' | null;
let requests: number;

beforeEach(() => {
  [overview, failing, requests] = [OVERVIEW, null, 0];
  globalThis.fetch = (async (_url: string, { method }: RequestInit) => {
    if (method === 'POST') {
      requests += 1;
      if (failing === 'request')
        return reply(409, { key: 'bad_transition', message: 'A payout is on its way already.' });
      const sent: Payout = { ...PAID, _id: 'p2', status: 'APPROVED', paid_at: null };
      const open = { can_request: false, why_not: 'open', payable: 0 } as const;
      overview = { ...OVERVIEW, ...open, results: [sent, PAID] };
      return reply(201, sent);
    }
    return failing === 'read'
      ? reply(400, { key: 'invalid_input', message: '' })
      : reply(200, overview);
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function reply(status: number, payload: unknown) {
  return {
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(payload),
  };
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Payouts />
    </QueryClientProvider>,
  );
}

test('the balance, when the next payout is, and what was paid out', async () => {
  open();
  expect((await screen.findByText('Available')).nextSibling).toHaveTextContent('₱1,500.50');
  expect(screen.getByText('Held').nextSibling).toHaveTextContent('₱1,000');
  expect(screen.getByText(/Next: Mon, Nov 30/)).toBeInTheDocument();
  const [row] = within(screen.getByRole('list', { name: 'Payouts' })).getAllByRole('listitem');
  expect(row).toHaveTextContent('₱2,500');
  expect(row).toHaveTextContent('Arrived on November 16, 2026');
});

test('paying out asks with the exact sum and the account, and shows the payout', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Pay out now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay out ₱1,500.50?' });
  expect(dialog).toHaveTextContent('BDO Unibank, account ending in 7890');
  expect(requests).toBe(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay out ₱1,500.50' }));
  expect(await screen.findByText('About to be sent')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Pay out now' })).toBeNull();
  expect(screen.getByText(/A payout is on its way/)).toBeInTheDocument();
  expect(requests).toBe(1);
});

test('what was refused is said in the dialog', async () => {
  failing = 'request';
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Pay out now' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Pay out ₱/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A payout is on its way already.');
});

test.each([
  [{ why_not: 'no_bank', bank: null } as const, /Add your bank account/],
  [{ why_not: 'below_minimum' } as const, /Payouts start at ₱500/],
  [
    { why_not: 'bank_changed', payable_from: '2026-11-26T02:00:00.000Z' } as const,
    /paid to from November 26, 2026/,
  ],
])('%j says what to do', async (change, text) => {
  overview = { ...OVERVIEW, ...change, can_request: false, payable: 0, results: [] };
  open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay out now' })).toBeNull();
  expect(screen.getByText(/Nothing has been paid out yet/)).toBeInTheDocument();
});

test('a balance that could not be read is tried again', async () => {
  failing = 'read';
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your balance');
  failing = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Available')).toBeInTheDocument();
});
