import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { cancelMeeting, type Meeting, rescheduleMeeting } from '@/lib/contract/meetings/meetings';
import { getMeetingTimes } from '@/lib/contract/meetings/times';
import { COPY } from '@/lib/contract/platform/copy';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { meetingKeys } from './meetings';

export function meetingTimesQuery(id: string) {
  return queryOptions({
    queryKey: [...meetingKeys.detail(id), 'times'] as const,
    queryFn: ({ signal }) => call(getMeetingTimes, { params: { id } }, { signal }),
  });
}

/** Moves a meeting. On a conflict both the meeting and its times are refetched before it fails. */
export const useRescheduleMeeting = (id: string) =>
  useEndpoint(rescheduleMeeting, { params: { id }, ...shownIn(id) });

/**
 * Cancels a confirmed meeting for the refund that was shown. If the amount has changed nothing happens, and the
 * meeting is refetched.
 */
export const useCancelConfirmed = (id: string) =>
  useEndpoint(cancelMeeting, {
    args: (body: CancelBody) => ({ params: { id }, body }),
    ...shownIn(id),
  });

type CancelBody = NonNullable<CallArgs<typeof cancelMeeting>['body']> & { expected_refund: number };

/** Stores the response as the meeting and invalidates the lists. */
function shownIn(id: string) {
  return {
    stores: meetingKeys.detail(id),
    onDone: (meeting: Meeting, queries: QueryClient) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: meetingKeys.lists() }),
        queries.invalidateQueries({ queryKey: lawyerKeys.availability(meeting.lawyer._id) }),
      ]),
    onFailed: (error: Error, queries: QueryClient) => {
      if (error instanceof ApiError && (error.status === 409 || error.key === 'price_changed'))
        return queries.invalidateQueries({ queryKey: meetingKeys.detail(id) });
    },
  };
}

export const CANCEL_CONFIRMED_FAILURE: MessageRow = {
  serverMessageAt: [400, 409],
  otherwise: 'The meeting was not cancelled. Please try again.',
};

export const RESCHEDULE_MEETING_FAILURE: MessageRow = {
  tooOften: 'You have changed the time too often for now.',
  serverMessageAt: [400, 409],
  otherwise: COPY.reschedule.failure,
};

export const MEETING_TIMES_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: COPY.search.availability,
};
