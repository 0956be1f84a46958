'use client';

import { type ReactNode, useState } from 'react';
import { ReasonAction } from '@/components/platform/reason-action';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useApprovePayout, useDeclinePayout, useRetryPayout } from '@/lib/client/admin/payouts';
import type { AdminPayout } from '@/lib/contract/admin/payouts';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';

/** What an administrator can do about a payout in its state. */
export function PayoutActions({ payout }: { payout: AdminPayout }) {
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
  const { bank, account_end } = payout;
  return (
    <Confirmed
      label="Approve"
      title={`Approve ${sumOf(payout)}?`}
      mutation={useApprovePayout()}
      id={payout._id}
    >
      It is sent to {bank} ••••{account_end} of Atty. {payout.lawyer.display_name} at once.
    </Confirmed>
  );
}

function Retry({ payout }: { payout: AdminPayout }) {
  return (
    <Confirmed
      label="Pay again"
      title={`Pay ${sumOf(payout)} again?`}
      mutation={useRetryPayout()}
      id={payout._id}
    >
      A new payout goes to the account that Atty. {payout.lawyer.display_name} has now.
    </Confirmed>
  );
}

function Decline({ payout }: { payout: AdminPayout }) {
  const decline = useDeclinePayout();
  return (
    <ReasonAction
      label="Decline"
      look={{ variant: 'danger-outline', size: 'small' }}
      title={`Decline ${sumOf(payout)}?`}
      reasonLabel="Reason"
      help="The lawyer reads it."
      confirm="Decline"
      failure={<AdminActionFailure title="It was not declined" error={decline.error} />}
      mutation={decline}
      run={(reason) => decline.mutateAsync({ id: payout._id, reason })}
    >
      The money is in the lawyer’s balance again.
    </ReasonAction>
  );
}

interface ConfirmedProps {
  label: string;
  title: string;
  children: ReactNode;
  mutation: ReturnType<typeof useApprovePayout>;
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
      <Button size="small" onClick={() => change(true)}>
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

function sumOf({ transferred }: AdminPayout): string {
  return formatPeso(transferred);
}
