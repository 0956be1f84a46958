import { Price } from '@/components/ui/display/price';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import type { AdminPayout } from '@/lib/contract/admin/payouts';
import type { PayoutStatus } from '@/lib/domain/payments/payout';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import type { Column } from '../data-table';
import { PayoutActions } from './payout-actions';

/** States of a payout in an administrator's words. */
export const STATUS_LABELS: Readonly<Record<PayoutStatus, { tone: BadgeTone; text: string }>> = {
  WAITING: { tone: 'waiting', text: 'Waiting for approval' },
  APPROVED: { tone: 'now', text: 'To be sent' },
  SENT: { tone: 'now', text: 'At the gateway' },
  PAID: { tone: 'good', text: 'Paid' },
  DECLINED: { tone: 'neutral', text: 'Declined' },
  FAILED: { tone: 'bad', text: 'Failed' },
  RETURNED: { tone: 'bad', text: 'Returned by the bank' },
};

export const COLUMNS: readonly Column<AdminPayout>[] = [
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
        {bank}
        {account_end && ` ••••${account_end}`}
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
