import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { paymentsCsv } from './download-csv';
import { labelOf, whereText } from './payment-labels';
import { ReceivedPayments } from './received-payments';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const PAYMENT: ReceivedPayment = {
  _id: 'p1',
  invoice_number: null,
  reference: 'A1B2C3D4',
  paid_at: '2026-11-20T02:00:00.000Z',
  status: 'PAID',
  method: 'gcash',
  gross: 105_000,
  refunded: 0,
  platform_fee: 5_000,
  net: 100_000,
  client: { _id: 'c1', display_name: 'Liza Cordero' },
  about: {
    kind: 'meeting',
    title: 'Final pay',
    path: '/lawyer-portal/meeting/m1',
    start_time: '2026-11-24T02:00:00Z',
    duration: 30,
  },
  where: {
    state: 'held',
    why: 'meeting',
    until: '2026-11-25T02:30:00Z',
    payday: '2026-11-30',
    kept: null,
    payouts: [],
  },
};

const realFetch = globalThis.fetch;
let failing: boolean;
let months: string[];
let shown: ReceivedPayment;
let others: ReceivedPayment[];

beforeEach(() => {
  [failing, months, shown, others] = [false, ['2026-11', '2026-09'], PAYMENT, []];
  globalThis.fetch = (async (url: string) => {
    if (url.includes('/lawyers/payouts')) return new Promise(() => undefined);
    const month = new URL(url, 'http://localhost').searchParams.get('month') ?? '';
    if (failing) return reply(400, { key: 'invalid_input', message: '' });
    const results = months.includes(month) ? [shown, ...others] : [];
    const { gross, refunded, platform_fee, net } = PAYMENT;
    const totals = { count: results.length, gross, refunded, platform_fee, net };
    return reply(200, { month, months, results, totals });
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

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@sangguni.example">
        <ReceivedPayments thisMonth="2026-11" />
      </SupportEmail>
    </QueryClientProvider>,
  );
}

const month = () => screen.getByRole('combobox', { name: 'Month' });

test('shows the month with its sums, and each payment with its meeting', async () => {
  open();
  const table = await screen.findByRole('table', {
    name: 'Payments of November 2026, by when they are paid out',
  });
  const [, group, row] = within(table).getAllByRole('row');
  expect(group).toHaveTextContent('Paid out Mon, Nov 30 1 payment₱1,000');
  expect(row).toHaveTextContent(
    'Nov 20 10:00 AMLiza CorderoFinal paySend your invoice for payment A1B2C3D4HeldHeld until Wed, Nov 25, 10:30 AM PHT, then paid out Mon, Nov 30.Client paid ₱1,050 GCashPlatform fee ₱50Your fee ₱1,000',
  );
  expect(within(table).getByRole('link', { name: 'Final pay' })).toHaveAttribute(
    'href',
    '/lawyer-portal/meeting/m1',
  );
  expect(
    within(table).getByRole('link', { name: 'Send your invoice for payment A1B2C3D4' }),
  ).toHaveAttribute('href', '/lawyer-portal/payments/p1');
  // Once for every width: a phone shows the same rows.
  expect(screen.getAllByText('Liza Cordero')).toHaveLength(1);
  expect(screen.getByText('Your fees').nextSibling).toHaveTextContent('₱1,000');
});

test('asks for no invoice of a fee that went back', async () => {
  const whole = { status: 'REFUNDED', refunded: 105_000, platform_fee: 0, net: 0 } as const;
  shown = { ...PAYMENT, ...whole };
  open();
  expect(await screen.findByRole('table')).toHaveTextContent('Refunded');
  expect(screen.queryByRole('link', { name: /Send your invoice/ })).toBeNull();
});

const other = (name: string, change: Partial<ReceivedPayment['where']>): ReceivedPayment => ({
  ...PAYMENT,
  _id: name,
  reference: name.toUpperCase(),
  client: { _id: name, display_name: name },
  invoice_number: '17',
  where: { ...PAYMENT.where, ...change },
});

test('payments stand by when they are paid out, behind one press each', async () => {
  others = [
    other('Ana', { payday: '2026-12-07' }),
    other('Ben', { until: null, payday: null, why: 'objection' }),
    other('Cora', { payday: '2026-12-07' }),
  ];
  open();
  const groups = await screen.findAllByRole('rowheader');
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Paid out Mon, Nov 30 1 payment₱1,000',
    'Paid out Mon, Dec 7 2 payments₱2,000',
    'In dispute 1 payment₱1,000',
  ]);
  expect(screen.queryByText('Liza Cordero')).toBeNull();
  expect(screen.queryByText('Ana')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Paid out Mon, Dec 7/ }));
  expect(screen.getByText('Ana')).toBeInTheDocument();
  expect(screen.queryByText('Ben')).toBeNull();
});

test('a filter leaves its kind with its count, and opens all of it', async () => {
  others = [
    other('Ana', { payday: '2026-12-07' }),
    other('Ben', { until: null, payday: null, why: 'objection' }),
  ];
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Coming 2' }));
  expect(await screen.findByText('Ana')).toBeInTheDocument();
  expect(screen.getByText('Liza Cordero')).toBeInTheDocument();
  expect(screen.queryByText('In dispute')).toBeNull();
  expect(window.location.search).toBe('?month=2026-11&only=coming');
  fireEvent.click(screen.getByRole('radio', { name: /^All \d+$/ }));
  expect(window.location.search).toBe('?month=2026-11');
  fireEvent.click(screen.getByRole('radio', { name: 'To invoice 1' }));
  expect(screen.getByText('Liza Cordero')).toBeInTheDocument();
  expect(screen.queryByText('Ana')).toBeNull();
});

