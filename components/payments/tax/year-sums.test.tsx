import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { PaymentYear } from '@/lib/contract/payments/statements';
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

function emptyYear(year: number): PaymentYear {
  const { months, ...rest } = yearOf(year);
  return { ...rest, months: months.map(({ month }) => ({ month, ...NOTHING })), totals: NOTHING };
}

const realFetch = globalThis.fetch;
let failing: boolean;
let nothing: boolean;
beforeEach(() => {
  [failing, nothing] = [false, false];
  globalThis.fetch = (async (url: string) => {
    const year = Number(new URL(url, 'http://localhost').searchParams.get('year'));
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

test('for Form 2307: quarters with money, the agent, the code and the rate with their source', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Tax withheld in 2026 by quarter' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  const quarter = within(table).getByRole('row', { name: /^Quarter 4/ });
  expect(
    within(quarter)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['₱987', '-₱6.50']);
  expect(screen.getByText('Sangguni Inc.')).toBeInTheDocument();
  expect(screen.getByText(/^WI 820/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'RMO No. 18-2025' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('pwc.com'),
  );
  expect(withheldCsv(yearOf(2026)).split('\r\n')[4]).toBe(
    '"2026 Q4","2026-10","2026-12","Sangguni Inc.","WI 820","987.00","½%","-6.50"',
  );
});

test('a year without withheld tax says so, and has no table of it', async () => {
  nothing = true;
  open();
  expect(await screen.findByText(/^No tax was withheld from your fees in 2026/)).toBeVisible();
  expect(screen.queryByRole('table', { name: /Tax withheld/ })).toBeNull();
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
