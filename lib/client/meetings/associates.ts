import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
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

export const ASSOCIATES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the associates',
};

export const ASK_ASSOCIATE_FAILURE: MessageRow = {
  keys: { not_found: 'This lawyer no longer works for your practice.' },
  tooOften: 'You have asked too often for now.',
  serverMessageAt: [409],
  otherwise: 'Your client was not asked. Please try again.',
};

export const WITHDRAW_ASSOCIATE_FAILURE: MessageRow = {
  otherwise: 'The request was not taken back. Please try again.',
};

export const RESPOND_AS_ASSOCIATE_FAILURE: MessageRow = {
  keys: { not_found: 'This request has ended.' },
  serverMessageAt: [409],
  otherwise: 'Your answer was not saved. Please try again.',
};

export const ANSWER_ASSOCIATE_FAILURE: MessageRow = {
  keys: { not_found: 'This request was replaced. Please read the new one.' },
  serverMessageAt: [409],
  otherwise: 'Your answer was not saved. Please try again.',
};
