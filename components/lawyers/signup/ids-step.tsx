'use client';

import { FormProvider } from 'react-hook-form';
import { TermsLinks } from '@/components/accounts/authentication/terms-links';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { IdFields, IdNumbers } from '../verification/id-fields';
import type { LawyerForm } from './use-lawyer-form';

interface IdsStepProps {
  form: LawyerForm;
  /** Percent of the IBP ID and of the government ID, while they are under way. */
  sent: readonly number[] | null;
  onCancel: () => void;
}

export function IdsStep({ form, sent, onCancel }: IdsStepProps) {
  const { register, formState } = form;
  return (
    <FormProvider {...form}>
      <IdFields sent={sent} onCancel={onCancel} />
      <IdNumbers />
      <Checkbox
        label={<Terms />}
        help={`The IDs are deleted ${RETENTION_DAYS.identityDocuments} days after the check.`}
        error={formState.errors.terms?.message}
        {...register('terms')}
      />
    </FormProvider>
  );
}

function Terms() {
  return (
    <>
      I accept the <TermsLinks />, and that my IDs are checked to verify me.
    </>
  );
}
