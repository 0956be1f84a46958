'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { VerificationCard } from '@/components/lawyers/verification/verification-card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useNow } from '@/components/ui/hooks/use-now';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { isOver } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { greeting } from './greeting';
import { LaterMeetings } from './lawyer-meetings';
import { NextMeeting } from './next-meeting';
import { TodayCard } from './today-card';

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
      <VerificationCard when="open" />
      {none ? (
        <EmptyState className="mt-6" title="No meetings yet">
          When a client books and pays, the meeting appears here and you get an e-mail with a
          calendar entry.
        </EmptyState>
      ) : (
        <div className="mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] xl:gap-x-5">
          {next ? <NextMeeting meeting={next} now={now} /> : <NothingNext />}
          <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <TodayCard />
          </div>
          <div className="mt-4">
            <LaterMeetings now={now} />
          </div>
        </div>
      )}
      <VerificationCard when="approved" />
    </>
  );
}

function NothingNext() {
  return (
    <section aria-labelledby="next-meeting" className="rounded border bg-white p-5 sm:p-6">
      <h2 id="next-meeting" className="text-xl">
        Next meeting
      </h2>
      <p className="mt-1 text-neutral-700">No confirmed meeting is ahead.</p>
    </section>
  );
}

function isComing(meeting: Meeting, now: number): boolean {
  return meeting.status === 'CONFIRMED' && !isOver(Date.parse(meeting.end_time), now);
}
