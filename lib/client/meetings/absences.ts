import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { answerAbsence, reportAbsence } from '@/lib/contract/meetings/absences';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { meetingKeys } from './meetings';

/** Reports that the lawyer did not call. */
export function useReportAbsence(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (details: string) => call(reportAbsence, { params: { id }, body: { details } }),
    onSuccess: (meeting) => show(queries, meeting),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** Contests it, or admits it. */
export function useAnswerAbsence(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { contest: boolean; details?: string | undefined }) =>
      call(answerAbsence, { params: { id }, body }),
    onSuccess: (meeting) => show(queries, meeting),
    onError: (error) => readAgain(queries, id, error),
  });
}

function show(queries: QueryClient, meeting: Meeting) {
  queries.setQueryData(meetingKeys.detail(meeting._id), meeting);
  return queries.invalidateQueries({ queryKey: meetingKeys.lists() });
}

function readAgain(queries: QueryClient, id: string, error: Error) {
  if (error instanceof ApiError && error.status === 409)
    return queries.invalidateQueries({ queryKey: meetingKeys.detail(id) });
}
