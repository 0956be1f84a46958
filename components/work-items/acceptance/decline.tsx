'use client';

import { withTitle } from '@/components/lawyers/practice';
import { useDeclineWorkItem } from '@/lib/client/work-items/changes';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { ConfirmAction } from '../confirm-action';

/** The other answer to a proposal. */
export function Decline({ item }: { item: WorkItem }) {
  const decline = useDeclineWorkItem(item._id);
  const name = withTitle(item.lawyer.display_name);
  if (!item.can.includes('reject')) return null;
  return (
    <ConfirmAction
      label="Decline"
      look={{ wide: true }}
      title="Decline the proposal?"
      reason={{ label: 'Reason', help: `${name} reads it.`, optional: true }}
      confirmVariant="danger"
      confirm="Decline"
      action="declineWorkItem"
      mutation={decline}
      run={(reason) => decline.mutateAsync(reason || undefined)}
    >
      You can’t undo this. {name} can send you another proposal.
    </ConfirmAction>
  );
}
