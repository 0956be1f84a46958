'use client';

import { ConfirmAction } from '@/components/platform/confirm-action';
import { useApprovePayout, useDeclinePayout, useRetryPayout } from '@/lib/client/admin/payouts';
import type { AdminPayout } from '@/lib/contract/admin/payouts';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { Confirmed } from '../confirmed';

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
