'use client';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod';
import { choiceField, listAddress, pageField } from '@/components/platform/address';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { Price } from '@/components/ui/display/price';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Select } from '@/components/ui/forms/select';
import {
  adminPayoutsQuery,
  useApprovePayout,
  useDeclinePayout,
  useRetryPayout,
} from '@/lib/client/admin/payouts';
import type { AdminPayout } from '@/lib/contract/admin/payouts';
import { PAYOUT_STATUSES, type PayoutStatus } from '@/lib/domain/payments/payout';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';
import { Confirmed } from '../confirmed';
import { type Column, DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';
import { Pages } from '../pages';

const ADDRESS = listAddress(
  '/admin/payouts',
  z.object({ status: choiceField(PAYOUT_STATUSES), page: pageField() }),
);

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

const STATUS_LABELS: Readonly<Record<PayoutStatus, { tone: BadgeTone; text: string }>> = {
  WAITING: { tone: 'waiting', text: 'Waiting for approval' },
  APPROVED: { tone: 'now', text: 'To be sent' },
  SENT: { tone: 'now', text: 'At the gateway' },
  PAID: { tone: 'good', text: 'Paid' },
  DECLINED: { tone: 'neutral', text: 'Declined' },
  FAILED: { tone: 'bad', text: 'Failed' },
  RETURNED: { tone: 'bad', text: 'Returned by the bank' },
};

const COLUMNS: readonly Column<AdminPayout>[] = [
  {
    head: 'Begun (PHT)',
    cell: ({ created_at }) => {
      const at = Date.parse(created_at);
      return `${formatDay(at)}, ${formatTime(at)}`;
    },
  },
  { head: 'Lawyer', cell: ({ lawyer }) => <strong>{lawyer.display_name}</strong> },
  { head: 'Amount', end: true, cell: ({ transferred }) => <Price centavos={transferred} /> },
  {
    head: 'To',
    cell: ({ bank, account_end, rail }) => (
      <>
        <span>{bank}</span>
        {account_end && <span>{` ••••${account_end}`}</span>}
        <span className="block text-neutral-600">
          {rail === 'instapay' ? 'InstaPay' : 'PESONet'}
        </span>
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ status, failure, reason }) => (
      <>
        <Badge tone={STATUS_LABELS[status].tone}>{STATUS_LABELS[status].text}</Badge>
        {failure && <span className="mt-1 block text-neutral-700">Code {failure}</span>}
        {reason && <span className="mt-1 block text-neutral-700">{reason}</span>}
      </>
    ),
  },
  { head: 'Action', cell: (payout) => <PayoutActions payout={payout} /> },
];

function PayoutActions({ payout }: { payout: AdminPayout }) {
  const { status } = payout;
  if (status === 'WAITING')
    return (
      <div className="flex flex-wrap gap-2 max-md:justify-end">
        <Approve payout={payout} />
        <Decline payout={payout} />
      </div>
    );
  if (status === 'FAILED' || status === 'RETURNED') return <Retry payout={payout} />;
  return null;
}

function Approve({ payout }: { payout: AdminPayout }) {
  const { _id, bank, account_end } = payout;
  const approve = useApprovePayout(_id);
  return (
    <Confirmed
      label="Approve"
      title={`Approve ${sumOf(payout)}?`}
      mutation={approve}
      run={() => approve.mutateAsync()}
    >
      It will be sent to {bank} ••••{account_end} of Atty. {payout.lawyer.display_name} right away.
    </Confirmed>
  );
}

function Retry({ payout }: { payout: AdminPayout }) {
  const retry = useRetryPayout(payout._id);
  return (
    <Confirmed
      label="Pay again"
      title={`Pay ${sumOf(payout)} again?`}
      mutation={retry}
      run={() => retry.mutateAsync()}
    >
      A new payout goes to the current bank account of Atty. {payout.lawyer.display_name}.
    </Confirmed>
  );
}

function Decline({ payout }: { payout: AdminPayout }) {
  const decline = useDeclinePayout(payout._id);
  return (
    <ConfirmAction
      label="Decline"
      look={{ variant: 'danger-outline', size: 'small' }}
      title={`Decline ${sumOf(payout)}?`}
      reason={{ label: 'Reason', help: 'The lawyer reads it.' }}
      confirmVariant="danger"
      confirm="Decline"
      failure={<AdminActionFailure title="It was not declined" error={decline.error} />}
      mutation={decline}
      run={(reason) => decline.mutateAsync({ reason })}
    >
      The money is back in the lawyer’s balance.
    </ConfirmAction>
  );
}

function sumOf({ transferred }: AdminPayout): string {
  return formatPeso(transferred);
}
