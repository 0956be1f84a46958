'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { DayTime } from '@/components/ui/display/day-time';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  associateCallsQuery,
  RESPOND_AS_ASSOCIATE_FAILURE,
  useRespondAsAssociate,
} from '@/lib/client/meetings/associates';
import { messageFor } from '@/lib/client/platform/messages';
import type { AssociateCalls } from '@/lib/contract/meetings/associates';
import { associateCallPath } from '../meeting-path';

export function AskedCalls() {
  const { data } = useQuery(associateCallsQuery);
  if (!data || data.results.length + data.requests.length === 0) return null;
  return (
    <section aria-label="Calls you are asked into" className="mt-6 rounded border bg-white">
      <h2 className="p-4 text-xl">Calls you are asked into</h2>
      {!data.has_second_factor && (
        <p className="px-4 pb-4 text-neutral-700">
          To join, set up a second factor in{' '}
          <Link
            href="/lawyer-portal/account-settings/security#second-factor"
            prefetch={false}
            className={textLinkClass}
          >
            your account settings
          </Link>
          .
        </p>
      )}
      <ul className="divide-y border-t">
        {data.requests.map((one) => (
          <CallRequest key={one._id} request={one} />
        ))}
        {data.results.map((one) => (
          <li
            key={one.meeting_id}
            className="flex flex-wrap items-center justify-between gap-3 p-4"
          >
            <p className="min-w-0 wrap-anywhere">
              <DayTime instant={Date.parse(one.start_time)} />, for {withTitle(one.lawyer_name)}{' '}
              with {one.client_name}
            </p>
            {data.has_second_factor && (
              <Link
                href={associateCallPath(one.meeting_id)}
                prefetch={false}
                className={buttonClass()}
              >
                Join<span className="sr-only"> the call of {withTitle(one.lawyer_name)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A pending request; the client is asked only after this lawyer accepts, and is not notified if it is declined. */
function CallRequest({ request }: { request: AssociateCalls['requests'][number] }) {
  const respond = useRespondAsAssociate(request._id);
  const lawyer = withTitle(request.lawyer_name);
  return (
    <li className="grid gap-3 p-4">
      <p className="min-w-0 wrap-anywhere">
        <DayTime instant={Date.parse(request.start_time)} />, for {lawyer}. Accept it, and we ask
        the client.
      </p>
      {respond.isError && (
        <Notice tone="bad" title={messageFor(RESPOND_AS_ASSOCIATE_FAILURE, respond.error)} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          pending={respond.isPending}
          pendingLabel="Saving"
          onClick={() => respond.mutate({ accepted: true })}
        >
          Accept<span className="sr-only"> the call of {lawyer}</span>
        </Button>
        <Button
          variant="outline"
          disabled={respond.isPending}
          onClick={() => respond.mutate({ accepted: false })}
        >
          Decline<span className="sr-only"> the call of {lawyer}</span>
        </Button>
      </div>
    </li>
  );
}
