'use client';

import { Controller, useFormContext } from 'react-hook-form';
import type * as z from 'zod';
import { TextField } from '@/components/ui/forms/input';
import type { resubmissionInput } from '@/lib/contract/lawyers/verification';
import { IDS } from './documents';
import { IdField } from './id-field';

type IdForm = z.input<typeof resubmissionInput>;

interface IdFieldsProps {
  ids?: readonly (typeof IDS)[number][];
  /** Percent uploaded of each ID while they are sent. */
  sent: readonly number[] | null;
  onCancel: () => void;
}

export function IdFields({ ids = IDS, sent, onCancel }: IdFieldsProps) {
  const { control } = useFormContext<IdForm>();
  return ids.map(({ name, label, help }, index) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <IdField
          label={label}
          help={help}
          file={field.value}
          error={fieldState.error?.message}
          sent={sent?.[index]}
          onChange={field.onChange}
          onCancel={onCancel}
          inputRef={field.ref}
        />
      )}
    />
  ));
}

export function IdNumbers() {
  const { register, formState } = useFormContext<IdForm>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Roll of Attorneys number"
        inputMode="numeric"
        error={errors.roll_number?.message}
        {...register('roll_number')}
      />
      <TextField
        label="IBP number"
        help="Lifetime or current year."
        error={errors.ibp_number?.message}
        {...register('ibp_number')}
      />
    </div>
  );
}
