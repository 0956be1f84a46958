import { useInfiniteQuery } from '@tanstack/react-query';
import { meetingsQuery } from '@/lib/client/meetings/meetings';

/** Returns the loaded meetings of today and later, the earliest first, and when the older list was read (epoch ms). */
export function useComingMeetings() {
  const today = useInfiniteQuery(meetingsQuery('today'));
  const upcoming = useInfiniteQuery(meetingsQuery('upcoming'));
  return {
    meetings: [today, upcoming]
      .flatMap(({ data }) => data?.pages ?? [])
      .flatMap(({ results }) => results),
    readAt: Math.min(today.dataUpdatedAt, upcoming.dataUpdatedAt),
  };
}
