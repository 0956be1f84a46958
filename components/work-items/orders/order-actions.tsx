'use client';

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConflictList } from '@/components/meetings/conflicts/conflict-matches';
import { HeicNote } from '@/components/meetings/files/heic-note';
import { KeepOriginal } from '@/components/meetings/keep-original';
import { ActionFailure } from '@/components/platform/action-failure';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DECIDE_CONFLICT_FAILURE } from '@/lib/client/meetings/conflicts';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import {
  ACCEPT_ORDER_FAILURE,
  DECLINE_ORDER_FAILURE,
  DELIVER_ORDER_FAILURE,
  orderConflictQuery,
  REVISE_ORDER_FAILURE,
  useAcceptOrder,
  useDecideOrderConflict,
  useDeclineOrder,
  useDeliverOrder,
  useReviseOrder,
} from '@/lib/client/work-items/orders';
import { COPY, fill } from '@/lib/contract/platform/copy';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import {
  DELIVERY_NOTE_MAX,
  ORDER_OBJECTION_DAYS,
  REVISION_MAX,
} from '@/lib/domain/work-items/order';
import { ConfirmAction } from '../confirm-action';

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
        description={`${item.client.display_name} is told, and accepts it, asks for a revision that is included, or objects within ${ORDER_OBJECTION_DAYS} days.`}
      >
        <DeliverForm item={item} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const MAX_MB = MAX_TOTAL_BYTES / 1024 / 1024;

function DeliverForm({ item, onDone }: OrderProps & { onDone: () => void }) {
  const deliver = useDeliverOrder(item._id);
  const accept = useAttachmentAccept();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [note, setNote] = useState('');
  const [keepOriginal, setKeepOriginal] = useState(false);
  const [tried, setTried] = useState(false);
  const long = note.trim().length > DELIVERY_NOTE_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (files.length === 0 || long || deliver.isPending) return;
    const done = () => {
      showToast('success', 'The work is delivered');
      onDone();
    };
    // The form is gone with the answer, so that a callback of the mutation would not be called.
    deliver.mutateAsync({ files, note: note.trim(), keepOriginal }).then(done, () => undefined);
  };
  return (
    <form className="mt-4 grid grid-cols-1 gap-4" noValidate method="post" onSubmit={submit}>
      <FileDrop
        label="Files"
        help={`PDF, pictures, Word, Excel or text. Up to ${MAX_FILES} files, ${MAX_MB} MB in total.`}
        accept={accept}
        error={tried && files.length === 0 ? COPY.validation.required : undefined}
        onFiles={(added) => setFiles([...files, ...added])}
      >
        {files.length > 0 &&
          files.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              name={file.name}
              size={file.size}
              state={{ kind: 'waiting' }}
              accept={accept}
              onRemove={() => setFiles(files.filter((one) => one !== file))}
            />
          ))}
      </FileDrop>
      <HeicNote names={files.map(({ name }) => name)} />
      {files.some(({ type }) => type.startsWith('image/')) && (
        <KeepOriginal kept={keepOriginal} onChange={setKeepOriginal} />
      )}
      <TextareaField
        label="Note"
        name="note"
        optional
        help="What to look at, or what to do with it next."
        count={{ length: note.trim().length, max: DELIVERY_NOTE_MAX }}
        error={long ? fill(COPY.validation.tooLong, { max: DELIVERY_NOTE_MAX }) : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ActionFailure failure={DELIVER_ORDER_FAILURE} error={deliver.error} />
      <SubmitButton variant="action" wide pending={deliver.isPending} pendingLabel="Delivering">
        Deliver
      </SubmitButton>
    </form>
  );
}

/** Lets the client ask for a revision that the price includes. */
export function Revise({ item }: OrderProps) {
  const revise = useReviseOrder(item._id);
  if (!item.can.includes('revise') || !item.order) return null;
  const { revisions_left: left } = item.order;
  return (
    <ConfirmAction
      label="Ask for a revision"
      look={{ wide: true }}
      title="Ask for a revision?"
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
