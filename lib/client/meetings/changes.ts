import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { cancelMeeting, type Meeting, rescheduleMeeting } from '@/lib/contract/meetings/meetings';
import { getMeetingTimes } from '@/lib/contract/meetings/times';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { meetingKeys } from './meetings';

/** The times to which the reader can move a meeting; read again with the meeting. */
export function meetingTimesQuery(id: string) {
  return queryOptions({
    queryKey: [...meetingKeys.detail(id), 'times'] as const,
    queryFn: ({ signal }) => call(getMeetingTimes, { params: { id } }, { signal }),
  });
}

/** Moves a meeting. Where the time or the meeting changed meanwhile, both are read again before it fails. */
export function useRescheduleMeeting(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof rescheduleMeeting>['body']) =>
      call(rescheduleMeeting, { params: { id }, body }),
    onSuccess: (meeting) => show(queries, meeting),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** Cancels a confirmed meeting for the sum that was shown. With another one nothing happens, and it is read again. */
export function useCancelConfirmed(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { reason?: string; expected_refund: number }) =>
      call(cancelMeeting, { params: { id }, body }),
    onSuccess: (meeting) => show(queries, meeting),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** What both screens and the lists show of it is what the server answered. */
function show(queries: QueryClient, meeting: Meeting) {
  queries.setQueryData(meetingKeys.detail(meeting._id), meeting);
  return Promise.all([
    queries.invalidateQueries({ queryKey: meetingKeys.lists() }),
    queries.invalidateQueries({ queryKey: lawyerKeys.availability(meeting.lawyer._id) }),
  ]);
}

function readAgain(queries: QueryClient, id: string, error: Error) {
  if (error instanceof ApiError && (error.status === 409 || error.key === 'price_changed'))
    return queries.invalidateQueries({ queryKey: meetingKeys.detail(id) });
}
