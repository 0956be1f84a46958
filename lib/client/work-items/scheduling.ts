import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { zoneAbroad } from '@/lib/client/platform/zone-abroad';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { COPY } from '@/lib/contract/platform/copy';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import {
  addIncludedMeeting,
  changeIncludedMeeting,
} from '@/lib/contract/work-items/included-meetings';
import { getIncludedMeetingTimes, scheduleMeeting } from '@/lib/contract/work-items/scheduling';
import { outOfDate, readAgain } from './changes';

const timesKey = (id: string) => ['work-item-times', id] as const;

/**
 * Queries the open times for an included meeting. Not below its agreement's key: once a time is taken there are none
 * to read.
 */
export function includedMeetingTimesQuery(id: string, childId: string) {
  return queryOptions({
    queryKey: [...timesKey(id), childId] as const,
    queryFn: ({ signal }) => call(getIncludedMeetingTimes, { params: { id, childId } }, { signal }),
  });
}

type ScheduledInput = CallArgs<typeof scheduleMeeting>['body'];

/**
 * Schedules an included meeting, for the client. If the time was taken meanwhile, the times are refetched before the
 * call fails.
 */
export const useScheduleMeeting = (id: string) =>
  useEndpoint(scheduleMeeting, {
    args: (body: ScheduledInput) => ({
      params: { id },
      body: { ...body, time_zone: zoneAbroad(Date.parse(body.start_time)) },
    }),
    onDone: (meeting, queries) => showScheduled(queries, id, meeting),
    onFailed: (error, queries) =>
      Promise.all([
        readAgain(queries, id, error),
        queries.invalidateQueries({ queryKey: timesKey(id) }),
      ]),
  });

/** Updates the agreement, the meetings and the open times of the lawyer. */
function showScheduled(queries: QueryClient, id: string, meeting: Meeting) {
  queries.setQueryData(meetingKeys.detail(meeting._id), meeting);
  return Promise.all([
    outOfDate(queries, id),
    queries.invalidateQueries({ queryKey: meetingKeys.lists() }),
    queries.invalidateQueries({ queryKey: lawyerKeys.availability(meeting.lawyer._id) }),
  ]);
}

/** Outlives the dialog: pressing again after a lost connection adds no duplicate. */
const addKeys = new IdempotencyKeys();

type MeetingInput = CallArgs<typeof addIncludedMeeting>['body'];

export function useSaveIncludedMeeting(id: string, childId: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: MeetingInput) => {
      if (childId) await call(changeIncludedMeeting, { params: { id, childId }, body });
      else
        await addKeys.use({ id, ...body }, (idempotencyKey) =>
          call(addIncludedMeeting, { params: { id }, body }, { idempotencyKey }),
        );
    },
    onSuccess: () => outOfDate(queries, id),
    onError: (error) => readAgain(queries, id, error),
  });
}

export const ADD_INCLUDED_MEETING_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  serverMessageAt: [409],
  otherwise: COPY.workItems.addMeeting,
};

export const CHANGE_INCLUDED_MEETING_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  serverMessageAt: [409],
  otherwise: 'The meeting was not changed. Please try again.',
};

export const INCLUDED_MEETING_TIMES_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: COPY.search.availability,
};

export const SCHEDULE_MEETING_FAILURE: MessageRow = {
  tooOften: 'You have changed the time too often for now.',
  serverMessageAt: [400, 409],
  otherwise: COPY.workItems.createMeeting,
};
