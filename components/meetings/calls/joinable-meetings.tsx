'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { QueryFailure } from '@/components/platform/query-failure';
import { ClockNotice } from '@/components/platform/server-clock';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTimeInText } from '@/components/ui/display/own-time';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { useClockChanges } from '@/lib/client/meetings/clock-changes';
import { joinableMeetingsQuery } from '@/lib/client/meetings/joinable';
import { MEETINGS_FAILURE } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { callWindow } from '@/lib/domain/meetings/calls';
import { isJoinable } from '../join-meeting';
import type { Side } from '../meeting-labels';
import { meetingsPath } from '../meeting-path';
import { MeetingRow } from '../meeting-row';
import { MeetingRowsSkeleton } from '../meeting-row-skeleton';
import { useComingMeetings } from '../use-coming-meetings';

interface JoinableMeetingsProps {
  side: Side;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

export function JoinableMeetings({ side, requestNow }: JoinableMeetingsProps) {
  const now = useNow(requestNow);
  const around = useQuery(joinableMeetingsQuery);
  const coming = useComingMeetings();
  const known = [...(around.data?.results ?? []), ...coming.meetings];
  useClockChanges(null, {
    meetings: known,
    readAt: Math.min(around.dataUpdatedAt, coming.readAt),
    now,
  });
  const joinable = known.filter(
    (meeting, at) =>
      isJoinable(meeting, now) && known.findIndex(({ _id }) => _id === meeting._id) === at,
  );
  return (
    <div className="mx-auto w-full max-w-5xl">
      <h1 className="text-3xl">Video meetings</h1>
      <p className="mt-1 text-neutral-700">
        What you can join now, from ten minutes before the start until half an hour after the end.
      </p>
      <ClockNotice className="mt-4" />
      <div className="mt-6">
        {around.isPending && <MeetingRowsSkeleton />}
        {around.isLoadingError && <QueryFailure query={around} failure={MEETINGS_FAILURE} />}
        {joinable.length > 0 && (
          <>
            <h2 className="sr-only">Open now</h2>
            <ul className="meeting-rows">
              {joinable.map((meeting) => (
                <MeetingRow key={meeting._id} meeting={meeting} side={side} now={now} />
              ))}
            </ul>
          </>
        )}
        {around.isSuccess && joinable.length === 0 && (
          <NothingToJoin next={nextCall(coming.meetings, now)} side={side} />
        )}
      </div>
    </div>
  );
}

function nextCall(meetings: readonly Meeting[], now: number): number | null {
  const opens = meetings
    .filter(({ status, type }) => status === 'CONFIRMED' && type === 'VIDEO')
    .map(({ start_time, end_time }) => {
      const times = { start: Date.parse(start_time), end: Date.parse(end_time) };
      return callWindow(times).start;
    });
  return opens.find((at) => at > now) ?? null;
}

function NothingToJoin({ next, side }: { next: number | null; side: Side }) {
  return (
    <EmptyState
      title="Nothing to join now"
      action={
        <Link
          href={meetingsPath(side)}
          prefetch={false}
          className={buttonClass({ variant: 'outline' })}
        >
          All meetings
        </Link>
      }
    >
      {next === null ? (
        'No video meeting is ahead. Once one is confirmed, it can be joined here at its time.'
      ) : (
        <>
          <span>The next one opens on</span> <DayTime instant={next} />
          <OwnTimeInText instant={next} />
          <span>. It will appear here automatically.</span>
        </>
      )}
    </EmptyState>
  );
}
