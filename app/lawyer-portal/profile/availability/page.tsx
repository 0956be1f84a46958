import type { Metadata } from 'next';
import { AvailabilityEditor } from '@/components/lawyers/availability/availability-editor';
import { CalendarService } from '@/components/lawyers/calendar-service/calendar-service';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import {
  calendarFeedQuery,
  calendarImportsQuery,
  googleCalendarQuery,
} from '@/lib/client/lawyers/calendars';
import { busyTimesQuery } from '@/lib/client/lawyers/own-profile';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { GOOGLE_OUTCOMES } from '@/lib/domain/lawyers/calendar/google-calendar';
import { getBusyTimes } from '@/lib/server/lawyers/availability/operations';
import { getCalendarFeed } from '@/lib/server/lawyers/calendars/feed-operations';
import { getGoogle } from '@/lib/server/lawyers/calendars/google-operations';
import { listCalendarImports } from '@/lib/server/lawyers/calendars/imports-operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Availability' };

export default async function AvailabilityPage({
  searchParams,
}: PageProps<'/lawyer-portal/profile/availability'>) {
  const actor = await requireActor('/lawyer-portal/profile/availability');
  const queries = createQueryClient();
  const [busy, feed, imports, google] = await Promise.all([
    tryLoad(getBusyTimes, {}, actor),
    tryLoad(getCalendarFeed, {}, actor),
    tryLoad(listCalendarImports, {}, actor),
    tryLoad(getGoogle, {}, actor),
  ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (busy.ok) queries.setQueryData(busyTimesQuery.queryKey, busy.data);
  if (feed.ok) queries.setQueryData(calendarFeedQuery.queryKey, feed.data);
  if (imports.ok) queries.setQueryData(calendarImportsQuery.queryKey, imports.data);
  if (google.ok) queries.setQueryData(googleCalendarQuery.queryKey, google.data);
  const { google: said } = await searchParams;
  const outcome = GOOGLE_OUTCOMES.find((one) => one === said) ?? null;
  return (
    <LoadedQueries queries={queries}>
      <AvailabilityEditor requestNow={requestNow()}>
        <CalendarService google={outcome} />
      </AvailabilityEditor>
    </LoadedQueries>
  );
}
