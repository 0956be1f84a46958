import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
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
