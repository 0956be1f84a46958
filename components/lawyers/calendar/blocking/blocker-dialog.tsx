'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { YourTime } from '@/components/ui/display/own-time';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { EarlyDialog } from '@/components/ui/overlays/early-dialog';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type BlockerForm, blockerForm } from '@/lib/contract/lawyers/blockers';
import type { SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';
import type { TimeRange } from '@/lib/domain/platform/time';
import { type BlockerEntry, longTimes } from '../model/entries';
import { blockerValues } from './blocker-values';
import { FailureNotice } from './failure-notice';
import { ScopeChoice } from './scope-choice';

export type BlockerBody = z.output<typeof blockerForm>;

interface Saving {
  pending: boolean;
  error: Error | null;
  onSave: (body: BlockerBody, scope: SeriesScope) => void;
}

interface BlockerDialogProps extends Saving {
  /** The blocked time that is changed. */
  entry: BlockerEntry;
  onDelete: () => void;
  onClose: () => void;
}

function useBlockerForm(range: TimeRange, title = '') {
  return useForm<BlockerForm, unknown, BlockerBody>({
    resolver: zodResolver(blockerForm, FIELD_MESSAGES),
    defaultValues: blockerValues(range, title),
  });
}

/** Changes what is blocked. It stays open until the answer is there: nothing typed is lost. */
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
      <FailureNotice action="changeBlocker" error={error} />
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

/** For the button that opens the dialog of a new one. */
export const NEW_BLOCKER_ID = 'new-blocker';

interface NewBlockerProps extends Saving {
  /** Times to begin with. */
  range: TimeRange;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Blocks a time; as above it stays open until the answer is there. It can be opened before the page's scripts are there. */
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
      <FailureNotice action="createBlocker" error={error} />
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

interface BlockerFieldsProps {
  form: UseFormReturn<BlockerForm, unknown, z.output<typeof blockerForm>>;
  /** Only a new one can be made to repeat. */
  isNew: boolean;
}

/** Times are Manila's. */
function BlockerFields({ form, isNew }: BlockerFieldsProps) {
  const { register, watch, setValue, getValues, formState } = form;
  const { errors, defaultValues } = formState;
  const [whole, every] = watch(['whole_days', 'every']);
  const followStart = (from: string) => {
    if (from && getValues('to_date') < from) setValue('to_date', from);
  };
  const title = useRef<HTMLInputElement | null>(null);
  const { ref: titleRef, ...titleField } = register('title');
  useEffect(() => {
    // What a new one is for is typed first; after the dialog has taken the focus to its first button.
    const timer = isNew ? setTimeout(() => focusFirst(title.current)) : undefined;
    return () => clearTimeout(timer);
  }, [isNew]);
  const onlyDate = whole ? 'col-span-2' : undefined;
  return (
    <>
      <TextField
        label="Title"
        optional
        maxLength={120}
        autoComplete="off"
        help="Only you see it."
        error={errors.title?.message}
        {...titleField}
        ref={(element) => {
          titleRef(element);
          title.current = element;
        }}
      />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <TextField
          label="From"
          type="date"
          className={onlyDate ?? ''}
          error={errors.from_date?.message}
          defaultValue={defaultValues?.from_date}
          {...register('from_date', { onChange: (event) => followStart(event.target.value) })}
        />
        {!whole && (
          <TextField
            label="Start time"
            type="time"
            step={900}
            error={errors.from_time?.message}
            defaultValue={defaultValues?.from_time}
            {...register('from_time')}
          />
        )}
        <TextField
          label="Until"
          type="date"
          className={onlyDate ?? ''}
          error={errors.to_date?.message ?? (whole ? errors.to_time?.message : undefined)}
          defaultValue={defaultValues?.to_date}
          {...register('to_date')}
        />
        {!whole && (
          <TextField
            label="End time"
            type="time"
            step={900}
            error={errors.to_time?.message}
            defaultValue={defaultValues?.to_time}
            {...register('to_time')}
          />
        )}
      </div>
      <p className="-mt-2 text-sm text-neutral-600">Times are Philippine time.</p>
      <Checkbox
        label="Whole days"
        className="-my-2"
        defaultChecked={defaultValues?.whole_days}
        {...register('whole_days')}
      />
      {isNew && (
        <div className="grid grid-cols-2 items-start gap-x-3">
          <SelectField label="Repeats" {...register('every')}>
            <option value="NEVER">Never</option>
            <option value="DAY">Every day</option>
            <option value="WEEKDAYS">Monday to Friday</option>
            <option value="WEEK">Every week</option>
            <option value="TWO_WEEKS">Every 2 weeks</option>
          </SelectField>
          {every !== 'NEVER' && (
            <TextField
              label="Last day"
              type="date"
              error={errors.until?.message}
              {...register('until')}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Not for somebody who has begun elsewhere in the form, before the scripts were there. */
function focusFirst(field: HTMLInputElement | null) {
  if (!field?.form?.contains(document.activeElement)) field?.focus();
}
