'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide';
import { useId } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Icon } from '@/components/ui/icons/icon';
import { calendarImportsQuery } from '@/lib/client/lawyers/calendars';
import {
  CALENDAR_SYNC_MINUTES,
  MAX_CALENDAR_IMPORTS,
} from '@/lib/domain/lawyers/calendar/calendar-imports';
import { ImportForm } from './import-form';
import { ImportRow } from './import-row';

/** Calendars elsewhere whose busy times count: loading, failed, none, or the list. */
export function ImportsSection() {
  const id = useId();
  const query = useQuery(calendarImportsQuery);
  const { data } = query;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-semibold">
        Busy times from another calendar
      </h3>
      <p className="mt-1 max-w-form text-sm text-neutral-700">
        Clients can’t book you when another calendar says you’re busy. We check it every{' '}
        {CALENDAR_SYNC_MINUTES} minutes and keep only when you’re busy, not why. Meetings already
        booked stay.
      </p>
      <div className="mt-4 grid max-w-form gap-5">
        <QueryList
          query={query}
          rows={data?.results}
          failure={<QueryFailure query={query} action="calendars" headingLevel="h3" />}
          loading={
            <LoadingRegion label="Loading your calendars">
              <Skeleton className="h-16" />
            </LoadingRegion>
          }
          empty={
            <div className="flex gap-3 rounded border border-dashed border-neutral-300 px-4 py-5 text-neutral-700">
              <Icon of={CalendarClock} className="mt-0.5 size-5 text-teal-800" />
              <p>No calendar added yet. Add one below, up to {MAX_CALENDAR_IMPORTS}.</p>
            </div>
          }
        >
          {(rows) => (
            <ul className="divide-y rounded border bg-white">
              {rows.map((one) => (
                <ImportRow key={one._id} calendar={one} />
              ))}
            </ul>
          )}
        </QueryList>
        {data &&
          (data.results.length < MAX_CALENDAR_IMPORTS ? (
            <ImportForm />
          ) : (
            <p className="text-sm text-neutral-700">
              You’ve reached the limit. To add another, remove one first.
            </p>
          ))}
      </div>
    </section>
  );
}
