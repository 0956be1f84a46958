'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { FieldError } from '@/components/ui/display/field-error';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useSetTax } from '@/lib/client/lawyers/tax';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type OwnTax, type TaxInput, taxInput } from '@/lib/contract/lawyers/tax';
import type { VatStatus } from '@/lib/domain/lawyers/tax';
import { useUnsavedChanges } from '../profile-editor/use-unsaved-changes';

/** Neither is chosen at first. */
type TaxFields = Omit<z.input<typeof taxInput>, 'vat_status'> & { vat_status: VatStatus | null };

const NAMES = ['tin', 'registered_name', 'vat_status'] as const;

export function TaxForm({ saved }: { saved: OwnTax['tax'] }) {
  const save = useSetTax();
  const form = useForm<TaxFields, unknown, TaxInput>({
    resolver: zodResolver(taxInput as z.ZodType<TaxInput, TaxFields>, FIELD_MESSAGES),
    defaultValues: valuesOf(saved),
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty && !save.isPending);
  const submit = handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess: ({ tax }) => {
        showToast('success', 'Your tax data was saved.');
        reset(valuesOf(tax));
      },
      onError: (error) => showFieldErrors(error, NAMES, setError),
    }),
  );
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
      <TextField
        label="Taxpayer Identification Number (TIN)"
        inputMode="numeric"
        autoComplete="off"
        help="9 to 14 digits with the branch code, such as 123-456-789-00000."
        error={errors.tin?.message}
        {...register('tin')}
      />
      <TextField
        label="Registered name"
        autoComplete="off"
        help="As shown on your certificate of registration (BIR Form 2303)."
        error={errors.registered_name?.message}
        {...register('registered_name')}
      />
      <FieldGroup label="Value-added tax" error={errors.vat_status?.message}>
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard label="Not VAT-registered" value="NON_VAT" {...register('vat_status')} />
          <RadioCard label="VAT-registered" value="VAT" {...register('vat_status')} />
        </div>
      </FieldGroup>
      {save.isError && <FieldError>{messageFor('setTax', save.error)}</FieldError>}
      <SubmitButton
        className="sm:justify-self-start"
        disabled={!isDirty}
        pending={save.isPending}
        pendingLabel="Saving"
      >
        Save tax data
      </SubmitButton>
    </form>
  );
}

function valuesOf(saved: OwnTax['tax']): TaxFields {
  return {
    tin: saved?.tin ?? '',
    registered_name: saved?.registered_name ?? '',
    vat_status: saved?.vat_status ?? null,
  };
}
