'use client';

import { useMakeRefundManual, useRetryRefund } from '@/lib/client/admin/refunds';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import { formatPeso } from '@/lib/domain/platform/money';
import { Confirmed } from '../confirmed';
import { RecordPaid } from './record-paid';

/** What an administrator can do about a refund in its state. */
export function RefundActions({ refund }: { refund: AdminRefund }) {
  const { _id: id, amount } = refund;
  const retry = useRetryRefund(id);
  const manual = useMakeRefundManual(id);
  if (refund.status === 'MANUAL') return <RecordPaid refund={refund} />;
  if (refund.status !== 'FAILED') return null;
  return (
    <div className="flex flex-wrap gap-2 max-md:justify-end">
      <Confirmed
        label="Try again"
        title={`Refund ${formatPeso(amount)} through the gateway?`}
        mutation={retry}
        run={() => retry.mutateAsync()}
      >
        We ask the gateway once more. It makes the refund only once, however often we ask.
      </Confirmed>
      <Confirmed
        label="Pay by hand"
        title={`Pay ${formatPeso(amount)} by hand?`}
        mutation={manual}
        run={() => manual.mutateAsync()}
      >
        We ask the client for a bank or wallet account and stop asking the gateway.
      </Confirmed>
    </div>
  );
}
