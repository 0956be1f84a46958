'use client';

import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import type { BlockerForm, blockerForm } from '@/lib/contract/lawyers/blockers';

interface BlockerFieldsProps {
  form: UseFormReturn<BlockerForm, unknown, z.output<typeof blockerForm>>;
  /** Only a new one can be made to repeat. */
  isNew: boolean;
}

/** Times are Manila's. */
export function BlockerFields({ form, isNew }: BlockerFieldsProps) {
  const { register, watch, setValue, getValues, formState } = form;
  const { errors } = formState;
  const [whole, every] = watch(['whole_days', 'every']);
  const followStart = (from: string) => {
    if (from && getValues('to_date') < from) setValue('to_date', from);
  };
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
        {...register('title')}
      />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <TextField
          label="From"
          type="date"
          className={onlyDate ?? ''}
          error={errors.from_date?.message}
          {...register('from_date', { onChange: (event) => followStart(event.target.value) })}
        />
        {!whole && (
          <TextField
            label="Start time"
            type="time"
            step={900}
            error={errors.from_time?.message}
            {...register('from_time')}
          />
        )}
        <TextField
          label="Until"
          type="date"
          className={onlyDate ?? ''}
          error={errors.to_date?.message ?? (whole ? errors.to_time?.message : undefined)}
          {...register('to_date')}
        />
        {!whole && (
          <TextField
            label="End time"
            type="time"
            step={900}
            error={errors.to_time?.message}
            {...register('to_time')}
          />
        )}
      </div>
      <p className="-mt-2 text-sm text-neutral-600">Times are Philippine time.</p>
      <Checkbox label="Whole days" className="-my-2" {...register('whole_days')} />
      {isNew && (
        <div className="grid grid-cols-2 items-start gap-x-3">
          <SelectField label="Repeats" {...register('every')}>
            <option value="NEVER">Never</option>
            <option value="DAY">Every day</option>
            <option value="WEEK">Every week</option>
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
