'use client';

import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { CalendarScreen } from '@/components/lawyers/calendar/calendar-screen';
import {
  type CalendarAddress,
  calendarAddress,
} from '@/components/lawyers/calendar/model/calendar-address';
import { readSpan, stepped } from '@/components/lawyers/calendar/model/calendar-dates';
import { blockerEntry, busyEntries } from '@/components/lawyers/calendar/model/entries';
import { GoogleStatus } from '@/components/lawyers/calendar-service/google-status';
import { useMay, usePractice } from '@/components/platform/practice';
import { useAddress } from '@/components/platform/use-address';
import { useNow } from '@/components/ui/hooks/use-now';
import { blockersQuery } from '@/lib/client/lawyers/blockers';
import { busyElsewhereQuery } from '@/lib/client/lawyers/calendars';
import { ownProfileQuery } from '@/lib/client/lawyers/own-profile';
import { meetingsBetweenQuery } from '@/lib/client/meetings/meetings';
import { appointmentsQuery } from '@/lib/client/notaries/requests';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import {
  appointmentEntries,
  bookableSpan,
  meetingEntries,
  nextMeetingId,
  ownHours,
} from './calendar-entries';

/** Meetings and blocked times next to the lawyer's working hours. */
export function LawyerCalendar({ requestNow }: { requestNow: number }) {
  const now = useNow(requestNow);
  const [address, go] = useAddress(calendarAddress(dayKey(now)), 'push');
  const { view, date } = address;
  const span = readSpan(view, date);
  const [meetings, blockers] = useQueries({
    queries: [meetingsBetweenQuery(span), blockersQuery(span)],
  });
  const busy = useQuery(busyElsewhereQuery);
  const appointments = useQuery(appointmentsQuery(span));
  const coming = useQuery(meetingsBetweenQuery(bookableSpan(now)));
  usePrefetchedNeighbours(address);
  const nextId = coming.data && nextMeetingId(coming.data, now);
  const practice = usePractice();
  const may = useMay();
  const profile = useQuery({ ...ownProfileQuery, enabled: !practice });
  const availability = profile.data?.availability;
  const hoursOf = useMemo(() => ownHours(availability), [availability]);
  const entries =
    meetings.data && blockers.data && busy.data && appointments.data
      ? [
          ...meetingEntries(meetings.data, { nextId, opens: may('meetings') }, now),
          ...blockers.data.map(blockerEntry),
          ...appointmentEntries(appointments.data.results, !practice),
          ...busyEntries(busy.data),
        ]
      : undefined;
  const all = [meetings, blockers, busy, appointments];
  return (
    <CalendarScreen
      address={address}
      now={now}
      entries={entries}
      hoursOf={hoursOf}
      onGo={go}
      status={practice ? null : <GoogleStatus />}
      error={all.find(({ error }) => error)?.error ?? null}
      retrying={all.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of all) void query.refetch();
      }}
    />
  );
}

/** Prefetches the data for Previous and Next. */
function usePrefetchedNeighbours({ view, date }: CalendarAddress) {
  const queries = useQueryClient();
  useEffect(() => {
    for (const by of [-1, 1] as const) {
      const span = readSpan(view, stepped(view, date, by));
      void queries.prefetchQuery(meetingsBetweenQuery(span));
      void queries.prefetchQuery(blockersQuery(span));
      void queries.prefetchQuery(appointmentsQuery(span));
    }
  }, [queries, view, date]);
}
