'use client';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { durationLabel } from '@/components/meetings/meeting-labels';
import { listAddress, pageField } from '@/components/platform/address';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { Price } from '@/components/ui/display/price';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { useNow } from '@/components/ui/hooks/use-now';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { bankName } from '@/lib/catalogue/money/refund-account';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import { adminRefundsQuery, useRefundAccountNumber } from '@/lib/client/admin/refunds';
import {
  type AdminRefund,
  REFUND_GROUPS,
  type RefundGroup,
  refundGroup,
} from '@/lib/contract/admin/refunds';
import type { RefundReason, RefundStatus } from '@/lib/domain/payments/refund';
import { formatDay, formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';
import { Pages } from '../pages';
import { RefundActions } from './refund-actions';

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

/** Refunds that wait, are in progress or were made, and the administrator's actions. */
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

const STATUS: Readonly<Record<RefundStatus, { tone: BadgeTone; text: string }>> = {
  PENDING: { tone: 'now', text: 'At the gateway' },
  FAILED: { tone: 'bad', text: 'Failed' },
  MANUAL: { tone: 'waiting', text: 'To be paid by hand' },
  SUCCEEDED: { tone: 'good', text: 'Refunded' },
};

const REASON: Readonly<Record<RefundReason, string>> = {
  LATE: 'Paid too late',
  DUPLICATE: 'Paid twice',
  OTHER_AMOUNT: 'Another amount',
  CANCELLED: 'Cancelled',
  DISPUTE: 'Decided after an objection',
};

/** Returns the columns of the table of refunds; `now` in epoch milliseconds, for their age. */
function columnsAt(now: number): readonly Column<AdminRefund>[] {
  return [
    {
      head: 'Payment',
      cell: ({ payment_reference, kind, client_name }) => (
        <>
          <strong className="tabular">{payment_reference}</strong>
          <span className="block text-neutral-700">{client_name}</span>
          <span className="block text-neutral-600">
            {kind === 'meeting' ? 'Meeting' : 'Agreement'}
          </span>
        </>
      ),
    },
    {
      head: 'Amount',
      end: true,
      cell: ({ amount, method }) => (
        <>
          <Price centavos={amount} className="font-semibold" />
          {method && (
            <span className="block text-neutral-600">{PAYMENT_METHOD_LABELS[method].label}</span>
          )}
        </>
      ),
    },
    {
      head: 'Owed',
      cell: ({ reason, created_at }) => (
        <>
          {REASON[reason]}
          <span className="block text-neutral-600">
            {formatDay(Date.parse(created_at))}, {durationLabel(now - Date.parse(created_at))} ago
          </span>
        </>
      ),
    },
    {
      head: 'State',
      cell: ({ status, refusal, succeeded_at, paid_reference }) => (
        <>
          <Badge tone={STATUS[status].tone}>{STATUS[status].text}</Badge>
          {refusal && <span className="mt-1 block text-neutral-700">{refusal}</span>}
          {succeeded_at && (
            <span className="mt-1 block text-neutral-700">
              <span>{formatDay(Date.parse(succeeded_at))}</span>
              {paid_reference && <span>{`, by hand: ${paid_reference}`}</span>}
            </span>
          )}
        </>
      ),
    },
    { head: 'Account', cell: (refund) => <RefundAccountCell refund={refund} /> },
    { head: 'Action', cell: (refund) => <RefundActions refund={refund} /> },
  ];
}

/** Says who was asked for an account. */
function askedOf({ by_payer: byPayer, payer_email: email }: AdminRefund): string {
  if (!byPayer) return 'The client was asked';
  return email ? `Whoever paid was asked: ${email}` : 'Whoever paid has no known address any more';
}

/** Account for a refund to be paid by hand. Showing the full number is recorded. */
function RefundAccountCell({ refund }: { refund: AdminRefund }) {
  const number = useRefundAccountNumber(refund._id);
  const { account, status } = refund;
  if (!account) return <span>{status === 'MANUAL' ? askedOf(refund) : '–'}</span>;
  // One that the client gave since it was shown is another one.
  const shown = number.data?.account_number.endsWith(account.account_end) ? number.data : undefined;
  return (
    <>
      <span>{bankName(account.bank_id)}</span>
      <span className="block text-neutral-700">{account.account_name}</span>
      {refund.by_payer && <Badge tone="waiting">Paid by somebody else</Badge>}
      {refund.payer_email && <span className="block break-words">{refund.payer_email}</span>}
      {account.other_name && <Badge tone="bad">Not the client’s name</Badge>}
      {account.changed_at && (
        <span className="block text-sm font-semibold">
          Changed {formatDayTime(Date.parse(account.changed_at))}
        </span>
      )}
      <span className="block tabular">{shown?.account_number ?? `••••${account.account_end}`}</span>
      {status === 'MANUAL' && !shown && (
        <Button
          size="small"
          variant="outline"
          className="mt-2"
          pending={number.isPending}
          pendingLabel="Loading"
          onClick={() => number.mutate()}
        >
          Show the number
        </Button>
      )}
      <div className="mt-2 empty:hidden">
        <AdminActionFailure title="The number could not be loaded" error={number.error} />
      </div>
    </>
  );
}
