import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { decideConflict, getConflictCheck } from '@/lib/contract/meetings/conflicts';
import { meetingKeys } from './meetings';

/** Queries names in a meeting that resemble those in earlier ones; refetched with the meeting. */
export function conflictQuery(id: string) {
  return queryOptions({
    queryKey: [...meetingKeys.detail(id), 'conflict'] as const,
    queryFn: ({ signal }) => call(getConflictCheck, { params: { id } }, { signal }),
  });
}

/** Accepts or declines the case. On a conflict with another decision the meeting is refetched. */
export const useDecideConflict = (id: string) =>
  useEndpoint(decideConflict, {
    args: (body: { conflict: boolean; colleagues?: string[]; reason?: string }) => ({
      params: { id },
      body,
    }),
    stores: meetingKeys.detail(id),
    invalidates: [meetingKeys.lists()],
    onFailed: (_error, queries) =>
      queries.invalidateQueries({ queryKey: meetingKeys.detail(id), exact: true }),
  });

export const CONFLICT_CHECK_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The other side could not be compared with your earlier meetings',
};

export const DECIDE_CONFLICT_FAILURE: MessageRow = {
  serverMessageAt: [400, 409],
  otherwise: 'Your decision was not saved. Please try again.',
};
