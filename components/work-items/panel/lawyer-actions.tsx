'use client';
import { Copy, Pencil, Send } from 'lucide';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import {
  COMPLETE_WORK_ITEM_FAILURE,
  DELETE_WORK_ITEM_FAILURE,
  SEND_WORK_ITEM_FAILURE,
  useCompleteWorkItem,
  useDeleteWorkItem,
  useEditWorkItem,
  WITHDRAW_WORK_ITEM_FAILURE,
} from '@/lib/client/work-items/changes';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import { ConfirmAction } from '../confirm-action';
import { disputedBy, howItGoesOn, isDisputed } from '../disputed';
import { isDeliverable } from '../milestones/lawyer-milestone';
import { editPath, proposalPath, workItemsPath } from '../work-item-paths';

interface LawyerActionsProps {
  item: WorkItem;
  now: number;
}

export function LawyerActions({ item, now }: LawyerActionsProps) {
  const { can } = item;
  return (
    <div className="grid gap-3">
      {can.includes('send') && <SendDraft item={item} />}
      <Complete item={item} now={now} />
      {can.includes('edit') && (
        <Link
          href={editPath(item._id)}
          prefetch={false}
          className={buttonClass({ variant: 'outline' })}
        >
          <Icon of={Pencil} className="size-5" />
          Edit
        </Link>
      )}
      {can.includes('withdraw') && <Withdraw item={item} />}
      {can.includes('delete') && <DeleteDraft item={item} />}
      <Link
        href={proposalPath({ fromId: item._id })}
        prefetch={false}
        className={buttonClass({ variant: 'quiet' })}
      >
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
      failure={SEND_WORK_ITEM_FAILURE}
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
      failure={WITHDRAW_WORK_ITEM_FAILURE}
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
      failure={DELETE_WORK_ITEM_FAILURE}
      mutation={remove}
      run={() => remove.mutateAsync()}
      onDone={() => router.push(workItemsPath('lawyer'))}
    >
      “{item.title}” is gone with its files and messages. You can’t undo this.
    </ConfirmAction>
  );
}

type Facts = Pick<
  WorkItem,
  'milestones' | 'additional_services' | 'work_item_meetings' | 'dispute' | 'money_moves_at'
>;

interface CompleteProps {
  item: WorkItem;
  now: number;
}

/** Lets the lawyer of a paid agreement mark the work as done, or lists what is missing before that. */
function Complete({ item, now }: CompleteProps) {
  const complete = useCompleteWorkItem(item._id);
  const missing = item.status === 'PAID' ? missingForCompletion(item, now) : [];
  const lost = neverHeld(item);
  // Delivering comes first where a part waits for it.
  const isNext = !item.milestones.some((part) => isDeliverable(item, part));
  return (
    <>
      {item.can.includes('complete') && (
        <ConfirmAction
          label="Complete the agreement"
          look={{ variant: isNext ? 'action' : 'outline', wide: true }}
          title="Complete the agreement?"
          confirm={lost ? `Complete without ${lost.pronoun}` : 'Complete it'}
          pendingLabel="Completing"
          failure={COMPLETE_WORK_ITEM_FAILURE}
          mutation={complete}
          run={() => complete.mutateAsync()}
        >
          {lost && (
            <strong className="mb-2 block font-semibold text-neutral-900">
              {lost.sentence} {item.client.display_name} has paid for {lost.pronoun} and can no
              longer choose a time afterwards.
            </strong>
          )}
          <span>
            This says that all the work is done. We ask {item.client.display_name} to confirm it or
            object within {OBJECTION_DAYS} days. We release the money to you when they confirm, or
            after {OBJECTION_DAYS} days without an objection. You can’t undo this.
          </span>
        </ConfirmAction>
      )}
      {missing.length > 0 && (
        <div className="text-sm text-neutral-700">
          <p className="font-semibold text-neutral-900">Before you can complete it</p>
          <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-neutral-500">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Names the paid included meetings that the client would lose by completion; null if all were held. */
function neverHeld({ work_item_meetings: meetings }: Facts) {
  const names = meetings.flatMap(({ title, duration, meeting }) =>
    meeting === null ? [`“${title}” (${duration} minutes)`] : [],
  );
  if (names.length === 0) return null;
  return names.length === 1
    ? { sentence: `An included meeting was never held: ${names[0]}.`, pronoun: 'it' }
    : { sentence: `Included meetings were never held: ${names.join(', ')}.`, pronoun: 'them' };
}

/** Lists what is missing for the completion of a paid agreement, in sentences; `now` in epoch milliseconds. */
function missingForCompletion(item: Facts, now: number): string[] {
  const { milestones, additional_services: services, work_item_meetings: meetings } = item;
  const named = (name: string | null) => (name === null ? 'The fee' : `“${name}”`);
  const changed = (name: string | null) => (name === null ? 'the work' : `“${name}”`);
  return [
    ...milestones.flatMap(({ status, name, changes_asked_at }) => {
      if (changes_asked_at) return [`The changes of ${changed(name)} are not delivered.`];
      if (status === 'WAITING') return [`${named(name)} is not paid: ask for it, or waive it.`];
      return status === 'PAYMENT_PENDING' ? [`${named(name)} is being paid.`] : [];
    }),
    ...services.flatMap(({ status, name }) =>
      status === 'PAYMENT_PENDING' ? [`“${name}” is being bought.`] : [],
    ),
    ...meetings.flatMap(({ title, meeting }) =>
      meeting?.status === 'CONFIRMED' && Date.parse(meeting.end_time) > now
        ? [`The meeting “${title}” is still ahead.`]
        : [],
    ),
    ...(isDisputed(item) ? [`${disputedBy(item, 'Your client')} ${howItGoesOn(item)}`] : []),
  ];
}
