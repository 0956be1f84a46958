'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictList } from '@/components/meetings/conflicts/conflict-matches';
import { ActionFailure } from '@/components/platform/action-failure';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DECIDE_CONFLICT_FAILURE } from '@/lib/client/meetings/conflicts';
import {
  ACCEPT_ORDER_FAILURE,
  DECLINE_ORDER_FAILURE,
  DELIVER_FAILURE,
  orderConflictQuery,
  REVISE_ORDER_FAILURE,
  useAcceptOrder,
  useDecideOrderConflict,
  useDeclineOrder,
  useDeliverOrder,
  useReviseOrder,
} from '@/lib/client/work-items/orders';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { ORDER_OBJECTION_DAYS, REVISION_MAX } from '@/lib/domain/work-items/order';
import { ConfirmAction } from '../confirm-action';
import { DeliverForm } from '../deliver-form';

interface OrderProps {
  item: WorkItem;
}

/** Actions of the lawyer of an order: check, accept or decline, deliver. */
export function OrderActions({ item }: OrderProps) {
  return (
    <div className="grid gap-3 empty:hidden">
      <CheckConflict item={item} />
      <Accept item={item} />
      <Decline item={item} />
      <Deliver item={item} />
    </div>
  );
}

function CheckConflict({ item }: OrderProps) {
  const isOpen = item.can.includes('check_conflict');
  const query = useQuery({ ...orderConflictQuery(item._id), enabled: isOpen });
  const decide = useDecideOrderConflict(item._id);
  if (!isOpen) return null;
  return (
    <section
      aria-label="The other side"
      className="grid gap-3 rounded border border-amber-300 bg-amber-50 p-4"
    >
      <h3 className="font-sans text-base font-semibold">
        Check the other side for a conflict of interest
      </h3>
      {query.data?.other_party && (
        <p className="text-lg font-semibold break-words">{query.data.other_party}</p>
      )}
      <ConflictList query={query} />
      {decide.variables === false && (
        <ActionFailure failure={DECIDE_CONFLICT_FAILURE} error={decide.error} />
      )}
      <Button
        pending={decide.isPending && decide.variables === false}
        pendingLabel="Opening"
        onClick={() => decide.mutate(false)}
      >
        No conflict, open the order
      </Button>
      <ConfirmAction
        label="Decline for a conflict"
        look={{ variant: 'danger-outline', wide: true }}
        title="Decline for a conflict of interest?"
        confirm="Yes, decline and refund"
        confirmVariant="danger"
        pendingLabel="Declining"
        failure={DECIDE_CONFLICT_FAILURE}
        mutation={decide}
        run={() => decide.mutateAsync(true)}
      >
        {item.client.display_name} gets everything back and reads “Conflict of interest” and no
        names. This cannot be undone.
      </ConfirmAction>
    </section>
  );
}

function Accept({ item }: OrderProps) {
  const accept = useAcceptOrder(item._id);
  if (!item.can.includes('accept_order')) return null;
  const { days = 0 } = item.order ?? {};
  return (
    <ConfirmAction
      label="Accept the order"
      look={{ variant: 'action', wide: true }}
      title="Accept this order?"
      confirm="Accept it"
      pendingLabel="Accepting"
      failure={ACCEPT_ORDER_FAILURE}
      mutation={accept}
      run={() => accept.mutateAsync()}
    >
      You deliver it within {days} {days === 1 ? 'day' : 'days'}. We hold the money until{' '}
      {item.client.display_name} accepts the work, or {ORDER_OBJECTION_DAYS} days after the delivery
      without an objection.
    </ConfirmAction>
  );
}

function Decline({ item }: OrderProps) {
  const decline = useDeclineOrder(item._id);
  if (!item.can.includes('decline_order')) return null;
  return (
    <ConfirmAction
      label="Decline"
      look={{ variant: 'danger-outline', wide: true }}
      title="Decline this order?"
      reason={{
        label: 'Reason',
        help: `${item.client.display_name} reads it.`,
        optional: true,
      }}
      confirm="Decline and refund"
      confirmVariant="danger"
      pendingLabel="Declining"
      failure={DECLINE_ORDER_FAILURE}
      mutation={decline}
      run={(reason) => decline.mutateAsync(reason || undefined)}
    >
      {item.client.display_name} gets everything back at once. You can’t undo this.
    </ConfirmAction>
  );
}

function Deliver({ item }: OrderProps) {
  const [open, setOpen] = useState(false);
  const deliver = useDeliverOrder(item._id);
  if (!item.can.includes('deliver')) return null;
  return (
    <>
      <Button variant="action" wide onClick={() => setOpen(true)}>
        Deliver the work
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Deliver the work"
        description={`${item.client.display_name} is told, and confirms it, asks for changes that the price includes, or objects within ${ORDER_OBJECTION_DAYS} days.`}
      >
        <DeliverForm deliver={deliver} failure={DELIVER_FAILURE} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Lets the client ask for changes that the price includes. */
export function Revise({ item }: OrderProps) {
  const revise = useReviseOrder(item._id);
  if (!item.can.includes('revise') || !item.order) return null;
  const { revisions_left: left } = item.order;
  return (
    <ConfirmAction
      label="Ask for changes"
      look={{ wide: true }}
      title="Ask for changes?"
      reason={{
        label: 'What should change?',
        help: 'Within what was ordered.',
        max: REVISION_MAX,
      }}
      confirm="Ask for it"
      failure={REVISE_ORDER_FAILURE}
      mutation={revise}
      run={(changes) => revise.mutateAsync(changes)}
    >
      {left === 1 ? 'One revision is' : `${left} revisions are`} left in the price. The days for the
      delivery begin again, and no money is released meanwhile.
    </ConfirmAction>
  );
}
