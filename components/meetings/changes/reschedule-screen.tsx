'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { QueryFailure } from '@/components/platform/query-failure';
import { DayTime } from '@/components/ui/display/day-time';
import { YourTime } from '@/components/ui/display/own-time';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import {
  MEETING_TIMES_FAILURE,
  meetingTimesQuery,
  RESCHEDULE_MEETING_FAILURE,
  useRescheduleMeeting,
} from '@/lib/client/meetings/changes';
import { MEETING_FAILURE, meetingQuery } from '@/lib/client/meetings/meetings';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { counterpart, plural, type Side } from '../meeting-labels';
import { meetingPath } from '../meeting-path';
import { CHANGE_TIME } from './change-time';
import { RescheduleForm } from './reschedule-form';

interface RescheduleScreenProps {
  meetingId: string;
  side: Side;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

export function RescheduleScreen({ meetingId, side, requestNow }: RescheduleScreenProps) {
  const query = useQuery(meetingQuery(meetingId));
  return (
    <div className="mx-auto max-w-form">
      <Link href={meetingPath(side, meetingId)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Back to the meeting
      </Link>
      <h1 className="mt-1 text-3xl">{CHANGE_TIME}</h1>
      {query.data && <Change meeting={query.data} side={side} requestNow={requestNow} />}
      {query.isPending && <Loading />}
      {query.isLoadingError && (
        <QueryFailure query={query} failure={MEETING_FAILURE} className="mt-4" />
      )}
    </div>
  );
}

interface ChangeProps {
  meeting: Meeting;
  side: Side;
  requestNow: number;
}

function Change({ meeting, side, requestNow }: ChangeProps) {
  const times = useQuery(meetingTimesQuery(meeting._id));
  const move = useRescheduleMeeting(meeting._id);
  const now = useNow(requestNow);
  // What was just done must not be taken for a refusal.
  const done = move.isPending || move.isSuccess;
  const refused = isRefusal(times.error) || !meeting.can_reschedule;
  return (
    <>
      <Current meeting={meeting} side={side} />
      {refused && !done && <Refusal error={times.error ?? move.error} />}
      {times.data && (done || !refused) && (
        <div className="mt-7">
          <RescheduleForm
            meeting={meeting}
            move={move}
            side={side}
            now={now}
            requestNow={requestNow}
            times={times.data}
          />
        </div>
      )}
      {times.isPending && <Loading />}
      {times.isLoadingError && !refused && (
        <QueryFailure query={times} failure={MEETING_TIMES_FAILURE} className="mt-6" />
      )}
    </>
  );
}

function Current({ meeting, side }: Pick<ChangeProps, 'meeting' | 'side'>) {
  const start = Date.parse(meeting.start_time);
  return (
    <div className="mt-4 rounded border bg-white p-4">
      <p className="text-sm text-neutral-600">Now, with {counterpart(meeting, side).name}</p>
      <p className="font-semibold">
        <DayTime instant={start} />
      </p>
      <YourTime instant={start} className="block text-sm text-neutral-600" />
      <p className="text-sm text-neutral-700">
        {meeting.type === 'VIDEO' ? 'Video' : 'Phone'}, {plural(meeting.duration, 'minute')}. The
        length stays.
      </p>
    </div>
  );
}

function Refusal({ error }: { error: Error | null }) {
  const title = error
    ? messageFor(RESCHEDULE_MEETING_FAILURE, error)
    : 'The time of this meeting cannot be changed.';
  return <Notice tone="waiting" className="mt-5" title={title} />;
}

/** Whether the error is a 409: the times did load, but the meeting cannot be moved. */
function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409;
}

function Loading() {
  return (
    <LoadingRegion label="Loading open times">
      <Skeleton className="mt-7 h-8 w-36" />
      <Skeleton className="mt-4 h-18 w-full" />
      <Skeleton className="mt-4 h-44 w-full" />
    </LoadingRegion>
  );
}
