'use client';
import { useId, useState } from 'react';
import { YourTime } from '@/components/ui/display/own-time';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { CHANGE_BLOCKER_FAILURE } from '@/lib/client/lawyers/blockers';
import type { SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';
import { type BlockerEntry, longTimes } from '../model/entries';
import { BlockerFields, type Saving, useBlockerForm } from './blocker-fields';
import { FailureNotice } from './failure-notice';
import { ScopeChoice } from './scope-choice';

interface BlockerDialogProps extends Saving {
  entry: BlockerEntry;
  onDelete: () => void;
  onClose: () => void;
}

/** Changes a blocked time. It stays open until the response arrives, so that nothing typed is lost. */
export function BlockerDialog(props: BlockerDialogProps) {
  const { entry, pending, error, onSave, onDelete, onClose } = props;
  const [scope, setScope] = useState<SeriesScope>('one');
  const formId = useId();
  const form = useBlockerForm(entry, entry.blocker.title);
  const repeats = Boolean(entry.blocker.series_id);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Blocked time"
      description={`${longTimes(entry)}. Clients can’t book you then.`}
      actions={
        <>
          <Button variant="danger-outline" className="sm:mr-auto" onClick={onDelete}>
            Delete
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={formId} pending={pending} pendingLabel="Saving">
            Save
          </SubmitButton>
        </>
      }
    >
      <YourTime instant={entry.start} className="mt-1 block text-sm text-neutral-600" />
      <FailureNotice failure={CHANGE_BLOCKER_FAILURE} error={error} />
      <form
        id={formId}
        method="post"
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={form.handleSubmit((body) => onSave(body, scope))}
      >
        <BlockerFields form={form} isNew={false} />
        {repeats && <ScopeChoice value={scope} onChange={setScope} />}
      </form>
    </Dialog>
  );
}
