'use client';

import { Button } from '@/components/ui/forms/button';
import { bankName } from '@/lib/catalogue/money/refund-account';
import { useRefundAccountNumber } from '@/lib/client/admin/refunds';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import { AdminActionFailure } from '../admin-failure';

/** Where a refund is to be paid by hand. The whole number is shown when it is asked for, which is recorded. */
export function RefundAccountCell({ refund }: { refund: AdminRefund }) {
  const number = useRefundAccountNumber(refund._id);
  const { account, status } = refund;
  if (!account) return status === 'MANUAL' ? 'The client was asked' : '–';
  // One that the client gave since it was shown is another one.
  const shown = number.data?.account_number.endsWith(account.account_end) ? number.data : undefined;
  return (
    <>
      {bankName(account.bank_id)}
      <span className="block text-neutral-700">{account.account_name}</span>
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