test('many can be searched; what is not there can be left by one press', async () => {
  others = ['Ana', 'Ben', 'Cora', 'Dan', 'Eva'].map((name) => other(name, {}));
  open();
  const field = await screen.findByRole('searchbox', {
    name: 'Search by client, title or reference',
  });
  fireEvent.change(field, { target: { value: 'eva final' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(await screen.findByText('Eva')).toBeInTheDocument();
  expect(screen.queryByText('Ana')).toBeNull();
  fireEvent.change(field, { target: { value: 'nobody' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Ana')).toBeInTheDocument();
});

test('a payment opens on a phone, and says so', async () => {
  open();
  const more = await screen.findByRole('button', { name: 'More of this payment' });
  expect(more).toHaveAccessibleDescription('Liza Cordero');
  fireEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(more.closest('tr')).toHaveAttribute('data-open');
});

const PAID_OUT = {
  _id: 'p1',
  status: 'PAID',
  amount: 60_000,
  created_at: '2026-11-23T01:00:00.000Z',
  paid_at: '2026-11-23T01:02:00.000Z',
} as const;
const ON_ITS_WAY = { ...PAID_OUT, status: 'SENT', paid_at: null } as const;

test.each([
  [{ until: null, why: 'objection' }, 'Disputed', 'Held: your client objected.'],
  [
    { why: 'decided', kept: 60_000 },
    'Decided',
    'Decided: ₱600 on Wed, Nov 25, paid out Mon, Nov 30.',
  ],
  [
    { why: 'decided', kept: 0, payday: null },
    'Decided',
    'Decided: all of it goes back on Wed, Nov 25.',
  ],
  [{ until: null, why: 'work' }, 'Held', 'Held until the work is finished.'],
  [
    { why: 'objections', payday: null },
    'Held',
    'Your client may object until Wed, Nov 25, 10:30 AM PHT.',
  ],
  [{ state: 'balance' }, 'Released', 'Paid out Mon, Nov 30.'],
  [{ state: 'balance', payday: null }, 'Released', 'In your balance.'],
  [
    { state: 'balance', payouts: [PAID_OUT] },
    'Released',
    'Paid out November 23, 2026, the rest paid out Mon, Nov 30.',
  ],
  [{ state: 'payout', payouts: [PAID_OUT] }, 'Paid out', 'Paid out November 23, 2026.'],
  [{ state: 'payout', payouts: [ON_ITS_WAY] }, 'On its way', 'In the payout of November 23, 2026.'],
] as const)('%j: %s', (change, label, text) => {
  const where = { ...PAYMENT.where, ...change } as ReceivedPayment['where'];
  expect(labelOf({ ...PAYMENT, where }).text).toBe(label);
  expect(whereText(where)).toBe(text);
});

test('of what went back nothing is said but that', () => {
  const where = { ...PAYMENT.where, state: 'back' as const };
  expect(whereText(where)).toBeNull();
  expect(labelOf({ ...PAYMENT, status: 'REFUNDED', where }).text).toBe('Refunded');
});

test('another month is chosen at once, stands in the address, and none says where payments are', async () => {
  open();
  await screen.findByRole('table');
  const options = within(month()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'November 2026',
    'September 2026',
  ]);
  expect(screen.getByRole('button', { name: 'Month after' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Month before' }));
  expect(month()).toHaveValue('2026-10');
  expect(window.location.search).toBe('?month=2026-10');
  expect(await screen.findByText('No payments in October 2026')).toBeInTheDocument();
  fireEvent.change(month(), { target: { value: '2026-09' } });
  expect(month()).toHaveValue('2026-09');
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Month before' })).toBeDisabled();
});

test('without any payment it says when there will be one', async () => {
  months = [];
  open();
  expect(await screen.findByText('No payments yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('what failed is said, and tried again', async () => {
  failing = true;
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your payments');
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('a spreadsheet takes nothing of the file for a formula', () => {
  const client = { _id: 'c1', display_name: '=HYPERLINK("http://x.example")' };
  const about = { ...PAYMENT.about, title: '@sum, of "two"\nlines' };
  const csv = paymentsCsv([{ ...PAYMENT, client, about, gross: 105_005 }]);
  expect(csv.startsWith('\uFEFF"Reference","Arrived (day)"')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")","Meeting","'@sum, of ""two""\nlines"`);
  expect(csv).toContain('"1050.05","0.00","50.00","1000.00"\r\n');
});

test('a payment for an agreement leads to it, and has no time in the file', () => {
  const about = {
    kind: 'agreement' as const,
    title: 'Demand letter: First draft',
    path: '/lawyer-portal/work-items/w1',
    start_time: null,
    duration: null,
  };
  expect(paymentsCsv([{ ...PAYMENT, about }])).toContain(
    '"Liza Cordero","Agreement","Demand letter: First draft","","","GCash"',
  );
});
