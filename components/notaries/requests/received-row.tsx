'use client';

import type { RefObject } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Avatar } from '@/components/ui/display/avatar';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { useAnswerRequest } from '@/lib/client/notaries/requests';
import { messageFor } from '@/lib/client/platform/messages';
import type { ReceivedRequest } from '@/lib/contract/notaries/requests';
import { dayKeyStart, formatDate, formatDay } from '@/lib/domain/platform/clock-labels';
import { RequestBadge } from './request-badge';
import { PhoneLink, RequestedVisit, Written } from './request-parts';

interface ReceivedRowProps {
  request: ReceivedRequest;
  /** Has the focus when a row is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A request as its notary sees it. */
export function ReceivedRow({ request, heading }: ReceivedRowProps) {
  const { client, status, seen, message, phone, answer, created_at } = request;
  const isOpen = status === 'SENT';
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
            {client.display_name}
            {isOpen && !seen && <Badge tone="now">New</Badge>}
          </p>
          <RequestedVisit {...request} />
        </div>
      </div>
      <Written by={`Asked on ${formatDay(Date.parse(created_at))}`}>{message}</Written>
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
  const name = request.client.display_name;
  const day = formatDate(dayKeyStart(request.day));
  const failure = answer.isError && (
    <Notice tone="bad" title={messageFor('answerRequest', answer.error)} />
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
        reason={{
          label: 'Note to the client',
          help: `When to come and what to bring. ${name} will read it in the portal.`,
          optional: true,
        }}
        confirm="Accept"
        run={(note) => answer.mutateAsync({ answer: 'accept', note })}
      >
        We will email the client that the office expects them. You can’t change your answer. To
        suggest another day or time, say so in the note or call.
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
