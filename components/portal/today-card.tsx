'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { meetingPath } from '@/components/meetings/meeting-path';
import { classNames } from '@/components/ui/class-names';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatTime } from '@/lib/domain/platform/clock-labels';

/** What is left of the lawyer's day, by time. */
export function TodayCard() {
  const query = useInfiniteQuery(meetingsQuery('today'));
  const meetings = query.data?.pages.flatMap((page) => page.results) ?? [];
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={messageFor('meetings', query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {reasonFor(query.error)}
      </ErrorState>
    );
  }
  return (
    <section aria-labelledby="today" className="rounded border bg-white p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="today" className="text-xl">
          Today
        </h2>
        <p className="text-sm text-neutral-600">Philippine time</p>
      </div>
      {query.isPending && <TodaySkeleton />}
      {query.isSuccess && meetings.length === 0 && (
        <p className="mt-3 text-neutral-700">No meeting is left for today.</p>
      )}
      {meetings.length > 0 && (
        <ol className="mt-2">
          {meetings.map((meeting) => (
            <TodayRow key={meeting._id} meeting={meeting} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          wide
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show later ones
        </Button>
      )}
    </section>
  );
}

function TodayRow({ meeting }: { meeting: Meeting }) {
  const held = meeting.status === 'PAYMENT_PENDING';
  const way = meeting.type === 'VIDEO' ? 'Video' : 'Phone';
  return (
    <li className="relative -mx-2 grid grid-cols-[4.75rem_minmax(0,1fr)] gap-3 rounded-inner px-2 py-2.5 hover:bg-neutral-50">
      <time dateTime={meeting.start_time} className="text-sm leading-6 font-medium tabular">
        {formatTime(Date.parse(meeting.start_time))}
      </time>
      <div
        className={classNames(
          'min-w-0 border-l-2 pl-3',
          held ? 'border-amber-400' : 'border-teal-700',
        )}
      >
        <p className="truncate font-medium">
          <Link href={meetingPath('lawyer', meeting._id)} className="stretch rounded">
            {meeting.client.display_name}
          </Link>
        </p>
        <p className="text-sm text-neutral-600">
          {way}, {meeting.duration} min{held && ', not paid yet'}
        </p>
      </div>
    </li>
  );
}

function TodaySkeleton() {
  return (
    <LoadingRegion label="Loading meetings of today">
      <div className="mt-4 grid gap-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </LoadingRegion>
  );
}
