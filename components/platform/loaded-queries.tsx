import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadedEntries } from './loaded-entries';

interface LoadedQueriesProps {
  queries: QueryClient;
  children: ReactNode;
}

/** Hands what a page has loaded to the queries of the browser, as `HydrationBoundary` would with `dehydrate`. */
export function LoadedQueries({ queries, children }: LoadedQueriesProps) {
  const entries = queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt] as const);
  return <LoadedEntries entries={entries}>{children}</LoadedEntries>;
}
