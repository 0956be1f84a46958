import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { answerAbsence, reportAbsence } from '@/lib/contract/meetings/absences';
import { meetingKeys } from './meetings';

export const useReportAbsence = (id: string) =>
  useEndpoint(reportAbsence, { params: { id }, ...shownIn(id) });

export const useAnswerAbsence = (id: string) =>
  useEndpoint(answerAbsence, { params: { id }, ...shownIn(id) });

function shownIn(id: string) {
  return {
    stores: meetingKeys.detail(id),
    invalidates: [meetingKeys.lists()],
    onFailed: (error: Error, queries: QueryClient) => {
      if (error instanceof ApiError && error.status === 409)
        return queries.invalidateQueries({ queryKey: meetingKeys.detail(id) });
    },
  };
}

export const REPORT_ABSENCE_FAILURE: MessageRow = {
  keys: {
    meeting_cancelled: 'The meeting has been cancelled in the meantime.',
    invalid_input: CHECK_FIELDS,
  },
  serverMessageFor: ['too_early', 'too_late'],
  otherwise: 'The report was not sent. Please try again.',
};

export const ANSWER_ABSENCE_FAILURE: MessageRow = {
  keys: {
    too_late: 'The time to answer has passed.',
    meeting_cancelled: 'The meeting has been cancelled in the meantime.',
    bad_transition: 'You have already answered this, in another tab or on another device.',
    invalid_input: CHECK_FIELDS,
  },
  otherwise: 'Your answer was not sent. Please try again.',
};
