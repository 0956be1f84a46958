import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WorkingFor } from '@/components/platform/practice';
import { reportLiveChange } from '@/lib/client/notifications/live-changes';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { ClientInvoice, PaymentInvoice as Invoiced } from '@/lib/contract/payments/invoices';
import { ClientInvoices } from './client-invoices';
import { invoiceData } from './invoice-data';
import { InvoiceSource } from './invoice-source';
import { PaymentInvoice } from './payment-invoice';

const INVOICED: Invoiced = {
  payment: {
    _id: 'p1',
    invoice_number: null,
    reference: 'A1B2C3D4',
    paid_at: '2026-11-20T02:00:00.000Z',
    status: 'PARTLY_REFUNDED',
    method: 'gcash',
    gross: 105_000,
    refunded: 20_000,
    platform_fee: 5_000,
    net: 80_000,
    client: { _id: 'c1', display_name: 'Liza Cordero' },
    about: {
      kind: 'meeting',
      title: 'Final pay',
      path: '/lawyer-portal/meeting/m1',
      start_time: '2026-11-24T02:00:00Z',
      duration: 30,
    },
  },
  withheld: 400,
  invoice: null,
};
const FILE = {
  name: 'invoice.pdf',
  size: 2_000,
  content_type: 'application/pdf' as const,
  url: '/api/v1/payments/p1/invoice/file',
};
const SENT = { number: '0042', link: null, file: FILE, sent_at: '2026-11-21T02:00:00.000Z' };

const realFetch = globalThis.fetch;
let answer: unknown;
let status: number;
beforeEach(() => {
  [answer, status] = [INVOICED, 200];
  globalThis.fetch = (async () => ({
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(answer),
  })) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const show = (page: ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>);

test('asks for no invoice of what went back', async () => {
  answer = {
    ...INVOICED,
    payment: {
      ...INVOICED.payment,
      status: 'REFUNDED',
      refunded: 105_000,
      platform_fee: 0,
      net: 0,
    },
  };
  show(<PaymentInvoice paymentId="p1" />);
  expect(await screen.findByText('No invoice is needed')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Send it to your client' })).toBeNull();
});

test('lists what an invoice needs, in the order in which it is copied', async () => {
  expect(invoiceData(INVOICED)).toEqual([
    ['Client', 'Liza Cordero'],
    ['For', 'Final pay'],
    ['Meeting', 'November 24, 2026, 10:00 AM PHT'],
    ['Paid on', 'November 20, 2026'],
    ['Client paid', '₱1,050'],
    ['Platform fee, not yours', '₱50'],
    ['Refunded', '₱200'],
    ['Your fee', '₱800'],
    ['Withheld as tax by us', '₱4'],
    ['Payment reference', 'A1B2C3D4'],
  ]);
  show(<PaymentInvoice paymentId="p1" />);
  expect(await screen.findByText('Your fee')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Republic Act No. 11976' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute(
    'href',
    '/lawyer-portal/payments?month=2026-11',
  );
});

test('says what is missing beside its field, and keeps what was typed', async () => {
  show(<PaymentInvoice paymentId="p1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send to client' }));
  expect(await screen.findByText('Please provide a value.')).toBeVisible();
  const number = screen.getByRole('textbox', { name: /Number of your invoice/ });
  fireEvent.change(number, { target: { value: '0042' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send to client' }));
  expect(await screen.findByText('Please choose a file, or give a link instead.')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /A link/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Link/ }), {
    target: { value: 'http://books.example.com/42' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send to client' }));
  expect(await screen.findByText(/begins with https:\/\/, without a user name/)).toBeVisible();
  expect(number).toHaveValue('0042');
});

test('a member of the practice reads it, and sends nothing', async () => {
  const rights = ['money'] as const;
  show(
    <WorkingFor practice={{ id: 'p1', lawyerName: 'Maria Santos', rights }}>
      <PaymentInvoice paymentId="p1" />
    </WorkingFor>,
  );
  expect(await screen.findByText('Atty. Maria Santos sends it to the client.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Final pay' })).toBeNull();
});

test('what was sent can be opened and replaced', async () => {
  answer = { ...INVOICED, invoice: SENT };
  show(<PaymentInvoice paymentId="p1" />);
  expect(await screen.findByText('Invoice 0042')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download invoice 0042' })).toHaveAttribute(
    'href',
    FILE.url,
  );
  expect(screen.getByRole('button', { name: 'Send in its place' })).toBeDisabled();
});

test('a payment that cannot be read says so', async () => {
  [answer, status] = [{ key: 'not_found', message: '' }, 404];
  show(<PaymentInvoice paymentId="p1" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('We found no payment of yours here.');
});

test('a link names its host, and the page it leads to learns nothing of this one', () => {
  render(
    <InvoiceSource
      invoice={{ number: '0042', link: 'https://books.example.com/42?key=1', file: null }}
    />,
  );
  expect(screen.getByText('books.example.com')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open invoice 0042' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

const OF_CLIENT: ClientInvoice = {
  ...SENT,
  payment_id: 'p1',
  reference: 'A1B2C3D4',
  paid_at: '2026-11-20T02:00:00.000Z',
  title: 'Final pay',
};

test('the client finds each with its payment', async () => {
  answer = { results: [OF_CLIENT] };
  show(<ClientInvoices of="m1" />);
  const region = await screen.findByRole('region', { name: 'Invoice of your lawyer' });
  const [row] = await within(region).findAllByRole('listitem');
  expect(row).toHaveTextContent('Invoice 0042');
  expect(row).toHaveTextContent('for payment A1B2C3D4');
});

test('a client whose payment went back waits for none, and reads one that was sent', async () => {
  answer = { results: [] };
  const { unmount } = show(<ClientInvoices of="m1" expected={false} />);
  await act(async () => undefined);
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  answer = { results: [OF_CLIENT] };
  show(<ClientInvoices of="m1" expected={false} />);
  expect(await screen.findByText('Invoice 0042')).toBeVisible();
});

test('an invoice that comes while the page is open appears with its notification', async () => {
  answer = { results: [] };
  show(<ClientInvoices of="m1" />);
  await screen.findByText(/^Not sent yet\./);
  answer = { results: [OF_CLIENT] };
  act(() => reportLiveChange({ type: 'notification' }));
  expect(await screen.findByText('Invoice 0042')).toBeVisible();
});

test('the client reads that none was sent, or that the list failed', async () => {
  answer = { results: [] };
  const { unmount } = show(<ClientInvoices of="m1" />);
  expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
  unmount();
  [answer, status] = [{ key: 'invalid_input', message: '' }, 400];
  show(<ClientInvoices of="m1" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the invoices');
});
