'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { type ComponentProps, startTransition, useOptimistic } from 'react';
import { MoreRows } from '@/components/platform/more-rows';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import {
  type LedgerFilter,
  ledgerFilter,
  ledgerPath,
  ledgerQuery,
} from '@/lib/client/admin/ledger';
import { AdminQueryFailure } from '../admin-failure';
import { Balances } from './balances';
import { Entries } from './entries';
import { LedgerFilters } from './ledger-filters';

/** Balances of all accounts, and the entries that made them. */
export function LedgerScreen() {
  const address = useSearchParams();
  const [filter, showFilter] = useOptimistic(
    ledgerFilter({ kind: address.get('kind'), day: address.get('day') }),
  );
  const query = useInfiniteQuery(ledgerQuery(filter));
  const { data, isPlaceholderData } = query;
  const [first] = data?.pages ?? [];
  const go = (next: LedgerFilter) =>
    startTransition(() => {
      showFilter(next);
      window.history.pushState(null, '', ledgerPath(next));
    });
  if (!first && query.isError)
    return <AdminQueryFailure query={query} title="The ledger could not be loaded" />;
  if (!first || !data)
    return (
      <LoadingRegion label="Loading the ledger">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="mt-10 h-96 w-full" />
      </LoadingRegion>
    );
  const entries = data.pages.flatMap(({ results }) => results);
  return (
    <div className="grid gap-10">
      <Balances ledger={first} />
      <section aria-labelledby="entries">
        <h2 id="entries" className="text-2xl">
          Entries
        </h2>
        <LedgerFilters filter={filter} onChange={go} />
        <div className="mt-4" aria-busy={isPlaceholderData}>
          {isPlaceholderData && query.isError && (
            <AdminQueryFailure query={query} title="The entries could not be loaded" />
          )}
          {isPlaceholderData && !query.isError && (
            <LoadingRegion label="Loading entries">
              <Skeleton className="h-96 w-full" />
            </LoadingRegion>
          )}
          {!isPlaceholderData && <EntryPages entries={entries} query={query} filter={filter} />}
        </div>
      </section>
    </div>
  );
}

interface EntryPagesProps {
  entries: Parameters<typeof Entries>[0]['entries'];
  query: ComponentProps<typeof MoreRows>['query'];
  filter: LedgerFilter;
}

function EntryPages({ entries, query, filter }: EntryPagesProps) {
  if (entries.length === 0)
    return filter.kind || filter.day ? (
      <EmptyState title="No such entries" headingLevel="h3">
        There are no entries of this kind on this day. Choose another kind or day.
      </EmptyState>
    ) : (
      <EmptyState title="No entries yet" headingLevel="h3">
        The first payment that arrives appears here.
      </EmptyState>
    );
  return (
    <>
      <Entries entries={entries} />
      <MoreRows
        query={query}
        label="Show earlier entries"
        failure="Earlier entries could not be loaded. Please try again."
      />
    </>
  );
}
