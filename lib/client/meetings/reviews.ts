import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
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

export const SAVE_REVIEW_FAILURE: MessageRow = {
  keys: {
    bad_transition:
      'You have already reviewed this meeting, in another tab or on another device. “Update review” replaces what you wrote there.',
    too_early: 'You can review the meeting when it is over.',
    meeting_cancelled: 'The meeting was cancelled, so it cannot be reviewed.',
  },
  otherwise: 'The review was not saved. Please try again.',
};

export const REPORT_REVIEW_FAILURE: MessageRow = {
  serverMessageFor: ['bad_transition'],
  otherwise: 'The report was not sent. Please try again.',
};

export const REPLY_TO_REVIEW_FAILURE: MessageRow = {
  serverMessageFor: ['bad_transition'],
  otherwise: 'The reply was not published. Please try again.',
};

export const WITHDRAW_REPLY_FAILURE: MessageRow = {
  otherwise: 'The reply was not taken back. Please try again.',
};
