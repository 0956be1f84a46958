import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { cardDays, openDays } from '@/components/lawyers/times/model/open-times';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { CardTimes } from './card-times';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const KEYS = Array.from({ length: 14 }, (_, day) =>
  isoInstant(NOW + day * 24 * HOUR_MS).slice(0, 10),
);

/** A calendar with these many times a day, from 10:00 AM in Manila, by the number of the day. */
function calendarOf(times: Readonly<Record<number, number>>): Calendar {
  return Object.fromEntries(
    KEYS.map((key, day) => [
      key,
      Array.from({ length: times[day] ?? 0 }, (_, n) => ({
        start_time: isoInstant(Date.parse(`${key}T02:00:00Z`) + (n * HOUR_MS) / 2),
        durations: [30, 60] as (30 | 60)[],
      })),
    ]),
  );
}

function show(calendar: Calendar) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <CardTimes
        lawyerId="maria-santos-7k2f"
        name="Atty. Maria Santos"
        {...cardDays(openDays(calendar))}
        now={NOW}
      />
    </QueryClientProvider>,
  );
}

/** Answers the availability call. */
function answer(status: number, body: unknown) {
  global.fetch = jest.fn(() =>
    Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response),
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('the days of a card', () => {
  it('links each time to its booking, with its full name', () => {
    show(calendarOf({ 1: 1 }));
    expect(
      screen.getByRole('link', { name: /^Tuesday, November 24, 10:00 AM Philippine time/ }),
    ).toHaveAttribute('href', '/book/maria-santos-7k2f/2026-11-24T02:00:00Z');
  });

  it('goes to a time without leaving the document, but for another tab', () => {
    show(calendarOf({ 1: 1 }));
    const time = screen.getByRole('link', { name: /^Tuesday, November 24, 10:00 AM/ });
    expect(fireEvent.click(screen.getByText('10:00 AM'))).toBe(false);
    expect(push.mock.calls).toEqual([['/book/maria-santos-7k2f/2026-11-24T02:00:00Z']]);
    time.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(time, { ctrlKey: true });
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('shows the first times of a day and leads to the profile for the others', () => {
    show(calendarOf({ 0: 3, 1: 5 }));
    const [today, tuesday] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(today).getAllByRole('link', { name: /Philippine time/ })).toHaveLength(3);
    expect(within(tuesday).getAllByRole('link', { name: /Philippine time/ })).toHaveLength(3);
    // A narrow card leaves out the third.
    expect(within(today).getByRole('link', { name: /^\+1 more.* on Mon, Nov 23$/ })).toHaveClass(
      '@3xl:hidden',
    );
    expect(
      within(tuesday).getByRole('link', { name: /^\+3 more ?\+2 more on Tue, Nov 24$/ }),
    ).toHaveAttribute('href', '/lawyer/maria-santos-7k2f?day=2026-11-24#times');
  });

  it('drops what starts before the current hour', () => {
    jest.setSystemTime(NOW + 2 * HOUR_MS);
    show(calendarOf({ 0: 3 }));
    expect(screen.queryByRole('link', { name: /10:30 AM/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /11:00 AM/ })).toBeInTheDocument();
  });
});

describe('the days without open times', () => {
  it('are left out', () => {
    show(calendarOf({ 4: 1, 9: 1 }));
    expect(screen.getByRole('list')).toHaveAccessibleName(
      'Open times of Atty. Maria Santos, Nov 27 to Dec 2, Philippine time',
    );
    expect(screen.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
      expect.stringMatching(/^Fri Nov 27/),
      expect.stringMatching(/^Wed Dec 2/),
    ]);
  });

  it('lead to the next time there is, where the shown ones have passed', () => {
    jest.setSystemTime(NOW + 5 * 24 * HOUR_MS);
    show(calendarOf({ 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 9: 1 }));
    expect(screen.getByText('No open times from Nov 23 to 27.')).toBeInTheDocument();
    const next = screen.getByRole('link', { name: /Next available/ });
    expect(next).toHaveAccessibleName(/Wednesday, December 2, 10:00 AM Philippine time/);
    expect(within(next).getByText('Wed, Dec 2, 10:00 AM PHT')).toBeVisible();
    expect(next).toHaveAttribute('href', '/book/maria-santos-7k2f/2026-12-02T02:00:00Z');
  });

  it('leads to the waitlist when there is none at all', () => {
    show(calendarOf({}));
    expect(screen.getByText('No open times in the next 14 days.')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /^Tell me when a time is free/ });
    expect(link).toHaveAccessibleName('Tell me when a time is free with Atty. Maria Santos');
    expect(link).toHaveAttribute('href', '/waitlist/maria-santos-7k2f');
  });
});

/** One time on each of the first days. */
const FIRST = { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 };

describe('the later days', () => {
  it('are asked for when someone turns to them', async () => {
    answer(200, { calendar: calendarOf({ ...FIRST, 7: 2 }) });
    show(calendarOf({ ...FIRST, 7: 2, 8: 1 }));
    expect(global.fetch).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Later days' }));
    const times = await screen.findByRole('list', {
      name: 'Open times of Atty. Maria Santos, Nov 30 to Dec 1, Philippine time',
    });
    expect(within(times).getAllByRole('link')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Earlier days' }));
    expect(screen.getByRole('link', { name: /^Monday, November 23/ })).toBeInTheDocument();
  });

  it('end with the calendar', async () => {
    const calendar = calendarOf({ ...FIRST, 13: 1 });
    answer(200, { calendar });
    show(calendar);
    const later = screen.getByRole('button', { name: 'Later days' });
    fireEvent.click(later);
    expect(later).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByRole('link', { name: /^Sunday, December 6/ })).toBeInTheDocument();
  });

  it('say so when they could not be read, and can be asked for again', async () => {
    answer(500, { message: 'Unknown Error', key: 'internal', request_id: 'r1' });
    show(calendarOf({ ...FIRST, 6: 1 }));
    fireEvent.click(screen.getByRole('button', { name: 'Later days' }));
    expect(await screen.findByText('Failed to fetch availability')).toBeInTheDocument();
    answer(200, { calendar: calendarOf({ 6: 1 }) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Sunday, November 29/ })).toBeInTheDocument();
  });
});
