'use client';

import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useRequestPayout } from '@/lib/client/payments/payouts';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import type { LawyerPayouts } from '@/lib/contract/payments/payouts';
import { formatPeso } from '@/lib/domain/platform/money';

/** Has what is available paid out now, once the sum and the account are confirmed. */
export function PayOut({ overview }: { overview: LawyerPayouts }) {
  const { payable, available, bank } = overview;
  const [open, setOpen] = useState(false);
  const request = useRequestPayout();
  const change = (next: boolean) => {
    if (request.isPending) return;
    request.reset();
    setOpen(next);
  };
  const confirm = () =>
    request.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        showToast('success', 'Your payout is on its way.');
      },
    });
  return (
    <>
      <Button variant="action" onClick={() => change(true)}>
        Pay out now
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={`Pay out ${formatPeso(payable)}?`}
        description={`It goes to ${bank?.name}, account ending in ${bank?.account_end}. A payout cannot be stopped.`}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Back
            </Button>
            <Button pending={request.isPending} pendingLabel="Sending" onClick={confirm}>
              Pay out {formatPeso(payable)}
            </Button>
          </>
        }
      >
        {payable < available && (
          <p className="mt-3 text-sm text-neutral-700">
            Your bank takes up to {formatPeso(payable)} at a time. The rest stays in your balance.
          </p>
        )}
        {request.isError && (
          <Notice tone="bad" title={messageFor('requestPayout', request.error)} className="mt-4">
            {reasonFor(request.error)}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
