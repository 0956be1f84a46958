import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { present } from '@/lib/clock';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import {
  createReview,
  type Review,
  replyToReview,
  reportReview,
  updateReview,
  withdrawReply,
} from '@/lib/contract/meetings/reviews';
import { isoInstant } from '@/lib/domain/platform/time';
import { meetingKeys } from './meetings';

export interface ReviewDraft {
  rating: number;
  comment: string;
  show_name: boolean;
}

export function useSaveReview(meetingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ReviewDraft & { id: string | undefined }) =>
      id
        ? call(updateReview, { params: { id }, body })
        : call(createReview, { body: { meeting_id: meetingId, ...body } }),
    onSuccess: (review) => changeReview(queries, meetingId, () => review),
    onError: (error) => {
      // It was written elsewhere meanwhile: from now on this one changes it.
      if (error instanceof ApiError && error.key === 'bad_transition')
        return queries.invalidateQueries({ queryKey: meetingKeys.detail(meetingId) });
    },
  });
}

/** Reports a review to the operator. */
export const useReportReview = ({ _id, meeting_id }: Review) =>
  useEndpoint(reportReview, {
    params: { id: _id },
    onDone: (_nothing, queries) => {
      const reported_at = isoInstant(present());
      return changeReview(queries, meeting_id, (review) => review && { ...review, reported_at });
    },
  });

/** Saves a lawyer's public reply. */
export const useReplyToReview = ({ _id, meeting_id }: Review) =>
  useEndpoint(replyToReview, {
    params: { id: _id },
    onDone: (review, queries) => changeReview(queries, meeting_id, () => review),
  });

export const useWithdrawReply = ({ _id, meeting_id }: Review) =>
  useEndpoint(withdrawReply, {
    params: { id: _id },
    onDone: (_nothing, queries) =>
      changeReview(queries, meeting_id, (review) => review && { ...review, reply: null }),
  });

function changeReview(
  queries: QueryClient,
  meetingId: string,
  change: (review: Review | null) => Review | null,
): Promise<void> {
  queries.setQueryData<Meeting>(meetingKeys.detail(meetingId), (meeting) =>
    meeting ? { ...meeting, review: change(meeting.review) } : meeting,
  );
  return queries.invalidateQueries({ queryKey: meetingKeys.lists() });
}
