'use client';

import { withTitle } from '@/components/lawyers/practice';
import { ActionFailure } from '@/components/platform/action-failure';
import { Price } from '@/components/ui/display/price';
import { Button } from '@/components/ui/forms/button';
import { thenPay } from '@/lib/client/payments/checkout-address';
import {
  ASK_FOR_CHANGES_FAILURE,
  CONFIRM_MILESTONE_FAILURE,
  PAY_MILESTONE_FAILURE,
  useAskForChanges,
  useMilestoneStep,
  usePayMilestone,
} from '@/lib/client/work-items/part-changes';
import type { Milestone } from '@/lib/contract/work-items/milestones';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { formatPeso } from '@/lib/domain/platform/money';
import { REVISION_MAX } from '@/lib/domain/work-items/order';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
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
      {isChangeable(item, milestone) && inPanel(item) === undefined && (
        <AskForChanges item={item} milestone={milestone} />
      )}
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

/** Whether the client can ask for changes of it. */
export function isChangeable(item: Pick<WorkItem, 'can'>, milestone: Milestone): boolean {
  const { finished_at, released_at, changes_left } = milestone;
  if (!item.can.includes('ask_changes') || milestone.status !== 'PAID') return false;
  return finished_at !== null && released_at === null && changes_left > 0;
}

/** Returns the part whose changes are asked for beside the confirmation of the whole: the only one that can be. */
export function inPanel(
  item: Pick<WorkItem, 'can' | 'status' | 'milestones'>,
): Milestone | undefined {
  const [first, second] = item.milestones.filter((one) => isChangeable(item, one));
  return item.status === 'COMPLETED' && !second ? first : undefined;
}

/** Lets the client say what should change in a delivered part, before it comes to an objection. */
export function AskForChanges({
  item,
  milestone,
  wide,
}: ClientMilestoneProps & { wide?: boolean }) {
  const ask = useAskForChanges(item._id, milestone._id);
  const left = milestone.changes_left - 1;
  return (
    <ConfirmAction
      label="Ask for changes"
      look={{ variant: 'outline', wide: Boolean(wide) }}
      title={milestone.name ? `Ask for changes of “${milestone.name}”?` : 'Ask for changes?'}
      reason={{
        label: 'What should change?',
        help: `Within what was agreed. ${withTitle(item.lawyer.display_name)} reads it, and so does whoever decides should you object later.`,
        max: REVISION_MAX,
      }}
      confirm="Ask for changes"
      failure={ASK_FOR_CHANGES_FAILURE}
      mutation={ask}
      run={(changes) => ask.mutateAsync(changes)}
    >
      <span>
        No money of it is released until it is delivered again. You then have {OBJECTION_DAYS} days
        to confirm it or object.{' '}
      </span>
      <span>
        {left > 0
          ? 'You can ask for changes once more after this.'
          : 'This is the last time you can ask.'}
      </span>
    </ConfirmAction>
  );
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
