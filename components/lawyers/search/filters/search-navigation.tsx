'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useTransition,
} from 'react';
import { rememberProblem } from '@/lib/client/lawyers/searched-problem';
import { type SearchFilters, searchHref } from '@/lib/contract/lawyers/search-filters';

interface SearchNavigationValue {
  /** Filters of the address, or those just chosen while their results load. */
  filters: SearchFilters;
  pending: boolean;
  search: (filters: SearchFilters) => void;
  focusHeading: RefObject<boolean>;
}

const SearchNavigationContext = createContext<SearchNavigationValue | null>(null);

interface SearchNavigationProps {
  filters: SearchFilters;
  children: ReactNode;
}

/** Provides the state of a search's navigation: every change of a search is one. */
export function SearchNavigation({ filters, children }: SearchNavigationProps) {
  const router = useRouter();
  const [shown, show] = useOptimistic(filters);
  const [pending, startTransition] = useTransition();
  const focusHeading = useRef(false);
  const { problem } = filters;
  const path = searchHref(filters);
  // Booking begins its summary with it, and a profile says whether it fits.
  useEffect(
    () => rememberProblem(problem && { label: problem.label, area: problem.area, path }),
    [problem, path],
  );
  const value = useMemo(
    () => ({
      filters: shown,
      pending,
      focusHeading,
      search: (next: SearchFilters) =>
        startTransition(() => {
          show(next);
          router.push(searchHref(next));
        }),
    }),
    [shown, pending, show, router],
  );
  return (
    <SearchNavigationContext.Provider value={value}>{children}</SearchNavigationContext.Provider>
  );
}

export function useSearchNavigation(): SearchNavigationValue {
  const value = useContext(SearchNavigationContext);
  if (!value) throw new Error('SearchNavigation is missing around this component');
  return value;
}
