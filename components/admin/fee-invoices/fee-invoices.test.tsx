import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { AdminFeeInvoices } from '@/lib/contract/admin/fee-invoices';
import { fakeServer } from '@/lib/testing/fake-server';
import { SHOWN_CREDIT_NOTE, SHOWN_FEE_INVOICE } from '@/lib/testing/money/shown-fee-document';
import { feeCsv } from './download-fee-csv';
import { FeeInvoices } from './fee-invoices';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const server = fakeServer();

const SELLER = { ...SHOWN_FEE_INVOICE.seller, _id: '7', at: '2026-11-20T02:00:00.000Z' };

let answer: AdminFeeInvoices;

beforeEach(() => {
  const sums = { count: 1, amount: 5_000, vat: 536 };
  answer = {
    results: [
      { ...SHOWN_CREDIT_NOTE, correctable: false },
      { ...SHOWN_FEE_INVOICE, correctable: true },
    ],
    hasMore: false,
    page: 0,
    month: '2026-11',
    months: ['2026-12', '2026-11'],
    totals: { invoice: sums, credit_note: sums },
    seller: SELLER,
    waiting: 0,
  };
  server.answer = ({ method }) =>
    method === 'GET' ? { status: 200, payload: answer } : { status: 200, payload: SELLER };
});
afterEach(() => window.history.replaceState(null, '', '/'));

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FeeInvoices />
    </QueryClientProvider>,
  );

test('each document is shown with its files; what takes back names its invoice', async () => {
  open();
  const table = await screen.findByRole('table', {
    name: 'Invoices and credit notes, the latest first',
  });
  const [, note, invoice] = within(table).getAllByRole('row');
  expect(note).toHaveTextContent('Credit note FC-00000001Takes back FI-00000001');
  expect(invoice).toHaveTextContent('Liza Cruz');
  expect(invoice).toHaveTextContent('₱50');
  expect(
    within(invoice as HTMLElement).getByRole('link', { name: 'PDF FI-00000001' }),
  ).toHaveAttribute('href', '/api/v1/admin/fee-invoices/d1/pdf');
  expect(screen.getByRole('link', { name: 'Download JSON' })).toHaveAttribute(
    'href',
    '/api/v1/admin/fee-invoices/month?month=2026-11',
  );
  expect(screen.getByText(/names of the fields .* are our own/)).toBeInTheDocument();
  const sums = '1 invoice of ₱50 with ₱5.36 VAT, 1 credit note of ₱50 with ₱5.36 VAT.';
  expect(screen.getByText(sums)).toBeInTheDocument();
});

test('the month stands in the address', async () => {
  open();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Month' }), {
    target: { value: '2026-12' },
  });
  await waitFor(() => expect(window.location.search).toBe('?month=2026-12'));
});

test('without the seller nothing is issued, and the page says how many wait', async () => {
  const none = { count: 0, amount: 0, vat: 0 };
  const totals = { invoice: none, credit_note: none };
  answer = { ...answer, results: [], totals, seller: null, waiting: 3 };
  open();
  expect(await screen.findByText('No invoices here')).toBeInTheDocument();
  expect(screen.queryByText(/0 invoices|names of the fields/)).not.toBeInTheDocument();
  expect(screen.getByText('3 fees have no document yet')).toBeInTheDocument();
  expect(screen.getByText('The seller’s data are missing')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Enter the seller' }));
  const dialog = screen.getByRole('dialog');
  const fill = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByRole('textbox', { name: label }), { target: { value } });
  fill('Registered name', SELLER.registered_name);
  fill('TIN', '12345');
  fill('Registered address', SELLER.address);
  fill('Registered number of the series', 'AC_1');
  fill('Value-added tax in the fee, per cent', '12');
  fill('Reason', 'Registered today');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'TIN' })).toBeInvalid());
  expect(server.of('PUT')).toEqual([]);
  fill('TIN', SELLER.tin);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.of('PUT')).toHaveLength(1));
  expect(server.of('PUT')[0]?.body).toEqual({
    registered_name: SELLER.registered_name,
    tin: '123456789000',
    address: SELLER.address,
    registration: 'AC_1',
    vat_percent: 12,
    expected: null,
    reason: 'Registered today',
  });
});

test('what is corrected or wholly credited offers no correction', async () => {
  answer = { ...answer, results: [{ ...SHOWN_FEE_INVOICE, correctable: false }] };
  open();
  expect(await screen.findByRole('link', { name: 'PDF FI-00000001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
});

test('a correction asks for its reason', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Correct FI-00000001' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Other address' },
  });
  server.answer = ({ method }) =>
    method === 'GET'
      ? { status: 200, payload: answer }
      : { status: 200, payload: { credit_note: SHOWN_CREDIT_NOTE, invoice: SHOWN_FEE_INVOICE } };
  fireEvent.click(within(dialog).getByRole('button', { name: 'Issue both' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.of('POST')).toEqual([
    expect.objectContaining({
      path: '/admin/fee-invoices/d1/correction',
      body: { reason: 'Other address' },
    }),
  ]);
});

test('a failure can be tried again', async () => {
  server.answer = () => ({ status: 400, payload: { key: 'invalid_input', message: 'No.' } });
  open();
  expect(await screen.findByText('The invoices could not be loaded')).toBeInTheDocument();
  server.answer = () => ({ status: 200, payload: answer });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Credit note FC-00000001')).toBeInTheDocument();
});

test('the CSV has a row for each document, in pesos', () => {
  const [, row] = feeCsv([SHOWN_FEE_INVOICE]).split('\r\n');
  expect(row).toContain('"Invoice","FI-00000001","2026-11-23"');
  expect(row).toContain('"44.64","12","5.36","50.00"');
});
