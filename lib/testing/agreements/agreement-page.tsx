import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { WorkItemDetail } from '@/components/work-items/detail/work-item-detail';
import type { Reader } from '@/components/work-items/work-item-paths';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import type { fakeServer, Sent } from '../fake-server';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
export const NOW = Date.UTC(2026, 10, 23, 1);

/** Stands for what jsdom lacks. */
class NothingInView {
  observe() {}
  disconnect() {}
}

type Answer = { status: number; payload?: unknown } | null;

/**
 * Shows the page of an agreement. `answer` stands for the server where something is changed; undefined leaves it to what
 * the page reads.
 */
export async function openAgreement(
  server: ReturnType<typeof fakeServer>,
  item: WorkItem,
  reader: Reader = 'client',
  answer: (request: Sent) => Answer | undefined = () => undefined,
  /** Whether the page came with the agreement. */
  seeded = true,
) {
  let current = item;
  server.answer = (request) => {
    const own = answer(request);
    if (own !== undefined) return own;
    if (request.path === `/work-items/${item._id}`) return { status: 200, payload: current };
    if (request.path.endsWith('/payments/methods'))
      return { status: 200, payload: { methods: METHODS, platform_fee: 0, hold_minutes: 15 } };
    return { status: 200, payload: NO_COMMENTS };
  };
  globalThis.IntersectionObserver ??= NothingInView as unknown as typeof IntersectionObserver;
  const queries = createQueryClient();
  if (seeded) queries.setQueryData(workItemKeys.detail(item._id), item);
  render(
    <QueryClientProvider client={queries}>
      <SupportEmail email="help@sangguni.example">
        <WorkItemDetail workItemId={item._id} reader={reader} requestNow={NOW} />
      </SupportEmail>
    </QueryClientProvider>,
  );
  // Waits for the page's other reads.
  await act(async () => new Promise((done) => setTimeout(done, 0)));
  return {
    queries,
    /** Sets the server's response from now on. */
    become: (next: WorkItem) => {
      current = next;
    },
  };
}

const METHODS = [
  { id: 'gcash', label: 'GCash', hint: null },
  { id: 'card', label: 'card', hint: null },
];
const NO_COMMENTS = { results: [], page: 0, hasMore: false, total: 0, unread_count: 0 };
