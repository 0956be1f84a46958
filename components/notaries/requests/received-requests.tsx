'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod';
import { listAddress } from '@/components/platform/address';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
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
/** Beside the editor of the notary profile. */
const ADDRESS = listAddress(
  '/lawyer-portal/notary-public',
  z.object({ requests: z.enum(REQUEST_FILTERS).catch('open') }),
);

/** Section of the lawyer portal: clients who ask for an appointment at the office. */
export function ReceivedRequests() {
  const [{ requests: filter }, go] = useAddress(ADDRESS, 'replace');
  const open = useInfiniteQuery(receivedRequestsQuery('open'));
  const query = useInfiniteQuery(receivedRequestsQuery(filter));
  const heading = useRef<HTMLHeadingElement>(null);
  const counts = open.data?.pages.at(-1);
  useSeen(filter === 'open' ? (counts?.unseen ?? 0) : 0);
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
            onClick={() => go({ requests: one })}
          >
            {TITLES[one]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={PANEL} aria-labelledby={`requests-${filter}`} className="mt-4">
        <QueryList
          query={query}
          rows={query.data?.pages.flatMap(({ results }) => results)}
          failure={<QueryFailure query={query} action="receivedRequests" />}
          loading={<RequestsSkeleton />}
          empty={<EmptySection>{EMPTY[filter]}</EmptySection>}
          pages={
            <MoreRows
              query={query}
              label="Load more requests"
              failure={messageFor('receivedRequests', query.error)}
            />
          }
        >
          {(requests) => (
            <ul className="grid gap-3">
              {requests.map((request) => (
                <ReceivedRow key={request._id} request={request} heading={heading} />
              ))}
            </ul>
          )}
        </QueryList>
      </div>
    </section>
  );
}

/** What is on the page is seen. */
function useSeen(unseen: number): void {
  const { mutate } = useMarkRequestsSeen();
  useEffect(() => {
    if (unseen > 0) mutate();
  }, [unseen, mutate]);
}
