import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Queries } from '@/lib/client/platform/queries';
import { getQueryClient } from '@/lib/client/platform/query-client';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { TimeCard } from './time-card';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const KEYS = Array.from({ length: 14 }, (_, day) =>
  isoInstant(NOW + day * 24 * HOUR_MS).slice(0, 10),
);

/** Tuesday 10:00 AM has room for 30 minutes, Wednesday 10:00 and 11:00 AM for 60 too. */
const CALENDAR: Calendar = {
  ...Object.fromEntries(KEYS.map((key) => [key, []])),
  '2026-11-24': [{ start_time: '2026-11-24T02:00:00Z', durations: [30] }],
  '2026-11-25': [
    { start_time: '2026-11-25T02:00:00Z', durations: [30, 60] },
    { start_time: '2026-11-25T03:00:00Z', durations: [30, 60] },
  ],
};

const realFetch = globalThis.fetch;

function show(calendar = CALENDAR, free = false) {
  render(
    <TimeCard
      lawyerId="maria-santos-7k2f"
      services={[
        { duration: 30, price: 150_000 },
        { duration: 60, price: 250_000 },
      ]}
      free={free}
      texts={{ how: 'By phone.', refund: 'Full refund.', free: 'once with this lawyer' }}
      calendar={calendar}
      now={NOW}
    />,
    { wrapper: Queries },
  );
}

const timesOf = (day: RegExp) =>
  within(screen.getByRole('list', { name: day }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  getQueryClient().clear();
  window.history.replaceState(null, '', '/');
});

it('offers the days that have times, and shows those of the first', () => {
  show();
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('button')
      .map((day) => day.getAttribute('aria-label')),
  ).toEqual(['Tue, Nov 24, 1 open time', 'Wed, Nov 25, 2 open times']);
  expect(screen.getByText('Thu, Nov 26, no open times')).toBeInTheDocument();
  expect(timesOf(/^Tue, Nov 24/)).toEqual([
    '/book/maria-santos-7k2f/2026-11-24T02:00:00Z?duration=30',
  ]);
});

it('puts the focus at the times of the chosen day', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Wed, Nov 25/ }));
  expect(screen.getByRole('heading', { name: /^Wed, Nov 25/ })).toHaveFocus();
  expect(timesOf(/^Wed, Nov 25/)).toHaveLength(2);
});

it('keeps to the times that have room for the length', () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: /60 minutes ₱2,500/ }));
  expect(screen.queryByRole('button', { name: /^Tue,/ })).not.toBeInTheDocument();
  expect(timesOf(/^Wed, Nov 25/)).toEqual([
    '/book/maria-santos-7k2f/2026-11-25T02:00:00Z?duration=60',
    '/book/maria-santos-7k2f/2026-11-25T03:00:00Z?duration=60',
  ]);
});

it('leads to the free consultation where the lawyer gives one', () => {
  show(CALENDAR, true);
  fireEvent.click(
    screen.getByRole('radio', {
      name: /^Free 30-minute consultation, once with this lawyer ₱0 ?$/,
    }),
  );
  expect(timesOf(/^Tue, Nov 24/)).toEqual(['/book/maria-santos-7k2f/2026-11-24T02:00:00Z?free=1']);
});

it('begins with the free consultation for who searched for one, where there is one', () => {
  window.history.replaceState(null, '', '/lawyer/maria-santos-7k2f?free=1');
  for (const free of [true, false]) {
    show(CALENDAR, free);
    const query = free ? 'free=1' : 'duration=30';
    expect(timesOf(/^Tue, Nov 24/)).toEqual([
      `/book/maria-santos-7k2f/2026-11-24T02:00:00Z?${query}`,
    ]);
    cleanup();
  }
  window.history.replaceState(null, '', '/');
});

it('begins the choice with the free consultation, in the shape of the others', () => {
  show(CALENDAR, true);
  const [first, ...others] = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(first).toHaveTextContent('Free 30-minute consultation, once with this lawyer₱0');
  expect(others.map((label) => label?.textContent)).toEqual([
    '30 minutes₱1,500',
    '60 minutes₱2,500',
  ]);
});

it('offers no free consultation where there is none', () => {
  show();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('opens at the day of the address, or at the first open one', () => {
  window.history.replaceState(null, '', '?day=2026-11-25');
  show();
  expect(screen.getByRole('heading', { name: /^Wed, Nov 25/ })).toBeInTheDocument();
});

it('ignores a day of the address that has no times', () => {
  window.history.replaceState(null, '', '?day=2026-11-26');
  show();
  expect(screen.getByRole('heading', { name: /^Tue, Nov 24/ })).toBeInTheDocument();
});

it('shows the times that came with the page until those of the moment have come', async () => {
  const calendar = { ...CALENDAR, '2026-11-24': [] };
  const asked = jest.fn(() =>
    Promise.resolve({
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify({ calendar }),
    }),
  );
  globalThis.fetch = asked as unknown as typeof fetch;
  show();
  expect(screen.getByRole('heading', { name: /^Tue, Nov 24/ })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: /^Wed, Nov 25/ })).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says so when there is no time at all', () => {
  show(Object.fromEntries(KEYS.map((key) => [key, []])));
  expect(screen.getByText('No 30-minute times are open on these days.')).toBeInTheDocument();
});
