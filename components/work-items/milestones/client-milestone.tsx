'use client';

import { withTitle } from '@/components/lawyers/practice';
import { ActionFailure } from '@/components/platform/action-failure';
import { Price } from '@/components/ui/display/price';
import { Button } from '@/components/ui/forms/button';
import { thenPay } from '@/lib/client/payments/checkout-address';
import {
  CONFIRM_MILESTONE_FAILURE,
  PAY_MILESTONE_FAILURE,
  useMilestoneStep,
  usePayMilestone,
} from '@/lib/client/work-items/part-changes';
import type { Milestone } from '@/lib/contract/work-items/milestones';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { formatPeso } from '@/lib/domain/platform/money';
import { ConfirmAction } from '../confirm-action';

interface ClientMilestoneProps {
  item: WorkItem;
  milestone: Milestone;
}

export function ClientMilestone({ item, milestone }: ClientMilestoneProps) {
  return (
    <>
      {isPayable(item, milestone) && <Pay item={item} milestone={milestone} />}
      {isConfirmable(item, milestone) && <Confirm item={item} milestone={milestone} />}
    </>
  );
}

/** Whether the client can pay it now. */
export function isPayable(item: Pick<WorkItem, 'can'>, { status, asked_at }: Milestone): boolean {
  if (!item.can.includes('pay_milestone')) return false;
  return status === 'PAYMENT_PENDING' || (status === 'WAITING' && asked_at !== null);
}

/** Whether its work is done and its money still held. */
export function isConfirmable(item: Pick<WorkItem, 'can'>, milestone: Milestone): boolean {
  if (!item.can.includes('confirm_milestone') || milestone.status !== 'PAID') return false;
  return milestone.finished_at !== null && milestone.released_at === null;
}

function Pay({ item, milestone }: ClientMilestoneProps) {
  const pay = usePayMilestone(item._id);
  const total = milestone.amount + item.platform_fee;
  return (
    <div>
      <Button
        variant="action"
        pending={pay.isPending || pay.isSuccess}
        pendingLabel="Opening the payment"
        onClick={() => thenPay(pay.mutateAsync(milestone._id))}
      >
        <span>
          {milestone.status === 'PAYMENT_PENDING' ? 'Continue to payment,' : 'Pay'}{' '}
          <Price centavos={total} />
        </span>
      </Button>
      <ActionFailure failure={PAY_MILESTONE_FAILURE} error={pay.error} className="mt-3" />
    </div>
  );
}

function Confirm({ item, milestone }: ClientMilestoneProps) {
  const confirm = useMilestoneStep(item._id, 'confirm');
  const what = milestone.name ? `“${milestone.name}”` : 'the work';
  return (
    <ConfirmAction
      label="Confirm this part"
      look={{ variant: 'primary' }}
      title={`Confirm ${what}?`}
      confirm="Confirm and release"
      pendingLabel="Confirming"
      failure={CONFIRM_MILESTONE_FAILURE}
      mutation={confirm}
      run={() => confirm.mutateAsync(milestone._id)}
    >
      You confirm that it is done. {formatPeso(milestone.amount - milestone.refunded)} is released
      to {withTitle(item.lawyer.display_name)}. You can’t undo this.
    </ConfirmAction>
  );
}
