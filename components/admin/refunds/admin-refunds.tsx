'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { startTransition, useOptimistic } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { adminRefundsQuery } from '@/lib/client/admin/refunds';
import { REFUND_GROUPS, type RefundGroup } from '@/lib/contract/admin/refunds';
import { AdminQueryFailure } from '../admin-failure';
import { DataTable } from '../data-table';
import { Pager } from '../pager';
import { columnsAt } from './refund-columns';
import { addressOf, type RefundsAddress, refundsPath } from './refunds-address';

const GROUPS: Readonly<Record<RefundGroup, { label: string; empty: string }>> = {
  waiting: { label: 'Waiting', empty: 'Nothing is waiting for you or for an account.' },
  under_way: { label: 'Under way', empty: 'Nothing is at the gateway right now.' },
  done: { label: 'Done', empty: 'Nothing has been refunded yet.' },
};
const PANEL = 'refunds';

/** Refunds that wait, are under way or were made, and what an administrator does about them. */
export function AdminRefunds({ requestNow }: { requestNow: number }) {
  const [address, show] = useOptimistic(addressOf(useSearchParams()));
  const { data, ...query } = useQuery(adminRefundsQuery(address));
  const now = useNow(requestNow);
  const go = (next: RefundsAddress) =>
    startTransition(() => {
      show(next);
      window.history.pushState(null, '', refundsPath(next));
    });
  return (
    <>
      <TabList underlined aria-label="Refunds by state">
        {REFUND_GROUPS.map((group) => (
          <Tab
            key={group}
            id={`tab-${group}`}
            aria-controls={PANEL}
            selected={group === address.group}
            onClick={() => go({ group, page: 0 })}
          >
            {GROUPS[group].label}
          </Tab>
        ))}
      </TabList>
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={`tab-${address.group}`}
        className="mt-4"
        aria-busy={query.isPlaceholderData}
      >
        {query.isPending && (
          <LoadingRegion label="Loading refunds">
            <Skeleton className="h-72 w-full" />
          </LoadingRegion>
        )}
        {query.isLoadingError && (
          <AdminQueryFailure query={query} title="The refunds could not be loaded" />
        )}
        {data?.results.length === 0 && (
          <EmptyState title="Nothing here">{GROUPS[address.group].empty}</EmptyState>
        )}
        {data && data.results.length > 0 && (
          <DataTable
            caption={`Refunds: ${GROUPS[address.group].label.toLowerCase()}`}
            columns={columnsAt(now)}
            rows={data.results}
            keyOf={({ _id }) => _id}
          />
        )}
        {data && (
          <Pager
            label="refunds"
            page={address.page}
            hasMore={data.hasMore}
            hrefOf={(page) => refundsPath({ ...address, page })}
            back="Back"
            on="More"
          />
        )}
      </div>
    </>
  );
}
