import { useInfiniteQuery } from '@tanstack/react-query';
import { meetingsQuery } from '@/lib/client/meetings/meetings';

/**
 * Returns the loaded meetings of today and later, the earliest first, and when the older list was read (epoch ms);
 * `query` is the list that failed, or the later one.
 */
export function useComingMeetings() {
  const today = useInfiniteQuery(meetingsQuery('today'));
  const upcoming = useInfiniteQuery(meetingsQuery('upcoming'));
  return {
    meetings: [today, upcoming]
      .flatMap(({ data }) => data?.pages ?? [])
      .flatMap(({ results }) => results),
    isLoaded: today.data !== undefined && upcoming.data !== undefined,
    query: today.isLoadingError ? today : upcoming,
    readAt: Math.min(today.dataUpdatedAt, upcoming.dataUpdatedAt),
  };
}
