'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import type { Side } from '@/components/meetings/meeting-labels';
import { MeetingSection } from '@/components/meetings/meeting-section';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { useClockChanges } from '@/lib/client/meetings/clock-changes';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MEETING_PERIODS, type MeetingPeriod } from '@/lib/domain/meetings/meeting';
import { dayKey } from '@/lib/domain/platform/clock-labels';

const TITLES: Record<MeetingPeriod, string> = {
  today: 'Today',
  upcoming: 'Upcoming',
  past: 'Past',
};
const ALL = 'all';
type Shown = MeetingPeriod | typeof ALL;
const TABS: readonly Shown[] = [ALL, ...MEETING_PERIODS];
const PANEL = 'meetings';

interface MeetingListsProps {
  side: Side;
  /** Epoch milliseconds. */
  now: number;
  /** What each section shows when it has none. */
  empty: Record<MeetingPeriod, ReactNode>;
  /** Meetings that the page shows elsewhere. */
  without?: readonly Meeting[];
}

/** Someone's meetings in three sections; the tabs leave one of them. */
export function MeetingLists({ side, now, empty, without = [] }: MeetingListsProps) {
  const [shown, show] = useShown();
  const totals = useTotals(without, now);
  return (
    <>
      <TabList underlined aria-label="Meetings by time" className="mt-5">
        {TABS.map((tab) => (
          <Tab
            key={tab}
            id={tabId(tab)}
            aria-controls={PANEL}
            selected={tab === shown}
            count={tab === ALL ? undefined : totals[tab]}
            onClick={() => show(tab)}
          >
            {tab === ALL ? 'All' : TITLES[tab]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(shown)} className="mt-6">
        {MEETING_PERIODS.filter((period) => shown === ALL || shown === period).map((period) => (
          <MeetingSection
            key={period}
            period={period}
            title={TITLES[period]}
            total={totals[period]}
            side={side}
            now={now}
            without={without}
            empty={empty[period]}
          />
        ))}
      </div>
    </>
  );
}

function tabId(tab: Shown): string {
  return `tab-${tab}`;
}

/** Which tab the address asks for. Next's hook follows the history late on a slow phone: what was pressed shows at once. */
function useShown(): [Shown, (next: Shown) => void] {
  const asked = useSearchParams().get('show');
  const [shown, choose] = useOptimistic<Shown>(TABS.find((tab) => tab === asked) ?? ALL);
  const show = (next: Shown) =>
    startTransition(() => {
      choose(next);
      window.history.replaceState(
        null,
        '',
        next === ALL ? window.location.pathname : `?show=${next}`,
      );
    });
  return [shown, show];
}

/** How many meetings each section has, kept right by the clock; undefined until it is known. */
function useTotals(without: readonly Meeting[], now: number) {
  const today = useInfiniteQuery(meetingsQuery('today'));
  const upcoming = useInfiniteQuery(meetingsQuery('upcoming'));
  const past = useInfiniteQuery(meetingsQuery('past'));
  const coming = [today, upcoming].flatMap(({ data }) => data?.pages ?? []);
  useClockChanges(null, {
    meetings: coming.flatMap(({ results }) => results),
    readAt: Math.min(today.dataUpdatedAt, upcoming.dataUpdatedAt),
    now,
  });
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
