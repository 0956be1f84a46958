'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { plural, type Side } from '@/components/meetings/meeting-labels';
import { meetingsPath } from '@/components/meetings/meeting-path';
import { MeetingRows, MeetingSection } from '@/components/meetings/meeting-section';
import { type Address, choiceField, listAddress, wordsField } from '@/components/platform/address';
import { ListSearch, useListSearch } from '@/components/platform/list-search';
import { useMay, usePractice } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { foundMeetingsQuery, MEETINGS_FAILURE } from '@/lib/client/meetings/meetings';
import { MEETING_QUERY_MAX } from '@/lib/contract/meetings/meetings';
import {
  MEETING_FILTERS,
  MEETING_PERIODS,
  type MeetingFilter,
  type MeetingPeriod,
} from '@/lib/domain/meetings/meeting';
import { useTotals } from './use-totals';

const TITLES: Record<MeetingPeriod, string> = {
  today: 'Today',
  upcoming: 'Upcoming',
  past: 'Past',
};
const ALL = 'all';
const TABS = [ALL, ...MEETING_PERIODS] as const;
const schema = z.object({
  show: z.enum(TABS).catch(ALL),
  q: wordsField(MEETING_QUERY_MAX),
  only: choiceField(MEETING_FILTERS),
});
export const MEETINGS_ADDRESS: Record<Side, Address<z.output<typeof schema>>> = {
  client: listAddress(meetingsPath('client'), schema),
  lawyer: listAddress(meetingsPath('lawyer'), schema),
};
const PANEL = 'meetings';

interface MeetingListsProps {
  title: string;
  side: Side;
  now: number;
  empty: Record<MeetingPeriod, ReactNode>;
}

/** A lawyer's meetings in three sections; the tabs show only one of them. */
export function MeetingLists({ title, side, now, empty }: MeetingListsProps) {
  const [{ show: shown }, go] = useAddress(MEETINGS_ADDRESS[side], 'replace');
  const totals = useTotals([], now);
  return (
    <SearchedMeetings side={side} now={now} title={title}>
      <TabList
        underlined
        aria-label="Meetings by time"
        className="-mx-4 mt-1 px-4 sm:mx-0 sm:mt-5 sm:px-0"
      >
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
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(shown)} className="mt-4 sm:mt-6">
        {MEETING_PERIODS.filter((period) => shown === ALL || shown === period).map((period) => (
          <MeetingSection
            key={period}
            period={period}
            title={TITLES[period]}
            total={totals[period]}
            side={side}
            now={now}
            empty={empty[period]}
          />
        ))}
      </div>
    </SearchedMeetings>
  );
}

interface SearchedMeetingsProps extends Pick<MeetingListsProps, 'side' | 'now'> {
  /** Heading of the page, beside the search on a phone; without it the page has its own. */
  title?: string;
  /** Stands there while nothing is searched for. */
  children: ReactNode;
}

/** A search and filters over own meetings of all times, whose findings replace `children`. */
export function SearchedMeetings({ side, now, title, children }: SearchedMeetingsProps) {
  const [{ q, only }, go] = useAddress(MEETINGS_ADDRESS[side], 'replace');
  const search = useListSearch(q, MEETING_QUERY_MAX, (words) => go({ q: words }));
  const counterpart = side === 'lawyer' ? 'Client' : 'Lawyer';
  const clear = () => {
    go({ only: undefined });
    search.clear();
  };
  return (
    <>
      <div className={title && 'flex items-center gap-x-4 sm:block'}>
        {title && <h1 className="text-2xl sm:text-3xl">{title}</h1>}
        <ListSearch
          {...search.props}
          action={MEETINGS_ADDRESS[side].href({})}
          label={`Search by ${counterpart.toLowerCase()}, subject or reference`}
          placeholder={`${counterpart} or subject`}
          className={title ? 'min-w-0 flex-1 sm:mt-5' : 'mt-5'}
        />
      </div>
      <FilterChips side={side} only={only} onOnly={(next) => go({ only: next })} />
      {q !== '' || only ? (
        <FoundMeetings side={side} now={now} q={q} only={only} onClear={clear} />
      ) : (
        children
      )}
    </>
  );
}

const FILTER_LABELS: Record<MeetingFilter, string> = {
  cancelled: 'Cancelled',
  no_summary: 'Without summary',
  unread: 'With unread messages',
};

interface FilterChipsProps {
  side: Side;
  only: MeetingFilter | undefined;
  onOnly: (only: MeetingFilter | undefined) => void;
}

function FilterChips({ side, only, onOnly }: FilterChipsProps) {
  const practice = usePractice();
  const may = useMay();
  const isShown = (filter: MeetingFilter) => {
    if (filter === 'unread') return may('messages');
    return filter !== 'no_summary' || (side === 'lawyer' && !practice);
  };
  return (
    <fieldset className="-mx-4 mt-2 flex min-w-0 gap-2 px-4 scroll-x sm:mx-0 sm:mt-3 sm:flex-wrap sm:px-0">
      <legend className="sr-only">Only</legend>
      {MEETING_FILTERS.filter(isShown).map((filter) => (
        <ChoiceChip
          key={filter}
          type="checkbox"
          className="shrink-0 px-3 text-sm"
          checked={only === filter}
          onChange={({ target }) => onOnly(target.checked ? filter : undefined)}
        >
          {FILTER_LABELS[filter]}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}

interface FoundMeetingsProps {
  side: Side;
  now: number;
  q: string;
  only: MeetingFilter | undefined;
  onClear: () => void;
}

/** Results of a search and a filter, over all times. */
function FoundMeetings({ side, now, q, only, onClear }: FoundMeetingsProps) {
  const query = useInfiniteQuery(foundMeetingsQuery({ q, only }));
  const total = query.data?.pages.at(-1)?.total;
  return (
    <section aria-label="Found meetings" className="mt-4">
      <p role="status" className="min-h-6 text-neutral-700 tabular">
        {total !== undefined && !query.isPlaceholderData && `${plural(total, 'meeting')} found`}
      </p>
      <MeetingRows
        className="mt-2"
        query={query}
        meetings={query.data?.pages.flatMap(({ results }) => results)}
        failure={<QueryFailure query={query} failure={MEETINGS_FAILURE} />}
        empty={
          <EmptyState
            title="No such meeting"
            action={
              <Button variant="outline" onClick={onClear}>
                Show all meetings
              </Button>
            }
          >
            {q ? (
              <span className="break-words">Nothing was found for “{q}”.</span>
            ) : (
              'There is none of this kind.'
            )}
          </EmptyState>
        }
        side={side}
        now={now}
      />
    </section>
  );
}

function tabId(tab: (typeof TABS)[number]): string {
  return `tab-${tab}`;
}
