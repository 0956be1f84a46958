import { Bookmark, Clock, Map as MapIcon, Scale, Tag, UserRoundSearch } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { countFilters } from '@/components/lawyers/search/filters/wording';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { PUBLIC_HELP_PATH } from '@/lib/catalogue/legal-help/public-help-path';
import type { AskedProblem } from '@/lib/contract/lawyers/asked-problem';
import type { SearchResult } from '@/lib/contract/lawyers/search';
import {
  cleared,
  DEFAULT_ORDER,
  type SearchFilters,
  searchHref,
} from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH, NAMED_PATH } from '@/lib/contract/lawyers/search-paths';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { SAVED_PATH } from '../addresses';
import { FilterChips } from './controls/filter-chips';
import { SortMenu } from './controls/sort-menu';
import { SearchLink } from './filters/search-link';
import { MoreLawyers } from './more-lawyers';
import { ResultCards } from './result-cards';
import { ResultsHeading } from './results-heading';
import { ResultsRegion } from './results-region';
import {
  exactCount,
  type FoundLawyers,
  introOf,
  isFreeAlone,
  orderLine,
  titleOf,
  widerSearches,
} from './results-text';
import { UnderstoodQuery } from './understood-query';
import { UsualPrices } from './usual-prices';

interface ResultsProps {
  filters: SearchFilters;
  asked: AskedProblem | null;
  result: SearchResult & { lastPage: number };
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export function Results({ filters, asked, result, now }: ResultsProps) {
  const { results, total, moreThanTotal, exactMatch: anyExact, hasMore, page, lastPage } = result;
  const before = page * PAGE_SIZE;
  const found = { total, moreThanTotal, anyExact, exact: exactCount(results, before, hasMore) };
  return (
    <>
      <ResultsIntro
        filters={filters}
        asked={asked}
        found={found}
        prices={<UsualPrices lawyers={results} className="mt-0.5 text-sm text-neutral-600" />}
      />
      <ResultsRegion>
        {page > 0 && results.length > 0 && <PreviousPage filters={filters} page={page} />}
        {results.length > 0 ? (
          <div className="mt-5 grid gap-4 max-lg:[&_:is(a,button)]:scroll-mt-9">
            <ResultCards lawyers={results} filters={filters} anyExact={anyExact} now={now} />
            <MoreLawyers
              key={`${now} ${searchHref(filters, page)}`}
              filters={filters}
              page={page}
              lastPage={lastPage}
              shown={before + results.length}
              total={total}
              moreThanTotal={moreThanTotal}
              hasMore={hasMore}
              anyExact={anyExact}
              elsewhereBegun={results.some((lawyer) => !lawyer.exactMatch)}
              now={now}
            />
          </div>
        ) : (
          <NoResults filters={filters} total={total} />
        )}
      </ResultsRegion>
    </>
  );
}

function PreviousPage({ filters, page }: { filters: SearchFilters; page: number }) {
  return (
    <p className="mt-5">
      <Link
        href={searchHref(filters, page - 1)}
        rel="prev"
        prefetch={false}
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        Previous lawyers
      </Link>
    </p>
  );
}

function NoResults({ filters, total }: { filters: SearchFilters; total: number }) {
  if (total > 0) {
    return (
      <Empty
        title="There are no lawyers on this page"
        link={{ href: searchHref(filters), label: 'Go to the first page' }}
      >
        The list is shorter than it was, or the link is wrong.
      </Empty>
    );
  }
  if (isFreeAlone(filters)) {
    return (
      <Empty title="Free legal help" link={{ href: PUBLIC_HELP_PATH, label: 'Where to ask' }}>
        If you cannot afford a lawyer, you can ask the Public Attorney’s Office or the legal aid
        office of an IBP chapter.
      </Empty>
    );
  }
  if (countFilters(filters) > 0) {
    const all = searchHref({ ...cleared(filters), order: DEFAULT_ORDER, soonest: false });
    return (
      <Empty title="Search more widely" link={{ href: all, label: 'See all lawyers' }}>
        Lawyers in every region meet clients by video or phone.
      </Empty>
    );
  }
  return (
    <Empty title="No lawyers yet" link={{ href: '/', label: 'Back to the main page' }}>
      Profiles appear here as soon as their IDs are checked.
    </Empty>
  );
}

interface EmptyProps {
  title: string;
  link: { href: string; label: string };
  children: string;
}

function Empty({ title, link, children }: EmptyProps) {
  return (
    <EmptyState
      title={title}
      className="mt-5"
      action={
        <Link href={link.href} prefetch={false} className={buttonClass()}>
          {link.label}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}

interface ResultsIntroProps {
  filters: SearchFilters;
  asked: AskedProblem | null;
  found: FoundLawyers;
  prices: ReactNode;
}

/** Summary of the results; if nothing matches exactly, wider searches. */
function ResultsIntro({ filters, asked, found, prices }: ResultsIntroProps) {
  const ways = found.anyExact ? [] : widerSearches(filters);
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        <div className="min-w-0">
          <ResultsHeading
            title={titleOf(filters, found)}
            level={filters.path === FREE_HELP_PATH ? 'h2' : 'h1'}
          />
          <p className="mt-1.5 max-w-text text-neutral-700 max-sm:text-sm" role="status">
            {introOf(filters, found)}
          </p>
          {found.total > 1 && (
            <p className="mt-0.5 text-sm text-neutral-600">{orderLine(filters)}</p>
          )}
          {prices}
        </div>
        <div className="hidden shrink-0 lg:block">
          <SortMenu />
        </div>
      </div>
      <FirstChoices filters={filters} />
      {asked && <UnderstoodQuery asked={asked} filters={filters} />}
      {ways.length === 0 ? (
        <FilterChips />
      ) : (
        <ul className="mt-4 flex flex-wrap gap-2" aria-label="Ways to find more">
          {ways.map(({ kind, label, filters: wider }) => (
            <li key={kind}>
              <SearchLink
                filters={wider}
                focusHeading
                className={buttonClass({ variant: 'outline', size: 'small' })}
              >
                <WiderSearchIcon kind={kind} />
                {label}
              </SearchLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The most common choices as links, and links to a search by name. */
function FirstChoices({ filters }: { filters: SearchFilters }) {
  const today = filters.when === 'today';
  return (
    <ul aria-label="First choices" className="mt-4 flex flex-wrap gap-2">
      <li>
        <SearchLink
          filters={{ ...filters, when: today ? null : 'today' }}
          aria-current={today || undefined}
          className="first-choice"
        >
          Today
        </SearchLink>
      </li>
      {filters.path !== FREE_HELP_PATH && (
        <>
          <li>
            <SearchLink
              filters={{ ...filters, free: !filters.free }}
              aria-current={filters.free || undefined}
              className="first-choice"
            >
              Free first meeting
            </SearchLink>
          </li>
          <li>
            <SearchLink
              filters={{ ...filters, written: !filters.written }}
              aria-current={filters.written || undefined}
              className="first-choice"
            >
              Written work
            </SearchLink>
          </li>
          <li>
            <Link href={NAMED_PATH} prefetch={false} className="first-choice">
              <Icon of={UserRoundSearch} className="size-4" />
              Search by name
            </Link>
          </li>
          <li data-hidden-for="lawyer">
            <Link href={SAVED_PATH} prefetch={false} className="first-choice">
              <Icon of={Bookmark} className="size-4" />
              Saved
            </Link>
          </li>
        </>
      )}
    </ul>
  );
}

const ICONS = {
  region: MapIcon,
  area: Scale,
  when: Clock,
  price: Tag,
  language: Tag,
  free: Tag,
  written: Tag,
} as const;

function WiderSearchIcon({ kind }: { kind: keyof typeof ICONS }) {
  return <Icon of={ICONS[kind]} className="size-4" />;
}
