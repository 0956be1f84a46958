import { Clock, Map as MapIcon, Scale, Tag } from 'lucide';
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
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { FilterBar } from './controls/filter-bar';
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

/** Pages of a search, read at once. */
export type FoundPages = SearchResult & { lastPage: number };

interface ResultsProps {
  filters: SearchFilters;
  asked: AskedProblem | null;
  result: FoundPages;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export function Results({ filters, asked, result, now }: ResultsProps) {
  const { results, total, moreThanTotal, exactMatch: anyExact, hasMore, page, lastPage } = result;
  const before = page * PAGE_SIZE;
  const found = { total, moreThanTotal, anyExact, exact: exactCount(results, before, hasMore) };
  const note = <ResultsNote filters={filters} lawyers={results} />;
  return (
    <>
      <ResultsIntro filters={filters} asked={asked} found={found} note={note} />
      <div className="overflow-x-clip lg:overflow-visible">
        <ResultsRegion>
          {page > 0 && results.length > 0 && <PreviousPage filters={filters} page={page} />}
          {results.length > 0 ? (
            <div className="mt-2 grid gap-3 max-lg:[&_:is(a,button)]:scroll-mt-9 lg:mt-5 lg:gap-4">
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
              <div className="lg:hidden">{note}</div>
            </div>
          ) : (
            <NoResults filters={filters} total={total} />
          )}
        </ResultsRegion>
      </div>
    </>
  );
}

interface ResultsNoteProps {
  filters: SearchFilters;
  lawyers: SearchResult['results'];
}

/** How the list is ordered, what is usual to pay, and whose clock its times follow. */
function ResultsNote({ filters, lawyers }: ResultsNoteProps) {
  return (
    <p className="max-w-text text-sm text-neutral-600">
      {lawyers.length > 1 && <span>{orderLine(filters)} </span>}
      {!filters.free && <UsualPrices lawyers={lawyers} />}
      <span>Times are Philippine time (PHT).</span>
    </p>
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
  note: ReactNode;
}

/** Summary of the results, and the bar of choices; if nothing matches exactly, wider searches. */
function ResultsIntro({ filters, asked, found, note }: ResultsIntroProps) {
  const ways = found.anyExact ? [] : widerSearches(filters);
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        <div className="min-w-0">
          <ResultsHeading title={titleOf(filters, found)} />
          <p className="max-w-text text-neutral-700 max-lg:text-sm lg:mt-1.5" role="status">
            {introOf(filters, found)}
          </p>
          {found.total > 0 && <div className="mt-0.5 max-lg:hidden">{note}</div>}
        </div>
        <div className="hidden shrink-0 lg:block">
          <SortMenu />
        </div>
      </div>
      <FilterBar />
      {asked && <UnderstoodQuery asked={asked} filters={filters} />}
      {ways.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2 lg:mt-4" aria-label="Ways to find more">
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
