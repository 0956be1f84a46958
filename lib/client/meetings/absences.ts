import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
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
