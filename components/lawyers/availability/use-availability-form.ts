'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { useSetAvailability } from '@/lib/client/lawyers/own-profile';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { AvailabilityInput, OwnAvailability } from '@/lib/contract/lawyers/availability';
import {
  availabilityForm,
  formField,
  type TypedAvailability,
  typedAvailability,
} from '@/lib/contract/lawyers/availability-form';
import { TEXTS } from '@/lib/contract/platform/texts';

/** The form with how it is saved; what was typed stays until it is. */
export function useAvailabilityForm(stored: OwnAvailability, today: string) {
  const save = useSetAvailability();
  const schema = useMemo(() => availabilityForm(today), [today]);
  const form = useForm<TypedAvailability, unknown, AvailabilityInput>({
    resolver: zodResolver(schema, FIELD_MESSAGES),
    defaultValues: typedAvailability(stored, today),
  });
  const submit = form.handleSubmit((body) => {
    const sent = JSON.stringify(form.getValues());
    save.mutate(body, {
      onSuccess: (saved) => {
        showToast('success', TEXTS.lawyerProfile.success);
        // What was typed meanwhile is not saved yet, and stays.
        if (JSON.stringify(form.getValues()) === sent) form.reset(typedAvailability(saved, today));
      },
      onError: (error) => {
        showToast('error', messageFor('setAvailability', error));
        if (!(error instanceof ApiError)) return;
        const { days } = form.getValues();
        Object.entries(error.fields).forEach(([field, message], index) => {
          const name = formField(field, days) as FieldPath<TypedAvailability>;
          form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
        });
      },
    });
  });
  return { form, submit, discard: () => form.reset(), isPending: save.isPending };
}
