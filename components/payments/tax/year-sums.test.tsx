import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { PaymentYear } from '@/lib/contract/payments/statements';
import type { TaxStanding } from '@/lib/contract/payments/tax';
import { withheldCsv } from './withheld-quarters';
import { YearSums, yearCsv } from './year-sums';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const NOTHING = {
  gross: 0,
  refunded: 0,
  platform_fee: 0,
  net: 0,
  taxed: 0,
  withheld: 0,
  paid_out: 0,
};
const OCTOBER = {
  gross: 105_000,
  refunded: 0,
  platform_fee: 5_000,
  net: 100_000,
  taxed: 98_700,
  withheld: -650,
  paid_out: 99_350,
};

function yearOf(year: number): PaymentYear {
  const months = Array.from({ length: 12 }, (_, i) => ({
    month: `${year}-${String(i + 1).padStart(2, '0')}`,
    ...(i === 9 ? OCTOBER : NOTHING),
  }));
  return { year, years: [2026, 2025], months, totals: OCTOBER, withholding_agent: 'Sangguni Inc.' };
}

const QUARTERS = [
  ['01', '03', 0, 0, 0],
  ['04', '06', 120_000, 60_000, 600],
  ['07', '09', 0, 0, 0],
  ['10', '12', 98_700, 49_350, 493],
] as const;

function standingOf(year: number, some = true): TaxStanding {
  return {
    year,
    pack: null,
    begins: null,
    begins_threshold: null,
    registration: { status: 'NONE', reason: null, submitted_at: null, hides: false },
    declaration: {
      year,
      stays_below: false,
      name: 'sworn.pdf',
      size: 2_000,
      submitted_at: '2026-01-12T02:00:00.000Z',
      url: `/api/v1/lawyers/tax/declaration?year=${year}`,
    },
    released: 0,
    quarters: QUARTERS.map(([from, to, taxed, tax_base, withheld], at) => ({
      quarter: at + 1,
      from: `${year}-${from}`,
      to: `${year}-${to}`,
      ...(some ? { taxed, tax_base, withheld } : { taxed: 0, tax_base: 0, withheld: 0 }),
    })),
  };
}

function emptyYear(year: number): PaymentYear {
  const { months, ...rest } = yearOf(year);
  return { ...rest, months: months.map(({ month }) => ({ month, ...NOTHING })), totals: NOTHING };
}

const realFetch = globalThis.fetch;
let failing: boolean;
let nothing: boolean;
let tax: 'answered' | 'failed' | 'awaited';
beforeEach(() => {
  [failing, nothing, tax] = [false, false, 'answered'];
  globalThis.fetch = (async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const year = Number(searchParams.get('year'));
    if (pathname.endsWith('/lawyers/tax')) {
      if (tax === 'awaited') return new Promise(() => {});
      return tax === 'failed'
        ? reply(400, { key: 'invalid_input', message: '' })
        : reply(200, standingOf(year, !nothing));
    }
    return failing
      ? reply(400, { key: 'invalid_input', message: '' })
      : reply(200, nothing ? emptyYear(year) : yearOf(year));
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
    text: async () => JSON.stringify(payload),
  };
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <YearSums thisYear={2026} />
    </QueryClientProvider>,
  );

test('shows every month with its sums and the whole year; another year stands in the address', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Sums of 2026 by month' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(3);
  const october = within(table).getByRole('row', { name: /^October 2026/ });
  expect(within(october).getAllByRole('cell').at(-1)).toHaveTextContent('₱993.50');
  expect(rows.at(-1)).toHaveTextContent('All of 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Show the 11 months without money' }));
  expect(within(table).getAllByRole('row')).toHaveLength(14);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the 11 months without money' }));
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '2025' } });
  expect(await screen.findByRole('table', { name: 'Sums of 2025 by month' })).toBeInTheDocument();
  expect(window.location.search).toBe('?year=2025');
});

test('the rule about withheld tax is named with its day and where it can be read', async () => {
  open();
  expect(screen.getByRole('link', { name: 'Revenue Regulations No. 16-2023' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
  expect(screen.getByText(/\(December 21, 2023\)/).closest('p')).toHaveTextContent(
    'above ₱500,000',
  );
  await screen.findByRole('table', { name: /^Sums/ });
});

test('for Form 2307: quarters with money as their certificates state them, and the certificates', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Tax withheld in 2026 by quarter' });
  const cells = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(cells(/^Quarter 2/)).toEqual([
    'Tax codeWI 820',
    'Gross remittances₱1,200',
    'Base of the tax₱600',
    'Withheld₱6',
    'Download PDF of quarter 2',
  ]);
  expect(cells(/^All of 2026/)).toEqual([
    '',
    'Gross remittances₱2,187',
    'Base of the tax₱1,093.50',
    'Withheld₱10.93',
    '',
  ]);
  expect(within(table).getByRole('link', { name: 'Download PDF of quarter 4' })).toHaveAttribute(
    'href',
    '/api/v1/lawyers/tax/certificate?year=2026&quarter=4',
  );
  expect(screen.getByText('Sangguni Inc.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'sworn.pdf' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'RMO No. 18-2025' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('pwc.com'),
  );
});

test('the file has all quarters, with the code of each and no rate but in its base', () => {
  const withoutMark = withheldCsv(standingOf(2025), 'Sangguni Inc.').slice(1);
  expect(withoutMark.split('\r\n').slice(0, 3)).toEqual([
    '"Quarter","From","To","Withholding agent","ATC","Gross remittances (PHP)","Base of the tax (PHP)","Withheld (PHP)"',
    '"2025 Q1","2025-01","2025-03","Sangguni Inc.","WI 760","0.00","0.00","0.00"',
    '"2025 Q2","2025-04","2025-06","Sangguni Inc.","WI 820","1200.00","600.00","6.00"',
  ]);
});

test('a year without withheld tax says so, and has no table of it', async () => {
  nothing = true;
  open();
  expect(await screen.findByText(/^No tax was withheld from your fees in 2026/)).toBeVisible();
  expect(screen.queryByRole('table', { name: /Tax withheld/ })).toBeNull();
});

test('while the tax loads, a skeleton has its place', async () => {
  tax = 'awaited';
  open();
  expect(await screen.findByRole('table', { name: 'Sums of 2026 by month' })).toBeVisible();
  expect(screen.getByText('Loading the tax withheld')).toBeInTheDocument();
});

test('tax that could not be loaded leaves the sums, and is tried again', async () => {
  tax = 'failed';
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to fetch what is withheld from you',
  );
  expect(screen.getByRole('table', { name: 'Sums of 2026 by month' })).toBeVisible();
  tax = 'answered';
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: /^Tax withheld/ })).toBeVisible();
});

test('what failed is said, and tried again', async () => {
  failing = true;
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the sums');
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: /^Sums/ })).toBeInTheDocument();
});

test('amounts below nothing stay numbers in the file', () => {
  const csv = yearCsv(yearOf(2026));
  expect(csv).toContain(
    '"2026-10","1050.00","0.00","50.00","1000.00","-6.50","993.50"\r\n"2026-11","0.00"',
  );
  expect(csv.endsWith('"2026","1050.00","0.00","50.00","1000.00","-6.50","993.50"\r\n')).toBe(true);
});
