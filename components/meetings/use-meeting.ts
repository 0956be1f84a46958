import { useQuery } from '@tanstack/react-query';
import { useNow } from '@/components/ui/hooks/use-now';
import { useClockChanges } from '@/lib/client/meetings/clock-changes';
import { meetingQuery } from '@/lib/client/meetings/meetings';

/**
 * A meeting and the present instant, epoch milliseconds; read again when the clock changes what there is to see.
 * `requestNow` is the instant of the request.
 */
export function useMeeting(meetingId: string, requestNow: number) {
  const query = useQuery(meetingQuery(meetingId));
  const now = useNow(requestNow);
  useClockChanges(meetingId, {
    meetings: query.data ? [query.data] : [],
    readAt: query.dataUpdatedAt,
    now,
  });
  return { query, now };
}
