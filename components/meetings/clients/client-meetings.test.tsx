import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { clientMeetingsQuery } from '@/lib/client/meetings/clients';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { ClientMeetings } from './client-meetings';

const DAY = 24 * 60;

test('the next meeting stands first, those that are over after all that come', () => {
  jest.useFakeTimers({ now: NOW });
  const latestFirst = [2 * DAY, DAY, -10, -DAY, -9 * DAY].map((at) => shownMeeting(at));
  const queries = createQueryClient();
  queries.setQueryData(clientMeetingsQuery('c1').queryKey, {
    pages: [{ results: latestFirst, page: 0, hasMore: false, total: 5 }],
    pageParams: [0],
  });
  render(
    <QueryClientProvider client={queries}>
      <ClientMeetings clientId="c1" now={NOW} />
    </QueryClientProvider>,
  );
  // The one at -10 is under way.
  const order = [-10, DAY, 2 * DAY, -DAY, -9 * DAY].map((at) => `Case at ${at}`);
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(order);
  jest.useRealTimers();
});
