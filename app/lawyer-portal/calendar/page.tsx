import type { Metadata } from 'next';
import { calendarAddress } from '@/components/lawyers/calendar/model/calendar-address';
import { readSpan } from '@/components/lawyers/calendar/model/calendar-dates';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { bookableSpan } from '@/components/portal/calendar-entries';
import { LawyerCalendar } from '@/components/portal/lawyer-calendar';
import { PortalMain } from '@/components/portal/portal-main';
import { asOwn } from '@/lib/client/lawyers/blocker-cache';
import { blockersQuery } from '@/lib/client/lawyers/blockers';
import { busyElsewhereQuery, googleCalendarQuery } from '@/lib/client/lawyers/calendars';
import { ownProfileQuery } from '@/lib/client/lawyers/own-profile';
import { meetingsBetweenQuery } from '@/lib/client/meetings/meetings';
import { appointmentsQuery } from '@/lib/client/notaries/requests';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { spanInstants } from '@/lib/domain/platform/day-span';
import { listBlockers } from '@/lib/server/lawyers/availability/blockers-operations';
import { listBusyElsewhere } from '@/lib/server/lawyers/calendars/busy-operations';
import { getGoogle } from '@/lib/server/lawyers/calendars/google-operations';
import { getOwnProfile } from '@/lib/server/lawyers/own-profile/own-profile';
import { listMeetings } from '@/lib/server/meetings/records/operations';
import { listAppointments } from '@/lib/server/notaries/requests/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Calendar' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export default async function LawyerCalendarPage({ searchParams }: { searchParams: SearchParams }) {
  const actor = await requireActor('/lawyer-portal/calendar');
  const now = requestNow();
  const address = calendarAddress(dayKey(now)).read(await searchParams);
  const span = readSpan(address.view, address.date);
  const queries = createQueryClient();
  const query = spanInstants(span);
  const bookable = bookableSpan(now);
  const [meetings, coming, blockers, busy, appointments, profile, google] = await Promise.all([
    tryLoad(listMeetings, { query }, actor),
    tryLoad(listMeetings, { query: spanInstants(bookable) }, actor),
    tryLoad(listBlockers, { query }, actor),
    tryLoad(listBusyElsewhere, {}, actor),
    tryLoad(listAppointments, { query }, actor),
    actor.practice ? null : tryLoad(getOwnProfile, {}, actor),
    actor.practice ? null : tryLoad(getGoogle, {}, actor),
  ]);
  // The browser reads what failed here or has more pages, and shows the error if it fails again.
  if (meetings.ok && !meetings.data.hasMore)
    queries.setQueryData(meetingsBetweenQuery(span).queryKey, meetings.data.results);
  if (coming.ok && !coming.data.hasMore)
    queries.setQueryData(meetingsBetweenQuery(bookable).queryKey, coming.data.results);
  if (blockers.ok && !blockers.data.hasMore)
    queries.setQueryData(blockersQuery(span).queryKey, blockers.data.results.map(asOwn));
  if (busy.ok) queries.setQueryData(busyElsewhereQuery.queryKey, busy.data);
  if (appointments.ok) queries.setQueryData(appointmentsQuery(span).queryKey, appointments.data);
  if (google?.ok) queries.setQueryData(googleCalendarQuery.queryKey, google.data);
  if (profile?.ok) queries.setQueryData(ownProfileQuery.queryKey, profile.data);
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <LawyerCalendar requestNow={now} />
      </LoadedQueries>
    </PortalMain>
  );
}
