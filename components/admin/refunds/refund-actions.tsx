'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useMakeRefundManual, useRetryRefund } from '@/lib/client/admin/refunds';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { RecordPaid } from './record-paid';

/** What an administrator can do about a refund in its state. */
export function RefundActions({ refund }: { refund: AdminRefund }) {
  const retry = useRetryRefund();
  const manual = useMakeRefundManual();
  if (refund.status === 'MANUAL') return <RecordPaid refund={refund} />;
  if (refund.status !== 'FAILED') return null;
  const { _id: id, amount } = refund;
  return (
    <div className="flex flex-wrap gap-2 max-md:justify-end">
      <Confirmed
        label="Try again"
        title={`Refund ${formatPeso(amount)} through the gateway?`}
        mutation={retry}
        id={id}
      >
        The gateway is asked once more. It makes the refund once, however often it is asked.
      </Confirmed>
      <Confirmed
        label="Pay by hand"
        title={`Pay ${formatPeso(amount)} by hand?`}
        mutation={manual}
        id={id}
      >
        The client is asked for a bank or wallet account, and the gateway is asked no more.
      </Confirmed>
    </div>
  );
}

interface ConfirmedProps {
  label: string;
  title: string;
  children: ReactNode;
  mutation: ReturnType<typeof useRetryRefund>;
  id: string;
}

/** A button that asks once more. */
function Confirmed({ label, title, children, mutation, id }: ConfirmedProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    if (mutation.isPending) return;
    mutation.reset();
    setOpen(next);
  };
  return (
    <>
      <Button size="small" variant="outline" onClick={() => change(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={title}
        description={children}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Back
            </Button>
            <Button
              pending={mutation.isPending}
              pendingLabel="Sending"
              onClick={() => mutation.mutate(id, { onSuccess: () => setOpen(false) })}
            >
              {label}
            </Button>
          </>
        }
      >
        <div className="mt-4 empty:hidden">
          <AdminActionFailure title="It was not done" error={mutation.error} />
        </div>
      </Dialog>
    </>
  );
}
