import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { AdminTax } from '@/lib/contract/admin/tax';
import type { AdminTaxPack } from '@/lib/contract/admin/tax-pack';
import { fakeServer } from '@/lib/testing/fake-server';
import { TaxScreen } from './tax-screen';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const NOW = Date.parse('2026-11-23T02:00:00Z');
const FIGURES = { base_share: 5_000, rate: 100, threshold: 50_000_000, grace_months: 3 };

const DECIDED = {
  ...FIGURES,
  _id: '9',
  active: true,
  from: '2026-11-24',
  reason: 'Advised by our tax lawyer',
  at: '2026-11-23T02:00:00Z',
  by: 'Ana Reyes',
};

const server = fakeServer();
let pack: AdminTaxPack | null;
let tax: AdminTax | null;

beforeEach(() => {
  pack = {
    now: null,
    planned: [],
    suggested: FIGURES,
    earliest: '2026-11-24',
    newest: null,
    history: { results: [], hasMore: false, page: 0, total: 0 },
  };
  tax = {
    year: 2026,
    quarter: 4,
    months: [],
    total: { taxed: 0, withheld: 0 },
    payees: [],
  };
  server.answer = ({ method, path }) => {
    if (method === 'POST') return { status: 201, payload: DECIDED };
    const payload = path.startsWith('/admin/tax-pack') ? pack : tax;
    return payload
      ? { status: 200, payload }
      : { status: 400, payload: { key: 'invalid_input', message: 'This year is unknown.' } };
  };
});
afterEach(() => window.history.replaceState(null, '', '/'));

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TaxScreen thisYear={2026} thisQuarter={4} requestNow={NOW} />
    </QueryClientProvider>,
  );

test('while they load, the switch and the tax have their places', async () => {
  open();
  expect(screen.getByText('Loading the switch')).toBeInTheDocument();
  expect(screen.getByText('Loading the tax')).toBeInTheDocument();
  expect(await screen.findByText('Off')).toBeVisible();
});

test('before anything was decided or withheld, each part says so', async () => {
  open();
  expect(await screen.findByText('Nothing has been decided yet.')).toBeVisible();
  expect(screen.getByText('No tax was withheld in 2026.')).toBeVisible();
  expect(screen.getByText('No tax was withheld in this quarter.')).toBeVisible();
});

test('what failed is said with its reason, and tried again', async () => {
  [pack, tax] = [null, null];
  open();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map((one) => one.textContent)).toEqual([
    expect.stringContaining('The switch could not be loadedThis year is unknown.'),
    expect.stringContaining('The tax could not be loadedThis year is unknown.'),
  ]);
  tax = { year: 2026, quarter: 4, months: [], total: { taxed: 0, withheld: 0 }, payees: [] };
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[1] as HTMLElement);
  expect(await screen.findByText('No tax was withheld in 2026.')).toBeVisible();
});

test('what is in force, planned and decided, what is due by month, and from whom', async () => {
  const change = { ...FIGURES, reason: 'Advised', at: '2026-08-01T02:00:00Z', by: 'Ana Reyes' };
  pack = {
    now: { ...FIGURES, since: '2026-09-30T16:00:00Z', grace_ends: '2026-12-31T16:00:00Z' },
    planned: [{ ...FIGURES, active: false, from: '2027-01-01' }],
    suggested: FIGURES,
    earliest: '2026-11-24',
    newest: '2',
    history: {
      results: [
        { _id: '2', active: false, from: '2027-01-01', ...change, by: null },
        { _id: '1', active: true, from: '2026-10-01', ...change },
      ],
      hasMore: false,
      page: 0,
      total: 2,
    },
  };
  const sums = { taxed: 300_000, withheld: 1_500 };
  tax = {
    year: 2026,
    quarter: 4,
    months: [
      { month: '2026-09', taxed: 0, withheld: 0, lawyers: 0 },
      { month: '2026-10', ...sums, lawyers: 1 },
    ],
    total: sums,
    payees: [
      {
        quarter: 4,
        from: '2026-10',
        to: '2026-12',
        ...sums,
        tax_base: 150_000,
        lawyer: { _id: 'liza-tan', user_id: 'u2', display_name: 'Liza Tan' },
        registered_name: null,
        declared_below: false,
      },
    ],
  };
  open();
  expect(await screen.findByText('On since October 1, 2026')).toBeVisible();
  const inForce = screen.getByText(/^1% of 50% of what is released; for lawyers who declared/);
  expect(inForce).toHaveTextContent('to stay below ₱500,000 a year, once they pass it.');
  expect(inForce).toHaveTextContent(
    'without a checked registration until January 1, 2027, and all others only with one.',
  );
  expect(screen.getByText('From January 1, 2027: off.')).toBeVisible();
  const decisions = screen.getByRole('table', { name: 'Decisions about withholding' });
  expect(within(decisions).getAllByRole('row')[1]).toHaveTextContent('A deleted account');
  const months = screen.getByRole('table', { name: 'Tax due by month, 2026' });
  expect(within(months).getAllByRole('row')).toHaveLength(2);
  expect(within(months).getByRole('row', { name: /October 2026/ })).toHaveTextContent('₱15');
  const payees = screen.getByRole('table', { name: /^Tax withheld by lawyer/ });
  const row = within(payees).getByRole('row', { name: /Liza Tan/ });
  expect(row).toHaveTextContent('Not given');
  expect(row).toHaveTextContent('Passes it');
  expect(within(row).getByRole('link', { name: 'Liza Tan' })).toHaveAttribute(
    'href',
    '/admin/users/u2/payments',
  );
  expect(within(row).getByRole('link', { name: 'PDF of Liza Tan' })).toHaveAttribute(
    'href',
    '/api/v1/admin/tax/certificates/liza-tan?year=2026&quarter=4',
  );
});

test('it is switched on from a day, by the figures that were suggested', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change it from a later day' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withholding from lawyers' }));
  expect(dialog.getByRole('radio', { name: 'Tax is withheld' })).toBeChecked();
  const rate = dialog.getByRole('textbox', { name: 'Rate on the base, %' });
  fireEvent.change(rate, { target: { value: 'one' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Advised by our tax lawyer' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rate).toHaveAttribute('aria-invalid', 'true'));
  expect(server.of('POST')).toEqual([]);
  fireEvent.change(rate, { target: { value: '0.5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of('POST')).toEqual([
    expect.objectContaining({
      path: '/admin/tax-pack',
      body: {
        ...FIGURES,
        rate: 50,
        active: true,
        from: '2026-11-24',
        expected: null,
        reason: 'Advised by our tax lawyer',
      },
    }),
  ]);
});

test('the quarter is chosen in the address', async () => {
  open();
  await screen.findByText('No tax was withheld in this quarter.');
  tax = { year: 2026, quarter: 3, months: [], total: { taxed: 0, withheld: 0 }, payees: [] };
  fireEvent.change(screen.getByRole('combobox', { name: 'Quarter' }), { target: { value: '3' } });
  expect(await screen.findByRole('heading', { name: 'Lawyers, quarter 3 of 2026' })).toBeVisible();
  expect(window.location.search).toBe('?quarter=3');
  expect(screen.getByRole('link', { name: 'Download CSV for the return' })).toHaveAttribute(
    'href',
    '/api/v1/admin/tax/return?year=2026&quarter=3',
  );
});
