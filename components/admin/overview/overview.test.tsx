import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { figuresQuery, overviewQuery } from '@/lib/client/admin/overview';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Overview, WeekFigures } from '@/lib/contract/admin/overview';
import { HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { age } from './age';
import { AdminOverview } from './overview';

fakeServer();

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

const none = { count: 0, oldest: null };
const OVERVIEW: Overview = {
  verifications: { count: 2, oldest: isoInstant(NOW - 3 * HOUR_MS) },
  cases: { absence: none, dispute: none, review: none, unclaimed: none },
  refunds: { failed: none, manual: none },
  payouts: { waiting: none, failed: none },
  webhooks: { failed: 0, differs: 1 },
  failed_jobs: 0,
  health: {
    jobs: 'stopped',
    heartbeat_at: isoInstant(NOW - 5 * MINUTE_MS),
    reminders: 'on_time',
    oldest_due_at: null,
    servers: 1,
    cron: [{ task: 'purge', last_run_at: null }],
  },
  gateway: { name: 'local', mode: 'test' },
};
const week = (visits: number, monday: string): WeekFigures => ({
  week: monday,
  visits,
  searches: 0,
  bookings: 0,
  free: 0,
  paid: 0,
});

function show(weeks: WeekFigures[]) {
  const queries = createQueryClient();
  queries.setQueryData(overviewQuery.queryKey, OVERVIEW);
  queries.setQueryData(figuresQuery.queryKey, { weeks });
  render(
    <QueryClientProvider client={queries}>
      <AdminOverview requestNow={NOW} />
    </QueryClientProvider>,
  );
}

test('what waits leads to where it is settled, and what stands still is said', () => {
  show([week(1200, '2026-11-16'), week(7, '2026-11-23')]);
  const verifications = screen.getByRole('link', { name: /Verifications to check/ });
  expect(verifications).toHaveAttribute('href', '/admin/verifications');
  expect(verifications).toHaveTextContent('2Verifications to checkOldest: 3 hours');
  expect(screen.getByRole('link', { name: /Agreements to decide/ })).toHaveAttribute(
    'href',
    '/admin/cases?kind=dispute',
  );
  const health = screen.getByRole('region', { name: 'Health' });
  expect(health).toHaveTextContent('WorkersLast sign 5 minutes agoStopped');
  expect(health).toHaveTextContent('local, no real money movesTest mode');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Nov 23');
  expect(rows[2]).toHaveTextContent('1,200');
});

test('where nothing was counted it says so', () => {
  show([week(0, '2026-11-23')]);
  expect(screen.getByRole('heading', { name: 'Nothing counted yet' })).toBeVisible();
});

test.each([
  [30_000, 'less than a minute'],
  [MINUTE_MS, '1 minute'],
  [23 * HOUR_MS, '23 hours'],
  [49 * HOUR_MS, '2 days'],
])('an age of %d ms is %s', (ago, words) => {
  expect(age(NOW - ago, NOW)).toBe(words);
});
