import { useQuery } from '@tanstack/react-query';
import { useNow } from '@/components/ui/hooks/use-now';
import { useClockChanges } from '@/lib/client/meetings/clock-changes';
import { meetingQuery } from '@/lib/client/meetings/meetings';

/**
 * Returns a meeting and the current instant, epoch milliseconds; refetched when the clock changes what is shown.
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
