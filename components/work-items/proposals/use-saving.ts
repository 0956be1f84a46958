import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { ApiError } from '@/lib/client/platform/api-error';
import { useCreateWorkItem, useEditWorkItem } from '@/lib/client/work-items/changes';
import {
  agreementForm,
  type TypedAgreement,
  typedAgreement,
  type WrittenAgreement,
} from '@/lib/contract/work-items/agreement-form';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import type { AgreementForm, useAgreementForm } from './use-agreement-form';

interface SavingInput {
  state: ReturnType<typeof useAgreementForm>;
  /** The agreement being edited; null for a new one. */
  item: WorkItem | null;
  onSaved: (saved: WorkItem, wasSent: boolean) => void;
  /** Called when validation fails, before the first invalid field gets the focus. */
  onRefused: () => void;
}

/** Saves the form as a draft, or sends it after a confirmation. */
export function useSaving({ state, item, onSaved, onRefused }: SavingInput) {
  const { form, base, restart } = state;
  const create = useCreateWorkItem();
  const edit = useEditWorkItem(item?._id ?? '');
  const [asked, setAsked] = useState<WrittenAgreement | null>(null);

  const save = (written: WrittenAgreement, status: 'DRAFT' | 'PROPOSAL') => {
    const { client_id: _client, status: _status, ...terms } = written;
    const done = {
      onSuccess: (saved: WorkItem) => {
        restart(form.getValues(), saved.version);
        onSaved(saved, status === 'PROPOSAL');
      },
      onError: (error: Error) => {
        setAsked(null);
        onRefused();
        showRefusals(form, error);
      },
    };
    if (!item) return create.mutate({ ...written, status }, done);
    const sends = item.status === 'DRAFT' && status === 'PROPOSAL';
    edit.mutate(
      { ...terms, version: base ?? item.version, ...(sends && { status: 'PROPOSAL' as const }) },
      done,
    );
  };
  return {
    asked,
    error: create.error ?? edit.error,
    isPending: create.isPending || edit.isPending,
    saveDraft: form.handleSubmit((written) => save(written, 'DRAFT'), onRefused),
    submit: form.handleSubmit((written) => setAsked(written), onRefused),
    send: () => asked && save(asked, 'PROPOSAL'),
    close: () => setAsked(null),
  };
}

function showRefusals(form: AgreementForm, error: Error) {
  if (!(error instanceof ApiError)) return;
  Object.entries(error.fields).forEach(([path, message], index) => {
    const name = path as FieldPath<TypedAgreement>;
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}

/**
 * Returns the version number that sending would create. Changed services or days to accept do not make a new version.
 */
export function versionOf(item: WorkItem | null, written: WrittenAgreement): number {
  if (!item) return 1;
  const stands = agreementForm(ANY_DAY).safeParse(typedAgreement(item));
  const isSame = stands.success && termsOf(stands.data) === termsOf(written);
  return isSame ? item.version : item.version + 1;
}

const ANY_DAY = '';

function termsOf({ title, description, price, milestones, due_date, meetings }: WrittenAgreement) {
  return JSON.stringify({ title, description, price, milestones, due_date, meetings });
}
