'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod';
import { choiceField, listAddress, pageField } from '@/components/platform/address';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Select } from '@/components/ui/forms/select';
import { adminPayoutsQuery } from '@/lib/client/admin/payouts';
import { PAYOUT_STATUSES, type PayoutStatus } from '@/lib/domain/payments/payout';
import { AdminQueryFailure } from '../admin-failure';
import { DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';
import { Pages } from '../pages';
import { COLUMNS, STATUS_LABELS } from './payout-columns';

const ADDRESS = listAddress(
  '/admin/payouts',
  z.object({ status: choiceField(PAYOUT_STATUSES), page: pageField() }),
);

/** Payouts of all lawyers by state, and what an administrator decides about them. */
export function AdminPayouts() {
  const [address, go] = useAddress(ADDRESS, 'push');
  const { data, ...query } = useQuery(adminPayoutsQuery(address));
  return (
    <>
      <StatusFilter status={address.status} onChange={(status) => go({ status })} />
      <QueryList
        className="mt-4"
        query={query}
        rows={data?.results}
        failure={<AdminQueryFailure query={query} title="The payouts could not be loaded" />}
        loading={<ListSkeleton label="Loading payouts" height="h-72" />}
        empty={
          <EmptyState title="No payouts here">
            {address.status ? 'No payouts in this state.' : 'No lawyer has been paid out yet.'}
          </EmptyState>
        }
        pages={
          data && (
            <Pages
              label="payouts"
              page={address.page}
              hasMore={data.hasMore}
              hrefOf={(page) => ADDRESS.href({ ...address, page })}
            />
          )
        }
      >
        {(rows) => (
          <DataTable
            caption="Payouts, the newest first"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </QueryList>
    </>
  );
}

interface StatusFilterProps {
  status: PayoutStatus | undefined;
  onChange: (status: PayoutStatus | undefined) => void;
}

function StatusFilter({ status, onChange }: StatusFilterProps) {
  const id = useId();
  return (
    <div className="grid max-w-72 gap-1.5">
      <label htmlFor={id} className="font-medium">
        State
      </label>
      <Select
        id={id}
        value={status ?? ''}
        onChange={({ target }) => onChange(PAYOUT_STATUSES.find((one) => one === target.value))}
      >
        <option value="">All</option>
        {PAYOUT_STATUSES.map((one) => (
          <option key={one} value={one}>
            {STATUS_LABELS[one].text}
          </option>
        ))}
      </Select>
    </div>
  );
}
