'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { YourTime } from '@/components/ui/display/own-time';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type BlockerForm, blockerForm } from '@/lib/contract/lawyers/blockers';
import type { SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';
import type { TimeRange } from '@/lib/domain/platform/time';
import { type BlockerEntry, longTimes } from '../model/entries';
import { BlockerFields } from './blocker-fields';
import { blockerValues } from './blocker-values';
import { FailureNotice } from './failure-notice';
import { ScopeChoice } from './scope-choice';

export type BlockerBody = z.output<typeof blockerForm>;

interface BlockerDialogProps {
  /** Times to begin with. */
  range: TimeRange;
  /** The blocked time that is changed; null for a new one. */
  entry: BlockerEntry | null;
  pending: boolean;
  error: Error | null;
  onSave: (body: BlockerBody, scope: SeriesScope) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Blocks a time, or changes what is blocked. It stays open until the answer is there: nothing typed is lost. */
export function BlockerDialog(props: BlockerDialogProps) {
  const { range, entry, pending, error, onSave, onDelete, onClose } = props;
  const [scope, setScope] = useState<SeriesScope>('one');
  const formId = useId();
  const form = useForm<BlockerForm, unknown, BlockerBody>({
    resolver: zodResolver(blockerForm, FIELD_MESSAGES),
    defaultValues: blockerValues(range, entry?.blocker.title ?? ''),
  });
  const repeats = Boolean(entry?.blocker.series_id);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={entry ? 'Blocked time' : 'Block time'}
      description={
        entry
          ? `${longTimes(entry)}. Clients can’t book you then.`
          : 'Clients can’t book you then. Meetings already booked stay.'
      }
      actions={
        <>
          {entry && (
            <Button variant="danger-outline" className="sm:mr-auto" onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={formId} pending={pending} pendingLabel="Saving">
            {entry ? 'Save' : 'Block time'}
          </SubmitButton>
        </>
      }
    >
      {entry && <YourTime instant={range.start} className="mt-1 block text-sm text-neutral-600" />}
      <FailureNotice action={entry ? 'changeBlocker' : 'createBlocker'} error={error} />
      <form
        id={formId}
        method="post"
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={form.handleSubmit((body) => onSave(body, scope))}
      >
        <BlockerFields form={form} isNew={!entry} />
        {repeats && <ScopeChoice value={scope} onChange={setScope} />}
      </form>
    </Dialog>
  );
}
