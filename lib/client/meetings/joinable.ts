import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { present } from '@/lib/clock';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import { CALL_AFTER_MINUTES, CALL_BEFORE_MINUTES } from '@/lib/domain/meetings/calls';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { meetingKeys } from './meetings';

/** Own meetings whose call may be open at this instant, epoch milliseconds. */
export function callsAround(now: number): { from: string; to: string } {
  return {
    from: isoInstant(now - CALL_AFTER_MINUTES * MINUTE_MS),
    to: isoInstant(now + CALL_BEFORE_MINUTES * MINUTE_MS),
  };
}

/** The same, now: of each kind and status; nobody has more of them than a page. */
export const joinableMeetingsQuery = queryOptions({
  queryKey: [...meetingKeys.lists(), 'joinable'] as const,
  queryFn: ({ signal }) => call(listMeetings, { query: callsAround(present()) }, { signal }),
});
