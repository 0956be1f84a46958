'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { startTransition, useId, useOptimistic } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Select } from '@/components/ui/forms/select';
import { adminPayoutsQuery } from '@/lib/client/admin/payouts';
import { PAYOUT_STATUSES } from '@/lib/domain/payments/payout';
import { AdminQueryFailure } from '../admin-failure';
import { Pager } from '../pager';
import { STATUS_LABELS } from './payout-columns';
import { PayoutTable } from './payout-table';
import { addressOf, type PayoutsAddress, payoutsPath } from './payouts-address';

/** Payouts of all lawyers by state, and what an administrator decides about them. */
export function AdminPayouts() {
  const [address, show] = useOptimistic(addressOf(useSearchParams()));
  const { data, ...query } = useQuery(adminPayoutsQuery(address));
  const go = (next: PayoutsAddress) =>
    startTransition(() => {
      show(next);
      window.history.pushState(null, '', payoutsPath(next));
    });
  return (
    <>
      <StatusFilter address={address} onChange={go} />
      <div className="mt-4" aria-busy={query.isPlaceholderData}>
        {query.isPending && (
          <LoadingRegion label="Loading payouts">
            <Skeleton className="h-72 w-full" />
          </LoadingRegion>
        )}
        {query.isLoadingError && (
          <AdminQueryFailure query={query} title="The payouts could not be loaded" />
        )}
        {data?.results.length === 0 && (
          <EmptyState title="No payouts here">
            {address.status ? 'No payouts in this state.' : 'No lawyer has been paid out yet.'}
          </EmptyState>
        )}
        {data && data.results.length > 0 && <PayoutTable payouts={data.results} />}
        {data && (
          <Pager
            label="payouts"
            page={address.page}
            hasMore={data.hasMore}
            hrefOf={(page) => payoutsPath({ ...address, page })}
          />
        )}
      </div>
    </>
  );
}

interface StatusFilterProps {
  address: PayoutsAddress;
  onChange: (next: PayoutsAddress) => void;
}

function StatusFilter({ address, onChange }: StatusFilterProps) {
  const id = useId();
  return (
    <div className="grid max-w-72 gap-1.5">
      <label htmlFor={id} className="font-medium">
        State
      </label>
      <Select
        id={id}
        value={address.status ?? ''}
        onChange={({ target }) => {
          const status = PAYOUT_STATUSES.find((one) => one === target.value);
          onChange({ status, page: 0 });
        }}
      >
        <option value="">All</option>
        {PAYOUT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status].text}
          </option>
        ))}
      </Select>
    </div>
  );
}
