import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { LoadedQueries } from './loaded-queries';

const KEY = ['meetings', { period: 'today' }];
const NOW = Date.parse('2026-11-23T02:00:00Z');
const ask = jest.fn(async () => 'asked');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  ask.mockClear();
});
afterEach(() => jest.useRealTimers());

function Reader() {
  return <p>{useQuery({ queryKey: KEY, queryFn: ask }).data}</p>;
}

function loaded(data: string, updatedAt: number) {
  const queries = createQueryClient();
  queries.setQueryData(KEY, data, { updatedAt });
  return queries;
}

async function open(browser = createQueryClient()) {
  render(
    <QueryClientProvider client={browser}>
      <LoadedQueries queries={loaded('loaded', NOW)}>
        <Reader />
      </LoadedQueries>
    </QueryClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(10));
  return browser;
}

test('what the page loaded is there at once, as of then, and is not asked for', async () => {
  const browser = await open();
  expect(screen.getByText('loaded')).toBeVisible();
  expect(browser.getQueryState(KEY)).toMatchObject({ dataUpdatedAt: NOW, status: 'success' });
  expect(ask).not.toHaveBeenCalled();
});

test('what the browser knows from later stays', async () => {
  await open(loaded('newer', NOW + 1));
  expect(screen.getByText('newer')).toBeVisible();
});

test('what it knows from before gives way', async () => {
  await open(loaded('older', NOW - 1));
  expect(screen.getByText('loaded')).toBeVisible();
});
