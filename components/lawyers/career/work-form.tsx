'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { TextareaField } from '@/components/ui/forms/textarea';
import { useAddWork, useChangeWork } from '@/lib/client/lawyers/career';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type WorkInput, workForm } from '@/lib/contract/lawyers/career';
import type { WorkExperience } from '@/lib/contract/lawyers/lawyers';
import { WORK_DESCRIPTION_MAX } from '@/lib/domain/lawyers/profile-limits';
import { PraiseHint } from '../profile-editor/basic-info/praise-hint';
import { EntryForm, type Saving } from './entry-form';
import { YearField } from './year-field';

type WorkFields = z.input<typeof workForm>;

const NAMES = ['position', 'organisation', 'start_year', 'end_year', 'description'] as const;

export function AddWork() {
  return <WorkForm save={useAddWork()} addLabel="Add position" />;
}

interface EditWorkProps {
  entry: WorkExperience;
  onSaved: () => void;
}

export function EditWork({ entry, onSaved }: EditWorkProps) {
  const change = useChangeWork();
  const save: Saving<WorkInput> = {
    ...change,
    mutate: (values, options) => change.mutate({ _id: entry._id, ...values }, options),
  };
  return <WorkForm entry={entry} save={save} onSaved={onSaved} />;
}

interface WorkFormProps {
  entry?: WorkExperience;
  save: Saving<WorkInput>;
  addLabel?: string;
  onSaved?: () => void;
}

function WorkForm({ entry, save, addLabel, onSaved }: WorkFormProps) {
  const form = useForm<WorkFields, unknown, WorkInput>({
    resolver: zodResolver(workForm, FIELD_MESSAGES),
    defaultValues: valuesOf(entry),
  });
  const { register, formState, control } = form;
  const { errors } = formState;
  const description = useWatch({ control, name: 'description' }) ?? '';
  return (
    <EntryForm form={form} save={save} addLabel={addLabel} onSaved={onSaved} names={NAMES}>
      <TextField
        label="Position"
        autoComplete="off"
        error={errors.position?.message}
        {...register('position')}
      />
      <TextField
        label="Organisation"
        autoComplete="off"
        help="The firm, office, court or company."
        error={errors.organisation?.message}
        {...register('organisation')}
      />
      <Years form={form} />
      <div>
        <TextareaField
          label="Description"
          optional
          count={{ length: description.length, max: WORK_DESCRIPTION_MAX }}
          help="What you did there, in plain words."
          error={errors.description?.message}
          {...register('description')}
        />
        <PraiseHint text={description} />
      </div>
    </EntryForm>
  );
}

/** Start and end year. A typed end returns when the box is unchecked again. */
function Years({ form }: { form: UseFormReturn<WorkFields, unknown, WorkInput> }) {
  const { register, formState, control, setValue, clearErrors } = form;
  const { errors } = formState;
  const end = useWatch({ control, name: 'end_year' });
  const typed = useRef<WorkFields['end_year']>('');
  const change = (stillThere: boolean) => {
    if (stillThere) typed.current = end;
    setValue('end_year', stillThere ? null : (typed.current ?? ''), { shouldDirty: true });
    clearErrors('end_year');
  };
  return (
    <div>
      <div className="grid grid-cols-2 gap-4">
        <YearField
          label="Start year"
          error={errors.start_year?.message}
          {...register('start_year')}
        />
        {end !== null && (
          <YearField label="End year" error={errors.end_year?.message} {...register('end_year')} />
        )}
      </div>
      <Checkbox
        className="mt-1"
        label="I still work here"
        checked={end === null}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}

function valuesOf(entry: WorkExperience | undefined): WorkFields {
  return {
    position: entry?.position ?? '',
    organisation: entry?.organisation ?? '',
    start_year: entry?.start_year ?? '',
    end_year: entry ? entry.end_year : '',
    description: entry?.description ?? '',
  };
}
