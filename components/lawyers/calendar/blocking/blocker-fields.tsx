'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type BlockerForm, blockerForm } from '@/lib/contract/lawyers/blockers';
import type { SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';
import type { TimeRange } from '@/lib/domain/platform/time';
import { blockerValues } from './blocker-values';

export type BlockerBody = z.output<typeof blockerForm>;

export interface Saving {
  pending: boolean;
  error: Error | null;
  onSave: (body: BlockerBody, scope: SeriesScope) => void;
}

export function useBlockerForm(range: TimeRange, title = '') {
  return useForm<BlockerForm, unknown, BlockerBody>({
    resolver: zodResolver(blockerForm, FIELD_MESSAGES),
    defaultValues: blockerValues(range, title),
  });
}

const WEEKDAYS = [
  ['1', 'Mon', 'Monday'],
  ['2', 'Tue', 'Tuesday'],
  ['3', 'Wed', 'Wednesday'],
  ['4', 'Thu', 'Thursday'],
  ['5', 'Fri', 'Friday'],
  ['6', 'Sat', 'Saturday'],
  ['0', 'Sun', 'Sunday'],
] as const;

interface BlockerFieldsProps {
  form: UseFormReturn<BlockerForm, unknown, BlockerBody>;
  isNew: boolean;
}

/** The times are Manila's. */
export function BlockerFields({ form, isNew }: BlockerFieldsProps) {
  const { register, watch, setValue, getValues, formState } = form;
  const { errors, defaultValues, isSubmitted } = formState;
  const [whole, every] = watch(['whole_days', 'every']);
  const followStart = (from: string) => {
    if (from && getValues('to_date') < from)
      setValue('to_date', from, { shouldValidate: isSubmitted });
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
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[6fr_5fr]">
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
          {(every === 'WEEK' || every === 'TWO_WEEKS') && (
            <FieldGroup
              className="sm:col-span-2"
              label="On"
              help="Without a choice, on the weekday it begins on."
            >
              <div className="grid grid-cols-7 gap-1">
                {WEEKDAYS.map(([day, short, name]) => (
                  <ChoiceChip
                    key={day}
                    type="checkbox"
                    value={day}
                    aria-label={name}
                    className="px-0 text-sm"
                    {...register('days')}
                  >
                    {short}
                  </ChoiceChip>
                ))}
              </div>
            </FieldGroup>
          )}
        </div>
      )}
    </>
  );
}

/** Focuses the first field, unless the user started in another one before hydration. */
function focusFirst(field: HTMLInputElement | null) {
  if (!field?.form?.contains(document.activeElement)) field?.focus();
}
