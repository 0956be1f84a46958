'use client';

import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { MEETINGS_FAILURE, meetingsQuery } from '@/lib/client/meetings/meetings';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { MeetingPeriod } from '@/lib/domain/meetings/meeting';
import type { Side } from './meeting-labels';
import { MeetingRow } from './meeting-row';
import { MeetingRowsSkeleton } from './meeting-row-skeleton';

interface MeetingSectionProps {
  period: MeetingPeriod;
  title: string;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
  total: number | undefined;
  /** Meetings that stand elsewhere on the page. */
  without?: readonly Meeting[];
  empty: ReactNode;
}

export function MeetingSection(props: MeetingSectionProps) {
  const { period, title, total, side, now, without = [], empty } = props;
  const query = useInfiniteQuery(meetingsQuery(period));
  const heading = useId();
  const meetings = query.data?.pages
    .flatMap((page) => page.results)
    .filter(({ _id }) => !without.some((meeting) => meeting._id === _id));
  return (
    <section aria-labelledby={heading} className="not-first:mt-8">
      <h2 id={heading} className="flex items-baseline gap-2 text-xl">
        <span>{title}</span>
        {total !== undefined && (
          <span className="font-sans text-base font-normal text-neutral-600 tabular">{total}</span>
        )}
      </h2>
      <MeetingRows
        className="mt-2 sm:mt-3"
        query={query}
        meetings={meetings}
        failure={<QueryFailure query={query} failure={MEETINGS_FAILURE} headingLevel="h3" />}
        empty={!query.hasNextPage && empty}
        side={side}
        now={now}
      />
    </section>
  );
}

interface MeetingRowsProps extends Pick<MeetingSectionProps, 'side' | 'now' | 'empty'> {
  className: string;
  query: UseInfiniteQueryResult;
  meetings: readonly Meeting[] | undefined;
  failure: ReactNode;
}

export function MeetingRows(props: MeetingRowsProps) {
  const { className, query, meetings, failure, empty, side, now } = props;
  return (
    <QueryList
      className={className}
      query={query}
      rows={meetings}
      failure={failure}
      loading={<MeetingRowsSkeleton />}
      empty={empty}
      pages={
        <MoreRows
          query={query}
          label="Load more meetings"
          failure={messageFor(MEETINGS_FAILURE, query.error)}
        />
      }
    >
      {(rows) => (
        <ul className="meeting-rows">
          {rows.map((meeting) => (
            <MeetingRow key={meeting._id} meeting={meeting} side={side} now={now} />
          ))}
        </ul>
      )}
    </QueryList>
  );
}
