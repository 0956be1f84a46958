import { durationLabel } from '@/components/meetings/meeting-labels';
import { Price } from '@/components/ui/display/price';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import type { RefundReason, RefundStatus } from '@/lib/domain/payments/refund';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import type { Column } from '../data-table';
import { RefundAccountCell } from './refund-account-cell';
import { RefundActions } from './refund-actions';

const STATUS: Readonly<Record<RefundStatus, { tone: BadgeTone; text: string }>> = {
  PENDING: { tone: 'now', text: 'At the gateway' },
  FAILED: { tone: 'bad', text: 'Failed' },
  MANUAL: { tone: 'waiting', text: 'To be paid by hand' },
  SUCCEEDED: { tone: 'good', text: 'Made' },
};

const REASON: Readonly<Record<RefundReason, string>> = {
  LATE: 'Paid too late',
  DUPLICATE: 'Paid twice',
  OTHER_AMOUNT: 'Another amount',
  CANCELLED: 'Cancelled',
  DISPUTE: 'Decided after an objection',
};

/** Of the table of refunds; `now` in epoch milliseconds, for their age. */
export function columnsAt(now: number): readonly Column<AdminRefund>[] {
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
              {formatDay(Date.parse(succeeded_at))}
              {paid_reference && `, by hand: ${paid_reference}`}
            </span>
          )}
        </>
      ),
    },
    { head: 'Account', cell: (refund) => <RefundAccountCell refund={refund} /> },
    { head: 'Action', cell: (refund) => <RefundActions refund={refund} /> },
  ];
}
