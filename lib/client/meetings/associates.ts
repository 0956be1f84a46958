import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  answerAssociate,
  askAssociate,
  listAssociateCalls,
  listAssociates,
  type MeetingAssociate,
  respondAsAssociate,
  withdrawAssociate,
} from '@/lib/contract/meetings/associates';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { meetingKeys } from './meetings';

export const associatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['associates', id],
    queryFn: ({ signal }) => call(listAssociates, { params: { id } }, { signal }),
  });

/** Calls of other lawyers that the lawyer may join. */
export const associateCallsQuery = queryOptions({
  queryKey: ['associate-calls'],
  queryFn: ({ signal }) => call(listAssociateCalls, undefined, { signal }),
});

export const useAskAssociate = (id: string) =>
  useEndpoint(askAssociate, { params: { id }, ...shownIn(id) });

export const useAnswerAssociate = (id: string) =>
  useEndpoint(answerAssociate, { params: { id }, ...shownIn(id) });

export const useWithdrawAssociate = (id: string) =>
  useEndpoint(withdrawAssociate, {
    params: { id },
    invalidatesAlways: [meetingKeys.detail(id)],
  });

export const useRespondAsAssociate = (id: string) =>
  useEndpoint(respondAsAssociate, {
    params: { id },
    invalidates: [associateCallsQuery.queryKey],
  });

function shownIn(id: string) {
  return {
    onDone: (associate: MeetingAssociate, queries: QueryClient) =>
      queries.setQueryData<Meeting>(
        meetingKeys.detail(id),
        (meeting) => meeting && { ...meeting, associate },
      ),
    onFailed: (_error: Error, queries: QueryClient) =>
      queries.invalidateQueries({ queryKey: meetingKeys.detail(id) }),
  };
}
