'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { Side } from '@/components/meetings/meeting-labels';
import { meetingsPath } from '@/components/meetings/meeting-path';
import { MeetingSection } from '@/components/meetings/meeting-section';
import { type Address, listAddress } from '@/components/platform/address';
import { useAddress } from '@/components/platform/use-address';
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
const TABS = [ALL, ...MEETING_PERIODS] as const;
const schema = z.object({ show: z.enum(TABS).catch(ALL) });
const ADDRESSES: Record<Side, Address<z.output<typeof schema>>> = {
  client: listAddress(meetingsPath('client'), schema),
  lawyer: listAddress(meetingsPath('lawyer'), schema),
};
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
  const [{ show: shown }, go] = useAddress(ADDRESSES[side], 'replace');
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
            onClick={() => go({ show: tab })}
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

function tabId(tab: (typeof TABS)[number]): string {
  return `tab-${tab}`;
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
