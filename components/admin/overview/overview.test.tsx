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
  cases: { absence: none, dispute: none, review: none, unclaimed: none, help: none },
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
  signed_in: [{ _id: 'a1', name: 'Grace Uy' }],
  gateway: { name: 'local', mode: 'test' },
};
const week = (visits: number, monday: string): WeekFigures => ({
  week: monday,
  visits,
  searches: 0,
  bookings: 0,
  free: 0,
  paid: 0,
  gross: 0,
  refunds: 0,
  fee: 0,
  clients: 0,
  lawyers: 0,
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
  expect(
    screen.getByRole('link', { name: 'Agreements to decide: 0', hidden: true }),
  ).toHaveAttribute('href', '/admin/cases?kind=dispute');
  const health = screen.getByRole('region', { name: 'Health' });
  expect(health).toHaveTextContent('WorkersLast sign 5 minutes agoStopped');
  expect(health).toHaveTextContent('local, no real money movesTest mode');
  expect(within(health).getByRole('link', { name: 'Grace Uy' })).toHaveAttribute(
    'href',
    '/admin/users/a1',
  );
  const table = screen.getByRole('table', { name: /From visits to payments/, hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows[1]).toHaveTextContent('Nov 23');
  expect(rows[2]).toHaveTextContent('1,200');
});

test('of what none waits there is one line alone', () => {
  show([week(7, '2026-11-23')]);
  const waits = screen.getByRole('region', { name: 'What waits' });
  const [tiles, others] = within(waits).getAllByRole('list', { hidden: true });
  expect(tiles?.children).toHaveLength(2);
  expect(others?.children).toHaveLength(11);
  expect(within(waits).getByText('Nothing else waits.')).toBeVisible();
  expect(within(waits).getByText('Agreements to decide: 0')).not.toBeVisible();
});

test('money is in pesos, of this week and the one before, with sign-ups', () => {
  const now = { ...week(7, '2026-11-23'), gross: 2_080_000, refunds: 105_000, fee: 35_000 };
  show([
    { ...week(9, '2026-11-16'), gross: 410_000, lawyers: 4 },
    { ...now, clients: 12, lawyers: 3 },
  ]);
  const money = screen.getByRole('region', { name: 'Money and sign-ups' });
  expect(money).toHaveTextContent('Paid by clients₱20,800this week, ₱4,100 last week');
  expect(money).toHaveTextContent('Refunded₱1,050this week, ₱0 last week');
  expect(money).toHaveTextContent('Platform fee₱350this week');
  expect(money).toHaveTextContent('New lawyers3this week, 4 last week');
  expect(within(money).getByRole('link', { name: 'New lawyers' })).toHaveAttribute(
    'href',
    '/admin/users?type=LAWYER',
  );
});

test('the way to a booking says what share takes each step', () => {
  const one = { ...week(200, '2026-11-23'), searches: 50, bookings: 10, free: 2, paid: 5 };
  show([one]);
  const steps = within(screen.getByRole('region', { name: 'From search to booking' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Visits200',
    'Searches for lawyers50, 25% of the step before',
    'Times taken10, 20% of the step before',
    'Paid or free7, 70% of the step before',
  ]);
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
