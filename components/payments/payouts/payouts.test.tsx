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
  paydays: [{ day: '2026-11-30', amount: 150_050 }],
  waiting: [{ why: 'objection', amount: 100_000, count: 2 }],
  results: [PAID],
  hasMore: false,
  page: 0,
};

const PART = {
  _id: 'r1',
  invoice_number: null,
  reference: 'A1B2C3D4',
  paid_at: '2026-11-10T02:00:00.000Z',
  status: 'PAID',
  method: 'gcash',
  gross: 305_000,
  refunded: 0,
  platform_fee: 5_000,
  net: 300_000,
  client: { _id: 'c1', display_name: 'Liza Cordero' },
  about: {
    kind: 'agreement',
    title: 'Deed of sale: First draft',
    path: '/lawyer-portal/work-items/w1',
    start_time: null,
    duration: null,
  },
  share: 250_000,
  withheld: 0,
} as const;

const realFetch = globalThis.fetch;
let overview: LawyerPayouts;
let failing: 'read' | 'request' | 'parts' | null;
let taxed: boolean;
let requests: number;

beforeEach(() => {
  [overview, failing, requests, taxed] = [OVERVIEW, null, 0, false];
  globalThis.fetch = (async (url: string, { method }: RequestInit) => {
    if (method === 'POST') {
      requests += 1;
      if (failing === 'request')
        return reply(409, { key: 'bad_transition', message: 'A payout is on its way already.' });
      const sent: Payout = { ...PAID, _id: 'p2', status: 'APPROVED', paid_at: null };
      const open = { can_request: false, why_not: 'open', payable: 0 } as const;
      overview = { ...OVERVIEW, ...open, results: [sent, PAID] };
      return reply(201, sent);
    }
    if (url.endsWith('/lawyers/payouts/p1')) {
      if (failing === 'parts') return reply(400, { key: 'invalid_input', message: '' });
      const parts = taxed ? [{ ...PART, share: 298_500, withheld: 1_500 }] : [PART];
      return reply(200, { ...PAID, tax_at_release: taxed ? 1_500 : 0, parts });
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

test('the sums of the Mondays ahead, and what waits for a decision', async () => {
  open();
  const ahead = (await screen.findByText('What is paid out when')).parentElement;
  const rows = within(ahead as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Mon, Nov 30₱1,500.50',
    'Held: your client objected, 2 payments₱1,000',
  ]);
});

test('a payout says what it consists of once it is asked, and tries again what failed', async () => {
  failing = 'parts';
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'What it consists of' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your payments');
  failing = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const link = await screen.findByRole('link', { name: 'Deed of sale: First draft' });
  expect(link).toHaveAttribute('href', '/lawyer-portal/work-items/w1');
  expect(link.closest('li')).toHaveTextContent('₱2,500 of ₱3,000');
  fireEvent.click(screen.getByRole('button', { name: 'What it consists of' }));
  expect(screen.queryByRole('link', { name: 'Deed of sale: First draft' })).toBeNull();
});

test('a payment whose tax was withheld is no part of a payment: the tax stands below it, and its sum', async () => {
  taxed = true;
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'What it consists of' }));
  const part = (await screen.findByRole('link', { name: 'Deed of sale: First draft' })).closest(
    'li',
  );
  expect(part).toHaveTextContent('₱2,985₱15 withheld as tax');
  expect(within(part as HTMLElement).getByText(/withheld as tax/)).toHaveClass('whitespace-nowrap');
  expect(part).not.toHaveTextContent('of ₱3,000');
  expect(screen.getByText('Tax withheld at the release').parentElement).toHaveTextContent('₱15');
});

test('a payout without tax names none', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'What it consists of' }));
  await screen.findByRole('link', { name: 'Deed of sale: First draft' });
  expect(screen.queryByText(/withheld/i)).toBeNull();
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
    /payouts to it begin on November 26, 2026/,
  ],
])('%j says what to do', async (change, text) => {
  overview = { ...OVERVIEW, ...change, can_request: false, payable: 0, results: [] };
  open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay out now' })).toBeNull();
  expect(screen.getByText(/Nothing has been paid out yet/)).toBeInTheDocument();
});

test('a new account says from when it is paid, also while nothing is available', async () => {
  const changed = { why_not: 'nothing', payable_from: '2026-12-02T02:00:00.000Z' } as const;
  overview = { ...OVERVIEW, ...changed, available: 0, can_request: false, payable: 0 };
  open();
  expect(await screen.findByText('Your new account is paid from Wed, Dec 2.')).toBeVisible();
  expect(screen.queryByText(/^Next: /)).toBeNull();
});

test('a balance that could not be read is tried again', async () => {
  failing = 'read';
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your balance');
  failing = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Available')).toBeInTheDocument();
});
