import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { JoinableMeetings } from './joinable-meetings';

const server = fakeServer();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const paged = (results: Meeting[]) => ({
  status: 200,
  payload: { results, hasMore: false, page: 0, total: results.length },
});

async function open(around: Meeting[], coming: Meeting[] = []) {
  server.answer = ({ path }) => {
    if (path.includes('period=upcoming')) return paged([]);
    return path.includes('period=today') ? paged(coming) : paged(around);
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <JoinableMeetings side="client" requestNow={NOW} />
    </QueryClientProvider>,
  );
  await pass(100);
}

const joins = () => screen.queryAllByRole('link', { name: /^(Join|Return)/ });

test('what can be joined now, once each, and nothing else', async () => {
  const now = shownMeeting(5);
  const phone = shownMeeting(3, { type: 'PHONE', phone: '+639171234567' });
  await open([shownMeeting(-40), now, phone, shownMeeting(8, { status: 'CANCELLED' })], [now]);
  expect(joins().map((link) => link.getAttribute('href'))).toEqual([
    '/customer-portal/meeting/m-40/join',
    '/customer-portal/meeting/m5/join',
  ]);
});

test('nothing now: when the next one opens, and it appears at that moment', async () => {
  await open([], [shownMeeting(14, { type: 'PHONE' }), shownMeeting(15)]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Nothing to join now');
  const next = screen.getByText(/The next one opens on/).parentElement;
  expect(next).toHaveTextContent('Mon, Nov 23, 9:05 AM PHT');
  await pass(5 * MINUTE_MS + 20_000);
  expect(joins()).toHaveLength(1);
});

test('no meeting at all', async () => {
  await open([]);
  expect(screen.getByText(/No video meeting is ahead/)).toBeVisible();
});

test('a failure says so, and asks again', async () => {
  server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <JoinableMeetings side="client" requestNow={NOW} />
    </QueryClientProvider>,
  );
  await pass(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch meetings');
});
