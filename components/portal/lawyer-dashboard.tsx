'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { MeetingSection } from '@/components/meetings/meeting-section';
import { NothingHere } from '@/components/meetings/nothing-here';
import { useNow } from '@/components/meetings/use-now';
import { EmptyState } from '@/components/ui/empty-state';
import { meetingsQuery } from '@/lib/client/meetings';
import type { Meeting } from '@/lib/contract/meetings';
import { formatDayTime } from '@/lib/domain/clock-labels';
import { isOver } from '@/lib/domain/meeting';
import { greeting } from './greeting';
import { NextMeeting } from './next-meeting';

interface LawyerDashboardProps {
  lastName: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** What is next, what waits for payment, and what came in. */
export function LawyerDashboard({ lastName, requestNow }: LawyerDashboardProps) {
  const now = useNow(requestNow);
  const today = useInfiniteQuery(meetingsQuery('today'));
  const upcoming = useInfiniteQuery(meetingsQuery('upcoming'));
  const past = useInfiniteQuery(meetingsQuery('past'));
  const none = [today, upcoming, past].every(({ data }) => data?.pages[0]?.total === 0);
  const coming = [today, upcoming].flatMap(({ data }) => data?.pages[0]?.results ?? []);
  const next = coming.find((meeting) => isComing(meeting, now));
  return (
    <>
      <p className="text-neutral-600 tabular">{formatDayTime(now)}</p>
      <h1 className="mt-0.5 text-3xl">
        {greeting(now)}, Atty. {lastName}
      </h1>
      {next && <NextMeeting meeting={next} now={now} />}
      {none ? (
        <EmptyState className="mt-6" title="No meetings yet">
          When a client books and pays, the meeting appears here and you get an e-mail with a
          calendar entry.
        </EmptyState>
      ) : (
        <Sections now={now} />
      )}
    </>
  );
}

function Sections({ now }: { now: number }) {
  return (
    <>
      <MeetingSection
        period="today"
        title="Today"
        side="lawyer"
        now={now}
        empty={<NothingHere>No meeting is left for today.</NothingHere>}
      />
      <MeetingSection
        period="upcoming"
        title="Upcoming"
        side="lawyer"
        now={now}
        empty={
          <NothingHere>
            Nothing is booked after today. New bookings appear here and come by e-mail.
          </NothingHere>
        }
      />
      <MeetingSection
        period="past"
        title="Past"
        side="lawyer"
        now={now}
        empty={<NothingHere>Meetings stay listed here after they are over.</NothingHere>}
      />
    </>
  );
}

function isComing(meeting: Meeting, now: number): boolean {
  return meeting.status === 'CONFIRMED' && !isOver(Date.parse(meeting.end_time), now);
}
