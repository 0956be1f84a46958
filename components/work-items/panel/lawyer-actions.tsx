'use client';

import { Copy, Pencil, Send } from 'lucide';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { useDeleteWorkItem, useEditWorkItem } from '@/lib/client/work-items/changes';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { Complete } from '../completion/complete';
import { ConfirmAction } from '../confirm-action';
import { editPath, proposalPath, workItemsPath } from '../work-item-paths';

interface LawyerActionsProps {
  item: WorkItem;
  /** Epoch milliseconds. */
  now: number;
}

/** What the lawyer can do with the agreement now; the server says what that is. */
export function LawyerActions({ item, now }: LawyerActionsProps) {
  const { can } = item;
  return (
    <div className="grid gap-3">
      {can.includes('send') && <SendDraft item={item} />}
      <Complete item={item} now={now} />
      {can.includes('edit') && (
        <Link href={editPath(item._id)} className={buttonClass({ variant: 'outline' })}>
          <Icon of={Pencil} className="size-5" />
          Edit
        </Link>
      )}
      {can.includes('withdraw') && <Withdraw item={item} />}
      {can.includes('delete') && <DeleteDraft item={item} />}
      <Link href={proposalPath({ fromId: item._id })} className={buttonClass({ variant: 'quiet' })}>
        <Icon of={Copy} className="size-5" />
        Copy as a new proposal
      </Link>
    </div>
  );
}

function SendDraft({ item }: { item: WorkItem }) {
  const send = useEditWorkItem(item._id);
  const name = item.client.display_name;
  return (
    <ConfirmAction
      label={
        <>
          <Icon of={Send} className="size-5" />
          Send the proposal
        </>
      }
      look={{ variant: 'action', wide: true }}
      title={`Send it to ${name}?`}
      confirm="Send it"
      action="sendWorkItem"
      mutation={send}
      run={() => send.mutateAsync({ status: 'PROPOSAL', version: item.version })}
    >
      {name} is told by mail and can accept it for {item.expiry_days}{' '}
      {item.expiry_days === 1 ? 'day' : 'days'}. Until then you can change or withdraw it.
    </ConfirmAction>
  );
}

function Withdraw({ item }: { item: WorkItem }) {
  const withdraw = useEditWorkItem(item._id);
  return (
    <ConfirmAction
      label="Withdraw"
      look={{ variant: 'danger-outline', wide: true }}
      title="Withdraw the proposal?"
      confirm="Withdraw it"
      pendingLabel="Withdrawing"
      confirmVariant="danger"
      keep="Keep it"
      action="withdrawWorkItem"
      mutation={withdraw}
      run={() => withdraw.mutateAsync({ status: 'DRAFT', version: item.version })}
    >
      {item.client.display_name} is told and can no longer see it. You keep it as a draft.
    </ConfirmAction>
  );
}

function DeleteDraft({ item }: { item: WorkItem }) {
  const remove = useDeleteWorkItem(item._id);
  const router = useRouter();
  return (
    <ConfirmAction
      label="Delete the draft"
      look={{ variant: 'danger-outline', wide: true }}
      title="Delete this draft?"
      confirm="Delete it"
      pendingLabel="Deleting"
      confirmVariant="danger"
      keep="Keep it"
      action="deleteWorkItem"
      mutation={remove}
      run={() => remove.mutateAsync()}
      onDone={() => router.push(workItemsPath('lawyer'))}
    >
      “{item.title}” is gone with its files and messages. You can’t undo this.
    </ConfirmAction>
  );
}
