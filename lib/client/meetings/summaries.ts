import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { getSummary, putSummary } from '@/lib/contract/meetings/summaries';
import { meetingKeys } from './meetings';

/** Below the meeting's own key: invalidating the meeting invalidates its summary. */
export const summaryKeys = {
  detail: (id: string) => [...meetingKeys.detail(id), 'summary'] as const,
  draft: (id: string) => ['meeting-summary-draft', id] as const,
};

/** Polling interval while the summary cannot be sent yet, milliseconds. */
const POLL_MS = 20_000;

export function summaryQuery(id: string) {
  return queryOptions({
    queryKey: summaryKeys.detail(id),
    queryFn: ({ signal }) => call(getSummary, { params: { id } }, { signal }),
    // Both may leave the call at any moment.
    refetchInterval: ({ state }) => (state.data?.can_send === false ? POLL_MS : false),
  });
}

/** Saves a summary. On a conflict with another edit the current summary is refetched at once. */
export function useSaveSummary(meetingId: string) {
  const queryKey = summaryKeys.detail(meetingId);
  return useEndpoint(putSummary, {
    params: { id: meetingId },
    stores: queryKey,
    onFailed: (error, queries) => {
      if (isSummaryChanged(error)) return queries.invalidateQueries({ queryKey });
    },
  });
}

export function isSummaryChanged(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'version_changed';
}

export const summaryPdfPath = (meetingId: string) => `/api/v1/meeting/${meetingId}/summary/pdf`;
export const receiptPath = (meetingId: string) => `/api/v1/meeting/${meetingId}/receipt`;

/** Unsaved text of a summary, with the version it is based on. */
export interface SummaryDraft {
  readonly text: string;
  readonly steps: string;
  readonly papers: string;
  readonly base: number;
}

/** Returns the unsaved summary; cleared at sign-out with the query cache. */
export function summaryDraftOf(queries: QueryClient, id: string): SummaryDraft | undefined {
  return queries.getQueryData<SummaryDraft>(summaryKeys.draft(id));
}

export function holdSummaryDraft(
  queries: QueryClient,
  id: string,
  draft: SummaryDraft | null,
): void {
  const queryKey = summaryKeys.draft(id);
  if (!draft) {
    queries.removeQueries({ queryKey });
    return;
  }
  // Nothing observes it, so it would be cleared after some minutes.
  queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(queryKey, draft);
}

export const SUMMARY_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the summary',
};

export const SAVE_SUMMARY_FAILURE: MessageRow = {
  keys: { version_changed: 'This summary was changed in another tab or on another device.' },
  otherwise: 'The summary was not saved. Please try again.',
};
