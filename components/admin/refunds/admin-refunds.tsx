'use client';

import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { listAddress, pageField } from '@/components/platform/address';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useNow } from '@/components/ui/hooks/use-now';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { adminRefundsQuery } from '@/lib/client/admin/refunds';
import { REFUND_GROUPS, type RefundGroup, refundGroup } from '@/lib/contract/admin/refunds';
import { AdminQueryFailure } from '../admin-failure';
import { DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';
import { Pages } from '../pages';
import { columnsAt } from './refund-columns';

const GROUPS: Readonly<Record<RefundGroup, { label: string; empty: string }>> = {
  waiting: { label: 'Waiting', empty: 'Nothing is waiting for you or for an account.' },
  under_way: { label: 'Under way', empty: 'Nothing is at the gateway right now.' },
  done: { label: 'Done', empty: 'Nothing has been refunded yet.' },
};
const PANEL = 'refunds';
const ADDRESS = listAddress(
  '/admin/refunds',
  z.object({ group: refundGroup.catch('waiting'), page: pageField() }),
);

/** Refunds that wait, are under way or were made, and what an administrator does about them. */
export function AdminRefunds({ requestNow }: { requestNow: number }) {
  const [address, go] = useAddress(ADDRESS, 'push');
  const { data, ...query } = useQuery(adminRefundsQuery(address));
  const now = useNow(requestNow);
  return (
    <>
      <TabList underlined aria-label="Refunds by state">
        {REFUND_GROUPS.map((group) => (
          <Tab
            key={group}
            id={`tab-${group}`}
            aria-controls={PANEL}
            selected={group === address.group}
            onClick={() => go({ group })}
          >
            {GROUPS[group].label}
          </Tab>
        ))}
      </TabList>
      <div id={PANEL} role="tabpanel" aria-labelledby={`tab-${address.group}`} className="mt-4">
        <QueryList
          query={query}
          rows={data?.results}
          failure={<AdminQueryFailure query={query} title="The refunds could not be loaded" />}
          loading={<ListSkeleton label="Loading refunds" height="h-72" />}
          empty={<EmptyState title="Nothing here">{GROUPS[address.group].empty}</EmptyState>}
          pages={
            data && (
              <Pages
                label="refunds"
                page={address.page}
                hasMore={data.hasMore}
                hrefOf={(page) => ADDRESS.href({ ...address, page })}
                back="Back"
                on="More"
              />
            )
          }
        >
          {(rows) => (
            <DataTable
              caption={`Refunds: ${GROUPS[address.group].label.toLowerCase()}`}
              columns={columnsAt(now)}
              rows={rows}
              keyOf={({ _id }) => _id}
            />
          )}
        </QueryList>
      </div>
    </>
  );
}
