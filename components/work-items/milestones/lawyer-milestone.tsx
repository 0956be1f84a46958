'use client';

import { ActionFailure } from '@/components/platform/action-failure';
import { Button } from '@/components/ui/forms/button';
import {
  ASK_MILESTONE_FAILURE,
  FINISH_MILESTONE_FAILURE,
  useMilestoneStep,
  WAIVE_MILESTONE_FAILURE,
} from '@/lib/client/work-items/part-changes';
import type { Milestone } from '@/lib/contract/work-items/milestones';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { formatPeso } from '@/lib/domain/platform/money';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import { ConfirmAction } from '../confirm-action';

interface LawyerMilestoneProps {
  item: WorkItem;
  milestone: Milestone;
}

export function LawyerMilestone({ item, milestone }: LawyerMilestoneProps) {
  const { can } = item;
  const { status, asked_at, finished_at } = milestone;
  const waiting = status === 'WAITING';
  return (
    <>
      {waiting && asked_at === null && can.includes('ask_milestone') && (
        <Ask item={item} milestone={milestone} />
      )}
      {waiting && can.includes('waive_milestone') && <Waive item={item} milestone={milestone} />}
      {status === 'PAID' && finished_at === null && can.includes('finish_milestone') && (
        <Finish item={item} milestone={milestone} />
      )}
    </>
  );
}

function Ask({ item, milestone }: LawyerMilestoneProps) {
  const ask = useMilestoneStep(item._id, 'ask');
  return (
    <div>
      <Button
        pending={ask.isPending}
        pendingLabel="Asking"
        onClick={() => ask.mutate(milestone._id)}
      >
        Ask for the payment
      </Button>
      <ActionFailure failure={ASK_MILESTONE_FAILURE} error={ask.error} className="mt-3" />
    </div>
  );
}

function Waive({ item, milestone }: LawyerMilestoneProps) {
  const waive = useMilestoneStep(item._id, 'waive');
  return (
    <ConfirmAction
      label="Waive"
      title="Waive this payment?"
      confirm="Waive it"
      pendingLabel="Waiving"
      confirmVariant="danger"
      failure={WAIVE_MILESTONE_FAILURE}
      mutation={waive}
      run={() => waive.mutateAsync(milestone._id)}
    >
      <span>You give up {formatPeso(milestone.amount)}</span>
      {milestone.name && <span>{` for “${milestone.name}”`}</span>}
      <span>
        . {item.client.display_name} will be told and will never have to pay it. You can’t undo
        this.
      </span>
    </ConfirmAction>
  );
}

function Finish({ item, milestone }: LawyerMilestoneProps) {
  const finish = useMilestoneStep(item._id, 'finish');
  return (
    <ConfirmAction
      label="Mark as done"
      title={milestone.name ? `Is “${milestone.name}” done?` : 'Is the work done?'}
      confirm="It is done"
      pendingLabel="Saving"
      failure={FINISH_MILESTONE_FAILURE}
      mutation={finish}
      run={() => finish.mutateAsync(milestone._id)}
    >
      {item.client.display_name} is asked to confirm it. Without an objection its money is released
      to you after {OBJECTION_DAYS} days.
    </ConfirmAction>
  );
}
