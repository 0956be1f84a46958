'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldPath, useForm } from 'react-hook-form';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { useSaveNotary } from '@/lib/client/notaries/own-notary';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import {
  notaryField,
  notaryForm,
  type TypedNotary,
  typedNotary,
} from '@/lib/contract/notaries/notary-form';
import type { NotaryInput, OwnNotary } from '@/lib/contract/notaries/own-notary';
import { TEXTS } from '@/lib/contract/platform/texts';

/** The form with how it is saved; what was typed stays until it is. */
export function useNotaryForm(own: OwnNotary) {
  const save = useSaveNotary();
  const form = useForm<TypedNotary, unknown, NotaryInput>({
    resolver: zodResolver(notaryForm, FIELD_MESSAGES),
    defaultValues: typedNotary(own),
  });
  const submit = form.handleSubmit((body) => {
    const sent = JSON.stringify(form.getValues());
    save.mutate(body, {
      onSuccess: (saved) => {
        showToast('success', TEXTS.lawyerProfile.success);
        // What was typed meanwhile is not saved yet, and stays.
        if (JSON.stringify(form.getValues()) === sent) form.reset(typedNotary(saved));
      },
      onError: (error) => {
        showToast('error', messageFor('saveNotary', error));
        if (!(error instanceof ApiError)) return;
        Object.entries(error.fields).forEach(([field, message], index) => {
          const name = notaryField(field, form.getValues()) as FieldPath<TypedNotary>;
          form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
        });
      },
    });
  });
  return { form, submit, discard: () => form.reset(), isPending: save.isPending };
}
