'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { type LedgerFilter, ledgerQuery } from '@/lib/client/admin/ledger';
import { AdminQueryFailure } from '../admin-failure';
import { ListSkeleton } from '../list-skeleton';
import { Balances } from './balances';
import { Entries } from './entries';
import { ledgerAddress } from './ledger-address';
import { LedgerFilters } from './ledger-filters';

/** Balances of all accounts, and the entries that made them. */
export function LedgerScreen() {
  const [filter, go] = useAddress(ledgerAddress, 'push');
  const query = useInfiniteQuery(ledgerQuery(filter));
  const { data, isPlaceholderData } = query;
  const [first] = data?.pages ?? [];
  if (!first && query.isError)
    return <AdminQueryFailure query={query} title="The ledger could not be loaded" />;
  if (!first || !data)
    return (
      <LoadingRegion label="Loading the ledger">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="mt-10 h-96 w-full" />
      </LoadingRegion>
    );
  return (
    <div className="grid gap-10">
      <Balances ledger={first} />
      <section aria-labelledby="entries">
        <h2 id="entries" className="text-2xl">
          Entries
        </h2>
        <LedgerFilters filter={filter} onChange={go} />
        <QueryList
          className="mt-4"
          query={query}
          rows={isPlaceholderData ? undefined : data.pages.flatMap(({ results }) => results)}
          failure={<AdminQueryFailure query={query} title="The entries could not be loaded" />}
          loading={<ListSkeleton label="Loading entries" height="h-96" />}
          empty={<NoEntries filter={filter} />}
          pages={
            <MoreRows
              query={query}
              label="Show earlier entries"
              failure="Earlier entries could not be loaded. Please try again."
            />
          }
        >
          {(entries) => <Entries entries={entries} />}
        </QueryList>
      </section>
    </div>
  );
}

function NoEntries({ filter }: { filter: LedgerFilter }) {
  return filter.kind || filter.day ? (
    <EmptyState title="No such entries" headingLevel="h3">
      There are no entries of this kind on this day. Choose another kind or day.
    </EmptyState>
  ) : (
    <EmptyState title="No entries yet" headingLevel="h3">
      The first payment that arrives appears here.
    </EmptyState>
  );
}
