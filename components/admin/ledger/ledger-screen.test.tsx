import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Ledger, LedgerEntry } from '@/lib/contract/admin/ledger';
import { LedgerScreen } from './ledger-screen';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const realFetch = globalThis.fetch;
let sum: number;

const ENTRY: LedgerEntry = {
  _id: 'e1',
  kind: 'refund',
  at: '2026-11-20T02:00:00.000Z',
  source: { type: 'refund', reference: 'RFD_1', payment: 'A1B2C3D4' },
  postings: [
    { account: 'gateway', amount: -40_000 },
    { account: 'client_funds', amount: 40_000 },
  ],
};

beforeEach(() => {
  sum = 0;
  globalThis.fetch = (async (url: string) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const page = Number(query.get('page'));
    const _id = `e${page}`;
    const found = query.get('kind') === 'payout' ? [] : [{ ...ENTRY, _id }];
    const ledger: Ledger = {
      results: found,
      hasMore: page === 0 && found.length > 0,
      page,
      sum,
      accounts: [{ account: 'gateway', balance: 105_000 }],
    };
    return {
      status: 200,
      statusText: '',
      headers: { get: () => null },
      text: async () => JSON.stringify(ledger),
    };
  }) as unknown as typeof fetch;
});
afterEach(() => window.history.replaceState(null, '', '/'));
afterAll(() => {
  globalThis.fetch = realFetch;
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LedgerScreen />
    </QueryClientProvider>,
  );

test('shows balances that agree, and each entry with its lines and source', async () => {
  open();
  expect(await screen.findByText('All accounts together are ₱0')).toBeInTheDocument();
  const balances = screen.getByRole('table', { name: 'Balances of the accounts' });
  expect(balances).toHaveTextContent('₱1,050');
  const entries = screen.getByRole('table', { name: 'Entries, the latest first' });
  const [, row] = within(entries).getAllByRole('row');
  expect(row).toHaveTextContent(/Refund RFD_1of payment A1B2C3D4/);
  expect(row).toHaveTextContent(/Gateway-₱400Client funds₱400/);
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier entries' }));
  await screen.findByText(
    (_text, element) => element?.tagName === 'TBODY' && rowsIn(element) === 2,
  );
});

const rowsIn = (body: Element) => body.querySelectorAll(':scope > tr').length;

test('a filter stands in the address, and says when nothing fits it', async () => {
  open();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Kind' }), {
    target: { value: 'payout' },
  });
  expect(await screen.findByText('No such entries')).toBeInTheDocument();
  expect(window.location.search).toBe('?kind=payout');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('table', { name: /^Entries/ })).toBeInTheDocument();
});

test('books that do not agree are said loudly', async () => {
  sum = 5;
  open();
  expect(await screen.findByText('All accounts together are ₱0.05, not ₱0')).toBeInTheDocument();
});
