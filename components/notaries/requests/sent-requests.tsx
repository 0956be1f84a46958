'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type RefObject, useRef } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { Avatar } from '@/components/ui/display/avatar';
import { Notice } from '@/components/ui/feedback/notice';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  SENT_REQUESTS_FAILURE,
  sentRequestsQuery,
  useWithdrawRequest,
  WITHDRAW_REQUEST_FAILURE,
} from '@/lib/client/notaries/requests';
import { messageFor } from '@/lib/client/platform/messages';
import type { SentRequest } from '@/lib/contract/notaries/requests';
import { dayKeyStart, formatDate, formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { notaryPath } from '../addresses';
import { RequestBadge } from './request-badge';
import { PhoneLink, RequestedVisit, Written } from './request-parts';

/**
 * Section of the customer portal: the client's requests for appointments with notaries public. Nothing if there are
 * none.
 */
export function SentRequests() {
  const query = useInfiniteQuery(sentRequestsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  if (query.isLoadingError)
    return <QueryFailure query={query} failure={SENT_REQUESTS_FAILURE} className="mt-8" />;
  const requests = query.data?.pages.flatMap(({ results }) => results) ?? [];
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="sent-requests" className="mt-10">
      <h2 ref={heading} id="sent-requests" tabIndex={-1} className="text-xl">
        Appointments with notaries public
      </h2>
      <ul className="mt-3 grid gap-3">
        {requests.map((request) => (
          <Row key={request._id} request={request} heading={heading} />
        ))}
      </ul>
      <MoreRows
        query={query}
        label="Load more requests"
        failure={messageFor(SENT_REQUESTS_FAILURE, query.error)}
      />
    </section>
  );
}

interface RowProps {
  request: SentRequest;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Row({ request, heading }: RowProps) {
  const { notary, status, answer } = request;
  const name = withTitle(notary.display_name);
  const stands = status === 'SENT' || status === 'ACCEPTED';
  return (
    <li className="grid gap-3 rounded border bg-white p-4">
      <p>
        <RequestBadge status={status} />
      </p>
      <div className="flex gap-3">
        <Avatar name={notary.display_name} pictureUrl={notary.picture_url} square />
        <div className="min-w-0">
          {notary.listed ? (
            <Link href={notaryPath(notary._id)} prefetch={false} className={textLinkClass}>
              {name}
            </Link>
          ) : (
            <p className="font-semibold">{name}</p>
          )}
          <RequestedVisit {...request} />
          <p className="text-sm text-neutral-600">
            Asked on {formatDay(Date.parse(request.created_at))}
          </p>
        </div>
      </div>
      {answer && <Written by={`${name} wrote`}>{answer}</Written>}
      {stands && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm break-words text-neutral-700">
            {notary.office_address}, <PhoneLink number={notary.phone} />
          </p>
          <Withdraw request={request} heading={heading} />
        </div>
      )}
    </li>
  );
}

function Withdraw({ request, heading }: RowProps) {
  const { _id, notary, day, status, start_time } = request;
  const at = start_time ? `, ${formatTime(Date.parse(start_time))}` : '';
  const withdraw = useWithdrawRequest(_id);
  const name = withTitle(notary.display_name);
  const failure = withdraw.isError && (
    <Notice tone="bad" title={messageFor(WITHDRAW_REQUEST_FAILURE, withdraw.error)} />
  );
  return (
    <ConfirmAction
      label={
        <>
          Withdraw<span className="sr-only"> the request at {name}</span>
        </>
      }
      look={{ size: 'small' }}
      title="Withdraw the request?"
      confirm="Withdraw it"
      pendingLabel="Withdrawing"
      confirmVariant="danger"
      keep="Keep it"
      failure={failure}
      returnTo={heading}
      mutation={withdraw}
      run={() => withdraw.mutateAsync()}
    >
      {status === 'ACCEPTED'
        ? `${name} expects you on ${formatDate(dayKeyStart(day))}${at}. We will tell the office that you are not coming.`
        : `We will tell ${name} that you no longer need ${formatDate(dayKeyStart(day))}.`}
    </ConfirmAction>
  );
}
