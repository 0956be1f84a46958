import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type LiveChange, reportLiveChange } from '@/lib/client/notifications/live-changes';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { useLiveWorkItems } from './live-work-items';
import { workItemKeys } from './queries';

/** Which of what was read goes out of date with a change. */
function staleAfter(change: LiveChange): string[] {
  const queries = createQueryClient();
  const keys = {
    one: workItemKeys.detail('w1'),
    comments: [...workItemKeys.detail('w1'), 'comments'],
    other: workItemKeys.detail('w2'),
    list: workItemKeys.list({}),
  };
  for (const key of Object.values(keys)) queries.setQueryData(key, {});
  const { unmount } = renderHook(() => useLiveWorkItems(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  reportLiveChange(change);
  unmount();
  return Object.entries(keys)
    .filter(([, key]) => queries.getQueryState(key)?.isInvalidated)
    .map(([name]) => name);
}

test.each<[LiveChange, string[]]>([
  [{ type: 'work-item', id: 'w1' }, ['one', 'comments', 'list']],
  [{ type: 'meeting', id: 'm1' }, ['one', 'comments', 'other']],
  [{ type: 'everything' }, ['one', 'comments', 'other', 'list']],
  [{ type: 'notification' }, []],
])('%j', (change, stale) => {
  expect(staleAfter(change)).toEqual(stale);
});
