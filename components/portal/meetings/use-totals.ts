import { useInfiniteQuery } from '@tanstack/react-query';
import { useComingMeetings } from '@/components/meetings/use-coming-meetings';
import { useClockChanges } from '@/lib/client/meetings/clock-changes';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { dayKey } from '@/lib/domain/platform/clock-labels';

/**
 * Returns the number of meetings of each section, kept up to date by the clock; undefined until it is known.
 * @param without meetings ahead that the page shows elsewhere
 * @param now epoch milliseconds
 */
export function useTotals(without: readonly Meeting[], now: number) {
  const today = useInfiniteQuery(meetingsQuery('today'));
  const upcoming = useInfiniteQuery(meetingsQuery('upcoming'));
  const past = useInfiniteQuery(meetingsQuery('past'));
  useClockChanges(null, { ...useComingMeetings(), now });
  const isLater = ({ start_time }: Meeting) => dayKey(Date.parse(start_time)) > dayKey(now);
  const later = without.filter(isLater).length;
  const total = ({ data }: typeof today, taken = 0) => {
    const all = data?.pages.at(-1)?.total;
    return all === undefined ? undefined : Math.max(0, all - taken);
  };
  return {
    today: total(today, without.length - later),
    upcoming: total(upcoming, later),
    past: total(past),
  };
}
