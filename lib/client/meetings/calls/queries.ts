import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { joinCall } from './signalling/endpoints';

export const callKeys = {
  video: (meetingId: string) => ['video-call', meetingId] as const,
};

/** Queries the permission to join a call. It holds credentials, so it is not cached without observers. */
export function videoCallQuery(meetingId: string) {
  return queryOptions({
    queryKey: callKeys.video(meetingId),
    queryFn: ({ signal }) => call(joinCall, { params: { id: meetingId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Asked for without a connection: once it is back, the call opens.
    refetchOnReconnect: true,
  });
}

export const JOIN_CALL_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The call could not be joined',
};
