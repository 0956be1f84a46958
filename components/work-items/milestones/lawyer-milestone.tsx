'use client';

import { useState } from 'react';
import { ActionFailure } from '@/components/platform/action-failure';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DELIVER_FAILURE } from '@/lib/client/work-items/orders';
import {
  ASK_MILESTONE_FAILURE,
  useDeliverMilestone,
  useMilestoneStep,
  WAIVE_MILESTONE_FAILURE,
} from '@/lib/client/work-items/part-changes';
import type { Milestone } from '@/lib/contract/work-items/milestones';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { formatPeso } from '@/lib/domain/platform/money';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import { ConfirmAction } from '../confirm-action';
import { DeliverForm } from '../deliver-form';
import { pageTitle } from '../page-title';

interface LawyerMilestoneProps {
  item: WorkItem;
  milestone: Milestone;
}

export function LawyerMilestone({ item, milestone }: LawyerMilestoneProps) {
  const { can } = item;
  const { status, asked_at } = milestone;
  const waiting = status === 'WAITING';
  return (
    <>
      {waiting && asked_at === null && can.includes('ask_milestone') && (
        <Ask item={item} milestone={milestone} />
      )}
      {waiting && can.includes('waive_milestone') && <Waive item={item} milestone={milestone} />}
      {isDeliverable(item, milestone) && <Deliver item={item} milestone={milestone} />}
    </>
  );
}

function Ask({ item, milestone }: LawyerMilestoneProps) {
  const ask = useMilestoneStep(item._id, 'ask');
  return (
    <div>
      <Button
        variant={isNext(item, milestone) ? 'primary' : 'outline'}
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

/** Delivers a paid part, for the first time or with the changes that the client asked for. */
export function Deliver({ item, milestone, wide }: LawyerMilestoneProps & { wide?: boolean }) {
  const [open, setOpen] = useState(false);
  const deliver = useDeliverMilestone(item._id, milestone._id);
  const what = milestone.name ? `“${milestone.name}”` : 'the work';
  const label = milestone.changes_asked_at ? 'Deliver again' : 'Deliver';
  return (
    <>
      <Button variant="action" wide={wide} onClick={() => setOpen(true)}>
        <span>{label}</span>
        {milestone.name && <span className="sr-only"> {what}</span>}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`${label} ${what}`}
        description={`${item.client.display_name} is told, and confirms it, asks for changes or objects within ${OBJECTION_DAYS} days. After them the money is released to you.`}
        returnTo={pageTitle}
      >
        <DeliverForm
          deliver={deliver}
          failure={DELIVER_FAILURE}
          noteIsEnough
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

/** Whether the lawyer can deliver this part now. */
export function isDeliverable({ can }: Pick<WorkItem, 'can'>, milestone: Milestone): boolean {
  return (
    can.includes('deliver_milestone') &&
    milestone.status === 'PAID' &&
    milestone.finished_at === null
  );
}

/** Whether all parts before this one are delivered or waived, so that its payment is what comes next. */
function isNext({ milestones }: WorkItem, { _id }: Milestone): boolean {
  const before = milestones.slice(
    0,
    milestones.findIndex((one) => one._id === _id),
  );
  return before.every(({ status, finished_at }) => status === 'WAIVED' || finished_at !== null);
}
