import { act, render, screen } from '@testing-library/react';
import { Queries } from '@/lib/client/platform/queries';
import { getQueryClient } from '@/lib/client/platform/query-client';
import { NextBar } from './next-bar';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const CALENDAR = {
  '2026-11-25': [{ start_time: '2026-11-25T02:00:00Z', durations: [30 as const] }],
};

let report: (inView: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  Object.assign(globalThis, {
    fetch: () => new Promise(() => {}),
    IntersectionObserver: class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => seen([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  getQueryClient().clear();
});

it('says the next open time, and stands aside while the times are in view', () => {
  render(
    <>
      <div id="times" />
      <NextBar
        lawyerId="maria-santos-7k2f"
        calendar={CALENDAR}
        from={150_000}
        freeMinutes={null}
        now={NOW}
      />
    </>,
    { wrapper: Queries },
  );
  const bar = screen.getByRole('region', { name: 'Book' });
  expect(bar).toHaveTextContent('Wed, Nov 25, 10:00 AM PHTNext open time, from ₱1,500');
  report(true);
  expect(bar).toHaveClass('invisible');
  report(false);
  expect(bar).not.toHaveClass('invisible');
});

it('says that the first minutes are free where they are', () => {
  const bar = { lawyerId: 'maria-santos-7k2f', calendar: CALENDAR, from: 150_000, now: NOW };
  render(<NextBar {...bar} freeMinutes={30} />, { wrapper: Queries });
  const book = screen.getByRole('region', { name: 'Book' });
  expect(book).toHaveTextContent('Wed, Nov 25, 10:00 AM PHTFirst 30 minutes ₱0');
  expect(book).not.toHaveTextContent('₱1,500');
});
