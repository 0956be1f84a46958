import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import { fakeServer } from '@/lib/testing/fake-server';
import { AdminRefunds } from './admin-refunds';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const server = fakeServer();

function refund(change: Partial<AdminRefund> = {}): AdminRefund {
  return {
    _id: 'r1',
    payment_reference: 'AB12CD34',
    kind: 'meeting',
    client_name: 'Liza Cordero',
    by_payer: false,
    payer_email: null,
    amount: 105_000,
    method: 'qrph',
    reason: 'CANCELLED',
    status: 'MANUAL',
    refusal: 'QR Ph takes nothing back.',
    created_at: '2026-11-21T01:00:00Z',
    account: {
      bank_id: 'GXCHPHM2XXX',
      account_name: 'Liza M. Cordero',
      account_end: '4567',
      given_at: '2026-11-22T01:00:00Z',
      changed_at: null,
      other_name: false,
    },
    succeeded_at: null,
    paid_reference: null,
    ...change,
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  window.history.replaceState(null, '', '/admin/refunds');
});
afterEach(() => jest.useRealTimers());

function open(rows: readonly AdminRefund[]) {
  server.answer = ({ method, path }) => {
    if (path === '/admin/refunds/r1/account')
      return {
        status: 200,
        payload: { bank_id: 'GXCHPHM2XXX', account_name: 'L', account_number: '09171234567' },
      };
    if (method === 'POST') return { status: 200, payload: refund({ status: 'SUCCEEDED' }) };
    return { status: 200, payload: { results: rows, hasMore: false, page: 0 } };
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AdminRefunds requestNow={NOW} />
    </QueryClientProvider>,
  );
}

const posted = () => server.of('POST').map(({ path, body }) => [path, body]);

test('says that an account was changed, when, and that it has another name', async () => {
  const given = { bank_id: 'GXCHPHM2XXX', account_name: 'Juan Lim', account_end: '7777' };
  const at = '2026-11-22T01:00:00Z';
  open([refund({ account: { ...given, given_at: at, changed_at: at, other_name: true } })]);
  expect(await screen.findByText('Not the client’s name')).toBeVisible();
  expect(screen.getByText(/^Changed .*9:00 AM/)).toBeVisible();
});

test('names the address of somebody else who paid, or says that none is known any more', async () => {
  const theirs = { by_payer: true, account: null };
  open([
    refund({ ...theirs, _id: 'r1', payer_email: 'ate@example.com' }),
    refund({ ...theirs, _id: 'r2' }),
  ]);
  expect(await screen.findByText('Whoever paid was asked: ate@example.com')).toBeVisible();
  expect(screen.getByText('Whoever paid has no known address any more')).toBeVisible();
  const [record] = screen.getAllByRole('button', { name: 'Record payment' });
  if (record) fireEvent.click(record);
  expect(screen.getByRole('dialog')).toHaveTextContent(/reached the person who paid/);
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/client/);
});

test('shows the number of an account when it is asked for, and records the payment', async () => {
  open([refund()]);
  const row = (await screen.findByText('AB12CD34')).closest('tr');
  if (!row) throw new Error('no row');
  expect(row).toHaveTextContent(/Liza Cordero.*₱1,050.*QR Ph.*Cancelled.*2 days ago.*••••4567/);
  fireEvent.click(within(row).getByRole('button', { name: 'Show the number' }));
  expect(await within(row).findByText('09171234567')).toBeVisible();

  fireEvent.click(within(row).getByRole('button', { name: 'Record payment' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('To GCash ending 4567.');
  const record = within(dialog).getByRole('button', { name: 'Record payment' });
  fireEvent.click(record);
  expect(within(dialog).getAllByText('Please provide a value.')).toHaveLength(2);
  fireEvent.change(within(dialog).getByLabelText('Reference of the transfer'), {
    target: { value: ' IP-0001 ' },
  });
  fireEvent.change(within(dialog).getByLabelText('Day of the transfer'), {
    target: { value: '2026-11-23' },
  });
  fireEvent.click(record);
  await waitFor(() =>
    expect(posted()).toEqual([
      ['/admin/refunds/r1/paid', { reference: 'IP-0001', paid_on: '2026-11-23' }],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without an account a payment is recorded only once that was ticked', async () => {
  open([refund({ account: null })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = screen.getByRole('dialog');
  const record = within(dialog).getByRole('button', { name: 'Record payment' });
  fireEvent.change(within(dialog).getByLabelText('Reference of the transfer'), {
    target: { value: 'IP-0001' },
  });
  fireEvent.change(within(dialog).getByLabelText('Day of the transfer'), {
    target: { value: '2026-11-23' },
  });
  fireEvent.click(record);
  expect(dialog).toHaveTextContent('Please confirm it, or wait for the account.');
  expect(posted()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('checkbox'));
  fireEvent.click(record);
  await waitFor(() => expect(posted()).toHaveLength(1));
});

test('what failed is tried again after a question', async () => {
  open([refund({ status: 'FAILED', refusal: 'allowed_date_exceeded', account: null })]);
  expect(await screen.findByText('allowed_date_exceeded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(posted()).toEqual([['/admin/refunds/r1/retry', undefined]]));
});

test('a group without any says so', async () => {
  open([]);
  expect(await screen.findByText('Nothing is waiting for you or for an account.')).toBeVisible();
});
