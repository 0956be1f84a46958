/** @alone the page listens from the first use of its one client on */
import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { freshFor, getQueryClient } from './query-client';

const WRITTEN = Date.parse('2026-11-24T02:00:00Z');
const read = jest.fn(async () => 'read again');
const query = { queryKey: ['what waits'], queryFn: read, staleTime: freshFor(5_000) };

/** Makes what a page brings that the server wrote at a time. */
function written(at: number) {
  const server = new QueryClient();
  server.setQueryData(query.queryKey, 'brought', { updatedAt: at });
  return dehydrate(server);
}

/** How often a part of the page that appears now reads it again. */
function readsOfNewPart(): number {
  read.mockClear();
  const stop = new QueryObserver(getQueryClient(), query).subscribe(() => {});
  stop();
  return read.mock.calls.length;
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('what came with the document counts from when the page listens, however late that is', () => {
  jest.setSystemTime(WRITTEN + 40_000);
  hydrate(getQueryClient(), written(WRITTEN));
  expect(readsOfNewPart()).toBe(0);
  jest.setSystemTime(WRITTEN + 44_000);
  expect(readsOfNewPart()).toBe(0);
  jest.setSystemTime(WRITTEN + 45_001);
  expect(readsOfNewPart()).toBe(1);
});

test('what is newer than the page counts from when it was written', () => {
  jest.setSystemTime(WRITTEN + 60_000);
  getQueryClient().setQueryData(query.queryKey, 'newer');
  jest.setSystemTime(WRITTEN + 64_999);
  expect(readsOfNewPart()).toBe(0);
  jest.setSystemTime(WRITTEN + 65_001);
  expect(readsOfNewPart()).toBe(1);
});
