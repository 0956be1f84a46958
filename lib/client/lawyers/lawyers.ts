import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/lawyers';
import type * as search from '@/lib/contract/lawyers/search';
import type { SearchCall } from '@/lib/contract/lawyers/search-filters';
import { SEARCH_COPY } from '@/lib/contract/platform/first-copy';

const searchLawyers = outline<typeof search.searchLawyers>('GET', '/api/v1/lawyers');
const searchFreeHelp = outline<typeof search.searchFreeHelp>(
  'GET',
  '/api/v1/lawyers/free-legal-help',
);
const getAvailability = outline<typeof contract.getAvailability>(
  'GET',
  '/api/v1/lawyers/availability',
);
const listLawyerReviews = outline<typeof contract.listLawyerReviews>(
  'GET',
  '/api/v1/lawyers/{id}/reviews',
);

/** How long appended pages are cached for a reader who comes back from a profile, milliseconds. */
const CACHED_FOR_BACK_MS = 3_600_000;

export const lawyerKeys = {
  all: ['lawyers'] as const,
  search: (search: SearchCall) => [...lawyerKeys.all, 'search', search] as const,
  profile: (id: string) => [...lawyerKeys.all, 'profile', id] as const,
  availability: (id: string) => [...lawyerKeys.all, 'availability', id] as const,
  reviews: (id: string) => [...lawyerKeys.all, 'reviews', id] as const,
};

/** Queries search results page by page: a new search replaces them, loading more appends. */
export function lawyerSearchQuery(search: SearchCall) {
  return infiniteQueryOptions({
    queryKey: lawyerKeys.search(search),
    queryFn: ({ pageParam, signal }) => searchPage(search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
}

/**
 * Queries the pages after those rendered with a document. They are cached with it for as long as it is in the
 * browser's history: Back shows the same ones at once.
 * @param now instant of the document's request, epoch milliseconds
 */
export function appendedLawyersQuery(search: SearchCall, firstPage: number, now: number) {
  return infiniteQueryOptions({
    queryKey: [...lawyerKeys.search(search), firstPage, now] as const,
    queryFn: ({ pageParam, signal }) => searchPage(search, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHED_FOR_BACK_MS,
  });
}

function searchPage(search: SearchCall, page: number, signal: AbortSignal) {
  const input = { query: { ...search.query, page } };
  return search.freeHelp
    ? call(searchFreeHelp, input, { signal })
    : call(searchLawyers, input, { signal });
}

export function availabilityQuery(id: string) {
  return queryOptions({
    queryKey: lawyerKeys.availability(id),
    queryFn: async ({ signal }) => {
      const { calendar } = await call(getAvailability, { query: { _id: id } }, { signal });
      return calendar;
    },
  });
}

export function lawyerReviewsQuery(id: string, firstPage = 0) {
  return infiniteQueryOptions({
    queryKey: [...lawyerKeys.reviews(id), firstPage] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listLawyerReviews, { params: { id }, query: { page: pageParam } }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });
}

function nextPage(last: { hasMore: boolean; page: number }): number | null {
  return last.hasMore ? last.page + 1 : null;
}

export const SEARCH_LAWYERS_FAILURE: MessageRow = { always: true, otherwise: SEARCH_COPY.lawyers };

export const AVAILABILITY_FAILURE: MessageRow = {
  always: true,
  otherwise: SEARCH_COPY.availability,
};

export const LAWYER_REVIEWS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch reviews',
};
