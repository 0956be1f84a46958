'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRef } from 'react';
import { profilePath, waitlistPath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { Avatar } from '@/components/ui/display/avatar';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { textLinkAloneClass, textLinkClass } from '@/components/ui/layout/text-link';
import {
  LEAVE_WAITLIST_FAILURE,
  useLeaveWaitlist,
  WAITLIST_FAILURE,
  waitlistQuery,
} from '@/lib/client/meetings/waitlist';
import { messageFor } from '@/lib/client/platform/messages';
import type { WaitlistEntry } from '@/lib/contract/meetings/waitlist';
import { wantedText } from './wanted-text';

/** Section of the customer portal: the client's waitlist entries. Nothing if there are none. */
export function OwnWaitlist() {
  const query = useQuery(waitlistQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasThere = useRef(false);
  if (query.isLoadingError)
    return <QueryFailure query={query} failure={WAITLIST_FAILURE} className="mt-8" />;
  const entries = query.data?.results ?? [];
  if (entries.length > 0) wasThere.current = true;
  if (!wasThere.current) return null;
  return (
    <section aria-labelledby="own-waitlist" className="mt-10">
      <h2 ref={heading} id="own-waitlist" tabIndex={-1} className="text-xl">
        Waiting for a time
      </h2>
      {entries.length === 0 ? (
        <div className="mt-3">
          <EmptySection>You are not on any waitlist now.</EmptySection>
        </div>
      ) : (
        <ul className="mt-3 grid gap-3">
          {entries.map((entry) => (
            <Row key={entry._id} entry={entry} onLeft={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ entry, onLeft }: { entry: WaitlistEntry; onLeft: () => void }) {
  const leave = useLeaveWaitlist();
  const { lawyer, bookable } = entry;
  const name = withTitle(lawyer.display_name);
  const press = () =>
    leave.mutate(entry._id, {
      onSuccess: () => {
        showToast('success', `You left the list for ${name}.`);
        onLeft();
      },
      onError: (error) => showToast('error', messageFor(LEAVE_WAITLIST_FAILURE, error)),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border bg-white p-4">
      <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square />
      <div className="min-w-0 flex-1 basis-56">
        {bookable ? (
          <Link href={profilePath(lawyer._id)} prefetch={false} className={textLinkClass}>
            {name}
          </Link>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        <p className="text-sm text-neutral-700">{wantedText(entry)}</p>
        {!bookable && (
          <p className="text-sm text-neutral-600">This lawyer is not taking bookings right now.</p>
        )}
      </div>
      <div className="flex items-center gap-4">
        {bookable && (
          <Link href={waitlistPath(lawyer._id)} prefetch={false} className={textLinkAloneClass}>
            Change<span className="sr-only"> what you wait for from {name}</span>
          </Link>
        )}
        <Button
          variant="outline"
          size="small"
          pending={leave.isPending}
          pendingLabel="Leaving"
          onClick={press}
        >
          Leave the list<span className="sr-only"> for {name}</span>
        </Button>
      </div>
    </li>
  );
}
