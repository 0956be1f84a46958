'use client';

import {
  type DehydratedState,
  HydrationBoundary,
  hashKey,
  type QueryKey,
} from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/** A query's key, what it loaded, and when, in epoch milliseconds. */
type LoadedEntry = readonly [key: QueryKey, data: unknown, updatedAt: number];

interface LoadedEntriesProps {
  entries: readonly LoadedEntry[];
  children: ReactNode;
}

/** Hydrates queries from what differs between them: `dehydrate` sends the same 300 bytes of state with each. */
export function LoadedEntries({ entries, children }: LoadedEntriesProps) {
  const state = useMemo(() => ({ mutations: [], queries: entries.map(hydrated) }), [entries]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

function hydrated([
  queryKey,
  data,
  dataUpdatedAt,
]: LoadedEntry): DehydratedState['queries'][number] {
  return {
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: dataUpdatedAt,
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: 'success',
      fetchStatus: 'idle',
    },
  };
}
