import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { MeetingRecord, PaymentRecord } from '@/lib/contract/admin/records';
import { fakeServer } from '@/lib/testing/fake-server';
import { AgreementsOfUser, MeetingsOfUser, PaymentsOfUser } from './records';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const server = fakeServer();
afterEach(() => window.history.replaceState(null, '', '/'));

const people = {
  client: { _id: 'u1', name: 'Ana Reyes' },
  lawyer: { _id: 'u2', name: 'Atty. Maria Santos' },
};
const MEETING: MeetingRecord = {
  _id: 'm1',
  ...people,
  status: 'CANCELLED',
  type: 'PHONE',
  start_time: '2026-11-20T02:00:00Z',
  end_time: '2026-11-20T02:30:00Z',
  total: 105_000,
  created_at: '2026-11-18T02:00:00Z',
};
const PAYMENT: PaymentRecord = {
  _id: 'p1',
  reference: '23CBD2F0',
  ...people,
  about: { kind: 'agreement', _id: 'w1' },
  status: 'REFUND_PENDING',
  method: 'gcash',
  total: 105_000,
  received: 105_000,
  refunded: 5_000,
  released: 0,
  gateway: 'paymongo',
  gateway_payment: 'pay_1',
  checkout: 'cs_1',
  created_at: '2026-11-18T02:00:00Z',
  paid_at: '2026-11-18T02:03:00Z',
};

function show(path: string, page: ReactNode, payload: object | null) {
  window.history.replaceState(null, '', path);
  server.answer = () => (payload ? { status: 200, payload } : null);
  render(<QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>);
}

test('the meetings of a person are listed by pages, with the ways to both sides', async () => {
  show('/admin/users/u1/meetings?page=1', <MeetingsOfUser id="u1" />, {
    name: 'Ana Reyes',
    results: [MEETING],
    hasMore: true,
    page: 1,
  });
  const table = within(await screen.findByRole('table', { name: 'Meetings' }));
  expect(server.of('GET')[0]?.path).toBe('/admin/users/u1/meetings?page=1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meetings of Ana Reyes');
  expect(table.getByRole('link', { name: 'Atty. Maria Santos' })).toHaveAttribute(
    'href',
    '/admin/users/u2',
  );
  expect(table.getByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute(
    'href',
    '/admin/users/u1/meetings?page=2',
  );
});

test('one payment alone has its reference, what went back, and the way to all', async () => {
  show('/admin/users/u1/payments?only=p1', <PaymentsOfUser id="u1" />, {
    name: 'Ana Reyes',
    results: [PAYMENT],
    hasMore: false,
    page: 0,
  });
  const row = await screen.findByRole('row', { name: /23CBD2F0/ });
  expect(server.of('GET')[0]?.path).toBe('/admin/users/u1/payments?only=p1&page=0');
  expect(row).toHaveTextContent('paymongo, pay_1');
  expect(row).toHaveTextContent('₱50 refunded');
  expect(within(row).getByRole('link', { name: 'Agreement' })).toHaveAttribute(
    'href',
    '/admin/users/u1/agreements?only=w1',
  );
  expect(screen.getByRole('link', { name: 'All payments of this person' })).toHaveAttribute(
    'href',
    '/admin/users/u1/payments',
  );
});

test('what was given back of a released payment is recorded beside it', async () => {
  const id = '23cbd2f0-0000-4000-8000-000000000000';
  const released = { ...PAYMENT, _id: id, status: 'PAID' as const, refunded: 0, released: 100_000 };
  show('/admin/users/u1/payments', <PaymentsOfUser id="u1" />, {
    name: 'Ana Reyes',
    results: [released, { ...PAYMENT, _id: 'p2', reference: '99AA0011' }],
    hasMore: false,
    page: 0,
  });
  const row = within(await screen.findByRole('row', { name: /23CBD2F0/ }));
  expect(row.getByText('₱1,000 released')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct 99AA0011' })).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Correct 23CBD2F0' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Given back of 23CBD2F0' }));
  const amount = dialog.getByRole('textbox', { name: 'Given back, in pesos' });
  expect(amount).toHaveAccessibleDescription(/^At most ₱1,000/);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Agreed by both' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
  expect(server.of('POST')).toEqual([]);
  const refusal = 'Only ₱900 is left.';
  const again = {
    status: 200,
    payload: { name: 'Ana Reyes', results: [released], hasMore: false, page: 0 },
  };
  server.answer = ({ method }) =>
    method === 'GET'
      ? again
      : {
          status: 400,
          payload: { key: 'invalid_input', message: refusal, fields: { amount: refusal } },
        };
  fireEvent.change(amount, { target: { value: '1,000' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Only ₱900 is left/));
  server.answer = ({ method }) =>
    method === 'POST'
      ? { status: 201, payload: { _id: 'c1', amount: 90_000, withheld: 450, at: released.paid_at } }
      : again;
  fireEvent.change(amount, { target: { value: '900' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of('POST').at(-1)).toMatchObject({
    path: '/admin/tax/corrections',
    body: { payment_id: id, amount: 90_000, reason: 'Agreed by both' },
  });
  expect(server.of('GET')).toHaveLength(3);
});

test('none says so', async () => {
  const none = { name: 'Ana Reyes', results: [], hasMore: false, page: 0 };
  show('/admin/users/u1/agreements', <AgreementsOfUser id="u1" />, none);
  expect(await screen.findByRole('heading', { name: 'No agreements' })).toBeVisible();
});

test('a list that could not be read can be tried again', async () => {
  // The calls in between are a second and two apart.
  jest.useFakeTimers();
  show('/admin/users/u1/meetings', <MeetingsOfUser id="u1" />, null);
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
    'The meetings could not be loaded',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
