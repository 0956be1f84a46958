'use client';

import { Controller } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/input';
import { textLinkClass } from '@/components/ui/text-link';
import { IDS } from '@/components/verification/documents';
import { IdField } from '@/components/verification/id-field';
import { DOCUMENT_DAYS } from '@/lib/domain/verification';
import type { LawyerForm } from './use-lawyer-form';

interface IdsStepProps {
  form: LawyerForm;
  /** Percent of the IBP ID and of the government ID, while they are under way. */
  sent: readonly number[] | null;
  onCancel: () => void;
}

export function IdsStep({ form: { control, register, formState }, sent, onCancel }: IdsStepProps) {
  const { errors } = formState;
  return (
    <>
      {IDS.map(({ name, label, help }, index) => (
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
      ))}
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
      <Checkbox
        label={<Terms />}
        help={`The IDs are deleted ${DOCUMENT_DAYS} days after the check.`}
        error={errors.terms?.message}
        {...register('terms')}
      />
    </>
  );
}

/** In a tab of their own: this page could not keep the files. */
function Terms() {
  return (
    <>
      I accept the{' '}
      <a href="/terms" target="_blank" rel="noopener" className={textLinkClass}>
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" rel="noopener" className={textLinkClass}>
        Privacy Policy
      </a>
      , and that my IDs are looked at to verify me.
    </>
  );
}
