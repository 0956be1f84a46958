'use client';

import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { FieldError } from '@/components/ui/display/field-error';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { CHANGE_CAREER_FAILURE } from '@/lib/client/lawyers/career';
import { messageFor } from '@/lib/client/platform/messages';
import { COPY } from '@/lib/contract/platform/copy';
import { SaveBar } from '../profile-editor/save-bar';
import { useUnsavedChanges } from '../profile-editor/use-unsaved-changes';

/** The part of a mutation that a form needs. */
export interface Saving<Output> {
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  mutate: (
    values: Output,
    options: { onSuccess: () => void; onError: (error: Error) => void },
  ) => void;
}

interface EntryFormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  save: Saving<Output>;
  names: readonly Path<Input>[];
  onSaved?: (() => void) | undefined;
  /** Label of the button for a new entry; without it the editor's bar saves. */
  addLabel?: string | undefined;
  children: ReactNode;
}

/** Fields of an entry. The typed text stays until it is saved; errors appear beside their field. */
export function EntryForm<Input extends FieldValues, Output>(props: EntryFormProps<Input, Output>) {
  const { form, save, names, onSaved, addLabel, children } = props;
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty && !save.isPending);
  const submit = form.handleSubmit((values) => {
    const sent = JSON.stringify(form.getValues());
    save.mutate(values, {
      onSuccess: () => {
        showToast('success', COPY.lawyerProfile.success);
        if (onSaved) onSaved();
        // What was typed while it was saved is the next entry.
        else if (JSON.stringify(form.getValues()) === sent) form.reset();
      },
      onError: (error) => {
        showToast('error', messageFor(CHANGE_CAREER_FAILURE, error));
        showFieldErrors(error, names, form.setError);
      },
    });
  });
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
      {children}
      {save.isError && <FieldError>{messageFor(CHANGE_CAREER_FAILURE, save.error)}</FieldError>}
      {addLabel ? (
        <SubmitButton className="justify-self-start" pending={save.isPending} pendingLabel="Saving">
          {addLabel}
        </SubmitButton>
      ) : (
        <SaveBar dirty={isDirty} pending={save.isPending} onDiscard={() => form.reset()} />
      )}
    </form>
  );
}
