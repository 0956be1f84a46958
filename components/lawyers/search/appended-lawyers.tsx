'use client';

import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/display/spinner';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { buttonClass } from '@/components/ui/forms/button-class';
import { appendedLawyersQuery, SEARCH_LAWYERS_FAILURE } from '@/lib/client/lawyers/lawyers';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import { Queries } from '@/lib/client/platform/queries';
import {
  type SearchFilters,
  searchCallOf,
  searchHref,
} from '@/lib/contract/lawyers/search-filters';
import { countLawyers } from './filters/wording';
import { ResultCards } from './result-cards';

export interface MoreLawyersProps {
  filters: SearchFilters;
  page: number;
  lastPage: number;
  shown: number;
  total: number;
  /** The real count is above `total`. */
  moreThanTotal?: boolean;
  hasMore: boolean;
  anyExact: boolean;
  elsewhereBegun: boolean;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

interface AppendedLawyersProps extends MoreLawyersProps {
  wantedPage: number;
  /** The reader has just requested them; the focus moves to the first. */
  focusFirst: boolean;
}

/** Later pages than those of the document, once requested. */
export function AppendedLawyers(props: AppendedLawyersProps) {
  return (
    <Queries>
      <Pages {...props} />
    </Queries>
  );
}

function Pages(props: AppendedLawyersProps) {
  const { filters, page, lastPage, total, moreThanTotal, now, anyExact } = props;
  const query = useInfiniteQuery(appendedLawyersQuery(searchCallOf(filters), lastPage + 1, now));
  const pages = query.data?.pages ?? [];
  const shownPage = lastPage + pages.length;
  useFetchUpTo(props.wantedPage, shownPage, query);
  const hasMore = pages.at(-1)?.hasMore ?? props.hasMore;
  const shown = pages.reduce((sum, { results }) => sum + results.length, props.shown);
  const { list, focusNext } = useFocusOnAppended(pages.length, props.focusFirst);
  return (
    <>
      <div ref={list} className="contents">
        {pages.map((appended, index) => (
          <div key={appended.page} className="contents">
            <ResultCards
              lawyers={appended.results}
              filters={filters}
              anyExact={anyExact}
              elsewhereBegun={begunBefore(props, pages.slice(0, index))}
              now={now}
            />
          </div>
        ))}
      </div>
      {query.isError && (
        <ErrorState
          title={messageFor(SEARCH_LAWYERS_FAILURE, query.error)}
          onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
          retrying={query.isFetching}
        >
          {reasonFor(query.error) ?? 'The lawyers above are still there.'}
        </ErrorState>
      )}
      <div className="mt-2 grid justify-items-center gap-3">
        {hasMore && !query.isError && (
          <Link
            href={searchHref(filters, shownPage + 1)}
            prefetch={false}
            rel="next"
            className={`${buttonClass({ variant: 'outline' })} w-full sm:w-auto sm:px-8`}
            aria-disabled={query.isFetching}
            onNavigate={(event) => {
              event.preventDefault();
              if (query.isFetching) return;
              focusNext();
              window.history.replaceState(null, '', searchHref(filters, page, shownPage + 1));
              void query.fetchNextPage();
            }}
          >
            {query.isFetching && <Spinner />}
            <span>{query.isFetching ? 'Loading' : 'Load more lawyers'}</span>
          </Link>
        )}
        <p className="text-sm text-neutral-600" role="status">
          {shown} of {countLawyers(total, moreThanTotal)} shown
        </p>
      </div>
    </>
  );
}

/** Fetches the requested pages that are neither in the document nor cached. */
function useFetchUpTo(
  wantedPage: number,
  shownPage: number,
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'>,
): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const missing = shownPage < wantedPage && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (missing) void fetchNextPage();
  }, [missing, fetchNextPage]);
}

function begunBefore(
  { elsewhereBegun }: MoreLawyersProps,
  before: readonly { results: readonly { exactMatch: boolean }[] }[],
): boolean {
  return elsewhereBegun || before.some(({ results }) => results.some((one) => !one.exactMatch));
}

/** Moves the focus to the first appended lawyer after loading more. */
function useFocusOnAppended(pageCount: number, focusFirst: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(focusFirst ? 0 : null);
  useEffect(() => {
    if (wanted.current === null || wanted.current >= pageCount) return;
    const link = list.current?.children[wanted.current]?.querySelector<HTMLElement>('article a');
    wanted.current = null;
    link?.focus({ preventScroll: true });
  }, [pageCount]);
  const focusNext = () => {
    wanted.current = pageCount;
  };
  return { list, focusNext };
}
