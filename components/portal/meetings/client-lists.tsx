import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide';
import Link from 'next/link';
import type { MouseEvent } from 'react';
import { MeetingRows, MeetingSection } from '@/components/meetings/meeting-section';
import { QueryFailure } from '@/components/platform/query-failure';
import { useAddress } from '@/components/platform/use-address';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { MEETINGS_FAILURE, meetingsQuery } from '@/lib/client/meetings/meetings';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MEETINGS_ADDRESS, SearchedMeetings } from './meeting-lists';
import { useTotals } from './use-totals';

/** Meetings from which on a search is of use. */
const MANY = 10;
const ADDRESS = MEETINGS_ADDRESS.client;
const PAST = 'past-meetings';

interface ClientListsProps {
  /** Epoch milliseconds. */
  now: number;
  /** Meetings ahead that stand above the lists. */
  above: readonly Meeting[];
}

/** A client's meetings ahead, and those that are past behind one press; from ten on they can be searched. */
export function ClientLists({ now, above }: ClientListsProps) {
  const [{ q, only }] = useAddress(ADDRESS, 'replace');
  const { today, upcoming, past } = useTotals(above, now);
  const many = (today ?? 0) + (upcoming ?? 0) + (past ?? 0) + above.length >= MANY;
  const lists = (
    <div className="mt-6">
      {today !== 0 && <Ahead period="today" title="Today" total={today} now={now} above={above} />}
      {upcoming !== 0 && (
        <Ahead period="upcoming" title="Upcoming" total={upcoming} now={now} above={above} />
      )}
      {today === 0 && upcoming === 0 && above.length === 0 && <NoneAhead />}
      {past !== 0 && (
        <PastMeetings
          now={now}
          total={past}
          folds={today !== 0 || upcoming !== 0 || above.length > 0}
        />
      )}
    </div>
  );
  if (!many && q === '' && !only) return lists;
  return (
    <SearchedMeetings side="client" now={now}>
      {lists}
    </SearchedMeetings>
  );
}

interface AheadProps extends ClientListsProps {
  period: 'today' | 'upcoming';
  title: string;
  total: number | undefined;
}

function Ahead({ above, ...section }: AheadProps) {
  return <MeetingSection {...section} side="client" without={above} empty={null} />;
}

function NoneAhead() {
  return (
    <EmptySection>
      No meeting is ahead.{' '}
      <Link href={SEARCH_PATH} prefetch={false} className={textLinkClass}>
        Find a lawyer
      </Link>{' '}
      and pick a time.
    </EmptySection>
  );
}

interface PastMeetingsProps {
  now: number;
  total: number | undefined;
  folds: boolean;
}

/** Meetings that are over or cancelled: one row that opens, where others are ahead. */
function PastMeetings({ now, total, folds }: PastMeetingsProps) {
  const [{ show }, go] = useAddress(ADDRESS, 'replace');
  const query = useInfiniteQuery(meetingsQuery('past'));
  const open = !folds || show === 'past';
  const next = open ? 'all' : 'past';
  // Without scripts it is a link to the same page.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    go({ show: next });
  };
  const label = (
    <>
      <span>Past and cancelled</span>
      {total !== undefined && (
        <span className="font-sans text-base font-normal text-neutral-600 tabular">{total}</span>
      )}
    </>
  );
  return (
    <section aria-labelledby={PAST} className="not-first:mt-8">
      <h2 id={PAST} className="text-xl">
        {folds ? (
          <a
            href={ADDRESS.href({ show: next })}
            aria-expanded={open}
            onClick={toggle}
            className="flex min-h-14 items-center gap-2 rounded border bg-white px-4 hover:bg-neutral-50"
          >
            {label}
            <Icon of={ChevronDown} className={`ml-auto size-5 ${open ? 'rotate-180' : ''}`} />
          </a>
        ) : (
          <span className="flex items-baseline gap-2">{label}</span>
        )}
      </h2>
      {open && (
        <MeetingRows
          className="mt-3"
          query={query}
          meetings={query.data?.pages.flatMap(({ results }) => results)}
          failure={<QueryFailure query={query} failure={MEETINGS_FAILURE} headingLevel="h3" />}
          empty={null}
          side="client"
          now={now}
        />
      )}
    </section>
  );
}
