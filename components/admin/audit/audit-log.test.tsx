import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { AuditRow } from '@/lib/contract/admin/audit';
import { fakeServer } from '@/lib/testing/fake-server';
import { AuditLog } from './audit-log';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const server = fakeServer();
afterEach(() => window.history.replaceState(null, '', '/'));

const ROW: AuditRow = {
  _id: 'a1',
  at: '2026-11-23T02:00:00Z',
  event: 'user_suspended',
  role: 'admin',
  by: { _id: 'u9', name: 'Grace Uy' },
  subject: 'u1',
  name: 'Ramon Cruz',
  path: '/admin/users/u1',
  detail: 'cancel_meetings',
};

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuditLog />
    </QueryClientProvider>,
  );
}

test('each row says what, who and about what, and older ones are a press away', async () => {
  server.answer = ({ path }) => {
    const older = path.includes('before=a1');
    const results = [
      older ? { ...ROW, _id: 'a0', event: 'user_viewed', name: null, path: null } : ROW,
    ];
    return { status: 200, payload: { results, next: older ? null : 'a1' } };
  };
  open();
  expect(await screen.findByText('Grace Uy')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: /Account suspended/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ramon Cruz' })).toHaveAttribute(
    'href',
    '/admin/users/u1',
  );
  expect(screen.getByRole('link', { name: 'Grace Uy' })).toHaveAttribute('href', '/admin/users/u9');
  expect(screen.getByRole('link', { name: 'All about it: Ramon Cruz' })).toHaveAttribute(
    'href',
    '/admin/audit?subject=u1',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('cell', { name: /Account viewed/ })).toBeInTheDocument();
  expect(screen.getByText('u1')).toBeInTheDocument();
  expect(window.location.search).toBe('?before=a1');
  // Another filter begins at the newest.
  fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: 'admin' } });
  expect(window.location.search).toBe('?role=admin');
});

test('it says when nothing fits, and when it could not be read', async () => {
  server.answer = () => ({ status: 200, payload: { results: [], next: null } });
  open();
  expect(await screen.findByText('Nothing was logged')).toBeInTheDocument();
  const message = 'Something went wrong.';
  server.answer = () => ({ status: 404, payload: { key: 'not_found', message } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: 'system' } });
  expect(await screen.findByText('The audit log could not be loaded')).toBeInTheDocument();
});
