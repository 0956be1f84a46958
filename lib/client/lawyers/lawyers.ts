import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/lawyers';
import type * as search from '@/lib/contract/lawyers/search';

const searchLawyers = outline<typeof search.searchLawyers>('GET', '/api/v1/lawyers');
const getAvailability = outline<typeof contract.getAvailability>(
  'GET',
  '/api/v1/lawyers/availability',
);
const listLawyerReviews = outline<typeof contract.listLawyerReviews>(
  'GET',
  '/api/v1/lawyers/{id}/reviews',
);
/** Search as the URL has it, without the page. */
type LawyerSearch = Omit<search.SearchInput, 'page'>;

export const lawyerKeys = {
  all: ['lawyers'] as const,
  search: (search: LawyerSearch) => [...lawyerKeys.all, 'search', search] as const,
  profile: (id: string) => [...lawyerKeys.all, 'profile', id] as const,
  availability: (id: string) => [...lawyerKeys.all, 'availability', id] as const,
  reviews: (id: string) => [...lawyerKeys.all, 'reviews', id] as const,
};

/**
 * Results page by page: a new search replaces them and begins at page 0, loading more appends. `firstPage` is where a
 * link to a later page begins.
 */
export function lawyerSearchQuery(search: LawyerSearch, firstPage = 0) {
  return infiniteQueryOptions({
    queryKey: [...lawyerKeys.search(search), firstPage] as const,
    queryFn: ({ pageParam, signal }) =>
      call(searchLawyers, { query: { ...search, page: pageParam } }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
}

/** Open times of 14 days. */
export function availabilityQuery(id: string) {
  return queryOptions({
    queryKey: lawyerKeys.availability(id),
    queryFn: async ({ signal }) => {
      const { calendar } = await call(getAvailability, { query: { _id: id } }, { signal });
      return calendar;
    },
  });
}

/** Reviews page by page, from `firstPage` on. */
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
