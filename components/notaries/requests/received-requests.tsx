'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import {
  type RequestFilter,
  receivedRequestsQuery,
  useMarkRequestsSeen,
} from '@/lib/client/notaries/requests';
import { messageFor } from '@/lib/client/platform/messages';
import { REQUEST_FILTERS } from '@/lib/contract/notaries/requests';
import { ReceivedRow } from './received-row';
import { RequestsSkeleton } from './request-parts';

const TITLES: Readonly<Record<RequestFilter, string>> = { open: 'Open', answered: 'Answered' };
const EMPTY: Readonly<Record<RequestFilter, string>> = {
  open: 'No requests are waiting for your answer. Clients send them from your public page, and we email you each one.',
  answered: 'Requests you answered, or clients withdrew, appear here.',
};
const PANEL = 'received-requests-panel';
const PARAM = 'requests';

/** Section of the lawyer portal: clients who ask for an appointment at the office. */
export function ReceivedRequests() {
  const [filter, show] = useFilter();
  const open = useInfiniteQuery(receivedRequestsQuery('open'));
  const query = useInfiniteQuery(receivedRequestsQuery(filter));
  const heading = useRef<HTMLHeadingElement>(null);
  const counts = open.data?.pages.at(-1);
  useSeen(filter === 'open' ? (counts?.unseen ?? 0) : 0);
  const requests = query.data?.pages.flatMap(({ results }) => results);
  return (
    <section aria-labelledby="received-requests">
      <h2 ref={heading} id="received-requests" tabIndex={-1} className="text-2xl">
        Requests
      </h2>
      <TabList underlined aria-label="Requests by state" className="mt-3">
        {REQUEST_FILTERS.map((one) => (
          <Tab
            key={one}
            id={`requests-${one}`}
            aria-controls={PANEL}
            selected={one === filter}
            {...(one === 'open' && counts && { count: counts.open })}
            onClick={() => show(one)}
          >
            {TITLES[one]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={PANEL} aria-labelledby={`requests-${filter}`} className="mt-4">
        {!requests && query.isError && <QueryFailure query={query} action="receivedRequests" />}
        {!requests && !query.isError && <RequestsSkeleton />}
        {requests?.length === 0 && <EmptySection>{EMPTY[filter]}</EmptySection>}
        {requests && requests.length > 0 && (
          <ul className="grid gap-3">
            {requests.map((request) => (
              <ReceivedRow key={request._id} request={request} heading={heading} />
            ))}
          </ul>
        )}
        <MoreRows
          query={query}
          label="Load more requests"
          failure={messageFor('receivedRequests', query.error)}
        />
      </div>
    </section>
  );
}

/** Which the address asks for. Next's hook follows the history late on a slow phone: what was pressed shows at once. */
function useFilter(): [RequestFilter, (next: RequestFilter) => void] {
  const asked = useSearchParams().get(PARAM) === 'answered' ? 'answered' : 'open';
  const [filter, choose] = useOptimistic<RequestFilter>(asked);
  const show = (next: RequestFilter) =>
    startTransition(() => {
      choose(next);
      const { pathname, search } = window.location;
      const params = new URLSearchParams(search);
      if (next === 'open') params.delete(PARAM);
      else params.set(PARAM, next);
      window.history.replaceState(null, '', params.size > 0 ? `${pathname}?${params}` : pathname);
    });
  return [filter, show];
}

/** What is on the page is seen. */
function useSeen(unseen: number): void {
  const { mutate } = useMarkRequestsSeen();
  useEffect(() => {
    if (unseen > 0) mutate();
  }, [unseen, mutate]);
}
