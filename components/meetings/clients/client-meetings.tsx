'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { MeetingBadge } from '@/components/meetings/meeting-badge';
import { isAhead, timeRange } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { clientMeetingsQuery } from '@/lib/client/meetings/clients';
import { MEETINGS_FAILURE } from '@/lib/client/meetings/meetings';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatDay, relativeDay } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';

interface ClientMeetingsProps {
  clientId: string;
  /** Epoch milliseconds. */
  now: number;
}

export function ClientMeetings({ clientId, now }: ClientMeetingsProps) {
  const query = useInfiniteQuery(clientMeetingsQuery(clientId));
  const total = query.data?.pages.at(-1)?.total;
  return (
    <section aria-labelledby="client-meetings" className="min-w-0">
      <h2 id="client-meetings" className="flex scroll-mt-24 items-baseline gap-2 text-xl">
        <span>Meetings</span>
        {total !== undefined && (
          <span className="font-sans text-base font-normal text-neutral-600 tabular">{total}</span>
        )}
      </h2>
      <QueryList
        className="mt-3"
        query={query}
        rows={query.data?.pages.flatMap(({ results }) => results)}
        failure={<QueryFailure query={query} failure={MEETINGS_FAILURE} headingLevel="h3" />}
        loading={<RowsSkeleton />}
        empty={null}
        pages={
          <MoreRows
            query={query}
            label="Load more meetings"
            failure={messageFor(MEETINGS_FAILURE, query.error)}
          />
        }
      >
        {(meetings) => (
          <ul className="divide-y rounded border bg-white">
            {nextFirst(meetings, now).map((meeting) => (
              <Row key={meeting._id} meeting={meeting} now={now} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

/** Puts the meetings ahead first, the next on top, before the others, the latest on top. */
function nextFirst(latestFirst: readonly Meeting[], now: number): Meeting[] {
  const ahead = latestFirst.filter((meeting) => isAhead(meeting, now));
  return [...ahead.toReversed(), ...latestFirst.filter((meeting) => !ahead.includes(meeting))];
}

function Row({ meeting, now }: { meeting: Meeting; now: number }) {
  const start = Date.parse(meeting.start_time);
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 p-4 transition-colors first:rounded-t last:rounded-b hover:bg-neutral-50 sm:px-5">
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-6 font-semibold break-words">
          <Link
            href={meetingPath('lawyer', meeting._id)}
            prefetch={false}
            className="stretch rounded underline-offset-4 hover:underline"
          >
            {meeting.subject}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-neutral-700 tabular">
          <span className="whitespace-nowrap">{dayText(start, now)},</span>{' '}
          <span className="whitespace-nowrap">
            {timeRange(start, Date.parse(meeting.end_time))},
          </span>{' '}
          {meeting.type === 'VIDEO' ? 'video' : 'phone'}
        </p>
      </div>
      <MeetingBadge meeting={meeting} now={now} />
    </li>
  );
}

/** Formats the day, with the weekday if it is near and in the future, else with the year. */
function dayText(start: number, now: number): string {
  return start >= now - DAY_MS && start < now + 60 * DAY_MS
    ? relativeDay(start, now)
    : formatDay(start);
}

function RowsSkeleton() {
  return (
    <LoadingRegion label="Loading meetings">
      <div className="divide-y rounded border bg-white">
        {[0, 1].map((row) => (
          <div key={row} className="grid gap-2 p-4 sm:px-5">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-4 w-64" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
