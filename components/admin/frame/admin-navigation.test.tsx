import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { fakeServer } from '@/lib/testing/fake-server';
import { AdminNavigation } from './admin-navigation';

jest.mock('next/navigation', () => ({ usePathname: () => '/admin/cases' }));

const server = fakeServer();

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AdminNavigation />
    </QueryClientProvider>,
  );
}

test('what waits is counted beside its page, and nothing where none wait', async () => {
  server.answer = () => ({
    status: 200,
    payload: { verifications: 0, cases: 3, refunds: 1200, payouts: 0, webhooks: 0, jobs: 0 },
  });
  show();
  const cases = await screen.findByRole('link', { name: 'Cases 3 waiting' });
  expect(cases).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Refunds 1,200 waiting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verification' })).toBeVisible();
});

test('where the counts could not be read the ways still stand', async () => {
  server.answer = () => ({ status: 500 });
  show();
  await waitFor(() => expect(server.of('GET').length).toBeGreaterThan(0));
  expect(screen.getByRole('link', { name: 'Cases' })).toHaveAttribute('href', '/admin/cases');
});
