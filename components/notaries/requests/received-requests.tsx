'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { listAddress } from '@/components/platform/address';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { Avatar } from '@/components/ui/display/avatar';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/input';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import {
  ANSWER_REQUEST_FAILURE,
  RECEIVED_REQUESTS_FAILURE,
  type RequestFilter,
  receivedRequestsQuery,
  useAnswerRequest,
  useMarkRequestsSeen,
} from '@/lib/client/notaries/requests';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { REQUEST_FILTERS, type ReceivedRequest } from '@/lib/contract/notaries/requests';
import { APPOINTMENT_MINUTES } from '@/lib/domain/notaries/appointment';
import { dayKeyStart, formatDate, formatDay } from '@/lib/domain/platform/clock-labels';
import { RequestBadge } from './request-badge';
import { PhoneLink, RequestedVisit, RequestsSkeleton, Written } from './request-parts';

const TITLES: Readonly<Record<RequestFilter, string>> = { open: 'Open', answered: 'Answered' };

const EMPTY: Readonly<Record<RequestFilter, string>> = {
  open: 'No requests are waiting for your answer. Clients send them from your public page, and we email you each one.',
  answered: 'Requests you answered, or clients withdrew, appear here.',
};

const PANEL = 'received-requests-panel';

const ADDRESS = listAddress(
  '/lawyer-portal/notary-public',
  z.object({ requests: z.enum(REQUEST_FILTERS).catch('open') }),
);

/** Section of the lawyer portal: requests of clients for an appointment at the office. */
export function ReceivedRequests() {
  const [{ requests: filter }, go] = useAddress(ADDRESS, 'replace');
  const open = useInfiniteQuery(receivedRequestsQuery('open'));
  const query = useInfiniteQuery(receivedRequestsQuery(filter));
  const heading = useRef<HTMLHeadingElement>(null);
  const counts = open.data?.pages.at(-1);
  useSeen(filter === 'open' ? (counts?.unseen ?? 0) : 0);
  return (
    <section aria-labelledby="received-requests">
      <h2 ref={heading} id="received-requests" tabIndex={-1} className="text-xl">
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
          failure={<QueryFailure query={query} failure={RECEIVED_REQUESTS_FAILURE} />}
          loading={<RequestsSkeleton />}
          empty={<EmptySection>{EMPTY[filter]}</EmptySection>}
          pages={
            <MoreRows
              query={query}
              label="Load more requests"
              failure={messageFor(RECEIVED_REQUESTS_FAILURE, query.error)}
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

/** Marks the requests on the page as seen. */
function useSeen(unseen: number): void {
  const { mutate } = useMarkRequestsSeen();
  useEffect(() => {
    if (unseen > 0) mutate();
  }, [unseen, mutate]);
}

interface ReceivedRowProps {
  request: ReceivedRequest;
  heading: RefObject<HTMLHeadingElement | null>;
}

function ReceivedRow({ request, heading }: ReceivedRowProps) {
  const { client, status, seen, message, phone, answer, created_at } = request;
  const isOpen = status === 'SENT';
  const asked = `Asked on ${formatDay(Date.parse(created_at))}`;
  return (
    <li className="grid gap-3 rounded border bg-white p-4 sm:p-5">
      {!isOpen && (
        <p>
          <RequestBadge status={status} />
        </p>
      )}
      <div className="flex gap-3">
        <Avatar name={client.display_name} pictureUrl={client.picture_url} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <span>{client.display_name}</span>
            {isOpen && !seen && <Badge tone="now">New</Badge>}
          </p>
          <RequestedVisit {...request} />
        </div>
      </div>
      {message === '' ? (
        <p className="text-sm text-neutral-600">{asked}</p>
      ) : (
        <Written by={asked}>{message}</Written>
      )}
      <p>
        Phone: <PhoneLink number={phone} />
      </p>
      {answer && <Written by="Your answer">{answer}</Written>}
      {isOpen && <Answers request={request} heading={heading} />}
    </li>
  );
}

function Answers({ request, heading }: ReceivedRowProps) {
  const answer = useAnswerRequest(request._id);
  const [time, setTime] = useState('');
  const name = request.client.display_name;
  const day = formatDate(dayKeyStart(request.day));
  const failure = answer.isError && (
    <Notice tone="bad" title={messageFor(ANSWER_REQUEST_FAILURE, answer.error)} />
  );
  const shared = { failure, mutation: answer, returnTo: heading };
  const of = <span className="sr-only"> the request of {name}</span>;
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmAction
        {...shared}
        label={<>Accept{of}</>}
        look={{ variant: 'primary' }}
        title={`Accept ${name} on ${day}?`}
        fields={
          <TextField
            label="Time"
            type="time"
            step={900}
            help={`On ${day}, within your office hours. It takes ${APPOINTMENT_MINUTES} minutes of your calendar.`}
            error={refusedTime(answer.error)}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        }
        reason={{
          label: 'Note to the client',
          help: `What to bring, for example. ${name} will read it in the portal.`,
          optional: true,
        }}
        confirm="Accept"
        run={(note) => answer.mutateAsync({ answer: 'accept', note, time })}
      >
        We will email the client when the office expects them. You can’t change your answer. To
        suggest another day, decline with a reason, or call.
      </ConfirmAction>
      <ConfirmAction
        {...shared}
        label={<>Decline{of}</>}
        title={`Decline the request from ${name}?`}
        reason={{ label: 'Reason', help: `${name} reads it in the portal.` }}
        confirmVariant="danger"
        confirm="Decline"
        run={(note) => answer.mutateAsync({ answer: 'decline', note })}
      >
        We will email the client that you declined. You can’t change your answer.
      </ConfirmAction>
    </div>
  );
}

function refusedTime(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.fields.time : undefined;
}
