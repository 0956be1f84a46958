'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { FieldError } from '@/components/ui/forms/field';
import { Icon } from '@/components/ui/icons/icon';
import { comingBlockersQuery, useDeleteBlocker } from '@/lib/client/lawyers/blockers';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import type { Blocker } from '@/lib/contract/lawyers/blockers';
import { dayKey, formatDayLong, formatTime } from '@/lib/domain/platform/clock-labels';

/** The time off that is to come: loading, failed, none, or the list with a way to more. */
export function TimeOffList({ now }: { now: number }) {
  const query = useInfiniteQuery(comingBlockersQuery());
  const blockers = query.data?.pages.flatMap(({ results }) => results) ?? [];
  if (query.isPending) return <RowsSkeleton />;
  if (query.isLoadingError)
    return (
      <ErrorState
        title={messageFor('blockers', query.error)}
        headingLevel="h3"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {reasonFor(query.error)}
      </ErrorState>
    );
  if (blockers.length === 0) return <NoTimeOff />;
  return (
    <>
      <ul className="divide-y rounded border bg-white">
        {blockers.map((blocker) => (
          <TimeOffRow key={blocker._id} blocker={blocker} now={now} />
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <Notice tone="bad" title={messageFor('blockers', query.error)} className="mt-3">
          {reasonFor(query.error)}
        </Notice>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-4 w-full sm:w-auto"
          pending={query.isFetchingNextPage}
          pendingLabel="Loading"
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </>
  );
}

function TimeOffRow({ blocker, now }: { blocker: Blocker; now: number }) {
  const remove = useDeleteBlocker();
  const title = blocker.title || 'Time off';
  const start = Date.parse(blocker.start_time);
  const [from, until] = spanLabels(start, Date.parse(blocker.end_time));
  return (
    <li className="flex items-center gap-4 py-3 pr-3 pl-4 sm:pl-5">
      <div className="min-w-0 flex-1">
        <p className="leading-6 font-semibold break-words">{title}</p>
        <p className="text-sm text-neutral-700 tabular">
          <span className="whitespace-nowrap">{from}</span>{' '}
          <span className="whitespace-nowrap">{until}</span>
          {blocker.series_id && ' · repeats'}
          {start <= now && <span className="font-medium text-amber-800"> · now</span>}
        </p>
        {remove.isError && <FieldError>{messageFor('deleteBlocker', remove.error)}</FieldError>}
      </div>
      <Button
        variant="outline"
        size="small"
        aria-label={`Remove ${title}, ${from} ${until}`}
        pending={remove.isPending}
        pendingLabel="Removing"
        onClick={() => remove.mutate(blocker._id)}
      >
        Remove
      </Button>
    </li>
  );
}

/** `Tuesday 24 November,` `9:00 AM to 12:00 PM PHT`, or the first and the last moment where it ends on another day. */
function spanLabels(start: number, end: number): [string, string] {
  const [from, until] = [`${formatDayLong(start)},`, `${formatTime(end)} PHT`];
  return dayKey(start) === dayKey(end)
    ? [from, `${formatTime(start)} to ${until}`]
    : [`${from} ${formatTime(start)} to`, `${formatDayLong(end)}, ${until}`];
}

function NoTimeOff() {
  return (
    <div className="flex gap-3 rounded border border-dashed border-neutral-300 px-4 py-5 text-neutral-700">
      <Icon of={CalendarCheck} className="mt-0.5 size-5 text-teal-800" />
      <p>No time off is planned. Clients can book every open hour of your week.</p>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <LoadingRegion label="Loading your time off">
      <div className="divide-y rounded border bg-white">
        {[0, 1].map((row) => (
          <div key={row} className="flex items-center gap-4 py-3 pr-3 pl-4 sm:pl-5">
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-56" />
            </div>
            <Skeleton className="h-9 w-20" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
