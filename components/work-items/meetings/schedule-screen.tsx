'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { plural } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { QueryFailure } from '@/components/platform/query-failure';
import { DayTime } from '@/components/ui/display/day-time';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass, textLinkClass } from '@/components/ui/layout/text-link';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { WORK_ITEM_FAILURE, workItemQuery } from '@/lib/client/work-items/queries';
import {
  INCLUDED_MEETING_TIMES_FAILURE,
  includedMeetingTimesQuery,
  useScheduleMeeting,
} from '@/lib/client/work-items/scheduling';
import type { IncludedMeeting, WorkItem } from '@/lib/contract/work-items/work-items';
import { workItemPath } from '../work-item-paths';
import { ScheduleForm } from './schedule-form';

interface ScheduleScreenProps {
  workItemId: string;
  meetingRowId: string;
  phone: string | null;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

export function ScheduleScreen({ workItemId, meetingRowId, ...rest }: ScheduleScreenProps) {
  const query = useQuery(workItemQuery(workItemId));
  const meeting = query.data?.work_item_meetings.find(({ _id }) => _id === meetingRowId);
  return (
    <div className="mx-auto max-w-form">
      <Link href={workItemPath('client', workItemId)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Back to the agreement
      </Link>
      <h1 className="mt-1 text-3xl">Choose a time</h1>
      {query.data && meeting && <Choice item={query.data} meeting={meeting} {...rest} />}
      {query.data && !meeting && (
        <Notice
          tone="waiting"
          className="mt-5"
          title="This meeting is no longer in the agreement."
        />
      )}
      {query.isPending && <Loading />}
      {query.isLoadingError && (
        <QueryFailure query={query} failure={WORK_ITEM_FAILURE} className="mt-4" />
      )}
    </div>
  );
}

interface ChoiceProps extends Pick<ScheduleScreenProps, 'phone' | 'requestNow'> {
  item: WorkItem;
  meeting: IncludedMeeting;
}

function Choice({ item, meeting, phone, requestNow }: ChoiceProps) {
  const schedule = useScheduleMeeting(item._id);
  const open = meeting.meeting_id === null && item.status === 'PAID';
  const times = useQuery({
    ...includedMeetingTimesQuery(item._id, meeting._id),
    enabled: open,
  });
  // What was just done must not be taken for a refusal.
  const done = schedule.isPending || schedule.isSuccess;
  const refused = !open || isRefusal(times.error);
  return (
    <>
      <Subject item={item} meeting={meeting} />
      {refused && !done && <Refusal item={item} meeting={meeting} error={times.error} />}
      {times.data && (done || !refused) && (
        <div className="mt-7">
          <ScheduleForm
            item={item}
            meeting={meeting}
            schedule={schedule}
            phone={phone}
            requestNow={requestNow}
            calendar={times.data.calendar}
          />
        </div>
      )}
      {open && times.isPending && <Loading />}
      {times.isLoadingError && !refused && (
        <QueryFailure query={times} failure={INCLUDED_MEETING_TIMES_FAILURE} className="mt-6" />
      )}
    </>
  );
}

function Subject({ item, meeting }: Pick<ChoiceProps, 'item' | 'meeting'>) {
  return (
    <div className="mt-4 rounded border bg-white p-4">
      <p className="text-sm text-neutral-600">
        With {withTitle(item.lawyer.display_name)}, {plural(meeting.duration, 'minute')}
      </p>
      <p className="font-semibold break-words">{meeting.title}</p>
      <p className="text-sm break-words text-neutral-700">
        Part of the agreement “{item.title}”. It costs nothing more.
      </p>
    </div>
  );
}

interface RefusalProps extends Pick<ChoiceProps, 'item' | 'meeting'> {
  error: Error | null;
}

function Refusal({ item, meeting, error }: RefusalProps) {
  if (meeting.meeting_id && meeting.meeting) {
    return (
      <Notice className="mt-5" title="This meeting has a time">
        It is on <DayTime instant={Date.parse(meeting.meeting.start_time)} />.{' '}
        <Link
          href={meetingPath('client', meeting.meeting_id)}
          prefetch={false}
          className={textLinkClass}
        >
          Open the meeting
        </Link>
      </Notice>
    );
  }
  return <Notice tone="waiting" className="mt-5" title={notSchedulableText(item, error)} />;
}

function notSchedulableText({ status }: WorkItem, error: Error | null): string {
  if (error) return messageFor(INCLUDED_MEETING_TIMES_FAILURE, error);
  return status === 'COMPLETED' || status === 'REJECTED'
    ? 'This agreement has ended, so no time can be chosen.'
    : 'You can choose a time once the agreement is paid.';
}

/** Whether the error is a 409: the times did load, but the meeting cannot be scheduled. */
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
