import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/meetings/hand-overs';
import { meetingKeys } from './meetings';

const getHandOver = outline<typeof contract.getHandOver>('GET', '/api/v1/meeting/{id}/hand-over');

/** Queries the colleagues named for a declined meeting, with their open times; refetched with the meeting. */
export function handOverQuery(id: string) {
  return queryOptions({
    queryKey: [...meetingKeys.detail(id), 'hand-over'] as const,
    queryFn: ({ signal }) => call(getHandOver, { params: { id } }, { signal }),
  });
}

export const HAND_OVER_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The colleagues could not be loaded',
};
