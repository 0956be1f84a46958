'use client';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { EarlyDialog } from '@/components/ui/overlays/early-dialog';
import { CREATE_BLOCKER_FAILURE } from '@/lib/client/lawyers/blockers';
import type { TimeRange } from '@/lib/domain/platform/time';
import { BlockerFields, type Saving, useBlockerForm } from './blocker-fields';
import { FailureNotice } from './failure-notice';

/** Id of the button that opens the dialog for a new blocked time. */
export const NEW_BLOCKER_ID = 'new-blocker';

interface NewBlockerProps extends Saving {
  range: TimeRange;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Blocks a time; it stays open until the response arrives. It can be opened before the page hydrates. */
export function NewBlocker({ open, onOpenChange, ...form }: NewBlockerProps) {
  return (
    <EarlyDialog
      id={NEW_BLOCKER_ID}
      open={open}
      onOpenChange={onOpenChange}
      title="Block time"
      description="Clients can’t book you then. Meetings already booked stay."
    >
      <NewBlockerForm {...form} onClose={() => onOpenChange(false)} />
    </EarlyDialog>
  );
}

interface NewBlockerFormProps extends Saving {
  range: TimeRange;
  onClose: () => void;
}

function NewBlockerForm({ range, pending, error, onSave, onClose }: NewBlockerFormProps) {
  const form = useBlockerForm(range);
  return (
    <>
      <FailureNotice failure={CREATE_BLOCKER_FAILURE} error={error} />
      <form
        method="post"
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={form.handleSubmit((body) => onSave(body, 'one'))}
      >
        <BlockerFields form={form} isNew />
        <div className="mt-1 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" command="close" commandfor={NEW_BLOCKER_ID} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={pending} pendingLabel="Saving">
            Block time
          </SubmitButton>
        </div>
      </form>
    </>
  );
}
