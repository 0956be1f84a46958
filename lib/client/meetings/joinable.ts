import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { present } from '@/lib/clock';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import { CALL_AFTER_MINUTES, CALL_BEFORE_MINUTES } from '@/lib/domain/meetings/calls';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { meetingKeys } from './meetings';

export function callsAround(now: number): { from: string; to: string } {
  return {
    from: isoInstant(now - CALL_AFTER_MINUTES * MINUTE_MS),
    to: isoInstant(now + CALL_BEFORE_MINUTES * MINUTE_MS),
  };
}

/** Meetings whose call may be open now. Each kind and status fits on one page. */
export const joinableMeetingsQuery = queryOptions({
  queryKey: [...meetingKeys.lists(), 'joinable'] as const,
  queryFn: ({ signal }) => call(listMeetings, { query: callsAround(present()) }, { signal }),
});
