import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useUnsavedChanges } from '@/components/lawyers/profile-editor/use-unsaved-changes';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import {
  agreementForm,
  type TypedAgreement,
  type WrittenAgreement,
} from '@/lib/contract/work-items/agreement-form';
import { clearDraft, readDraft, saveDraft } from './draft';

export type AgreementForm = UseFormReturn<TypedAgreement, unknown, WrittenAgreement>;

interface AgreementFormInput {
  /** Key under which the draft is stored in this tab. */
  storedAs: string;
  userId: string;
  /** Initial values. */
  begin: TypedAgreement;
  /** Version of the agreement being edited; null for a new one. */
  version: number | null;
  today: string;
}

/** Returns the form with the draft this user typed before; the draft is kept until it is saved or discarded. */
export function useAgreementForm({ storedAs, userId, begin, version, today }: AgreementFormInput) {
  const schema = useMemo(() => agreementForm(today), [today]);
  const form: AgreementForm = useForm<TypedAgreement, unknown, WrittenAgreement>({
    resolver: zodResolver(schema, FIELD_MESSAGES),
    defaultValues: begin,
  });
  const [base, setBase] = useState(version);
  const [isRestored, setRestored] = useState(false);
  // A new one makes the editor of the text begin anew.
  const [round, setRound] = useState(0);
  // What a draft is stored beside: the version it is typed over, and what is stored of it.
  const over = useRef({ version, stored: begin });
  const { reset, subscribe, formState } = form;
  const { isDirty } = formState;
  useUnsavedChanges(isDirty);

  useEffect(() => {
    const draft = readDraft(storedAs, userId);
    if (draft) {
      reset(draft.typed, { keepDefaultValues: true });
      over.current = { ...over.current, version: draft.version };
      setBase(draft.version);
      setRestored(true);
      setRound((before) => before + 1);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isSame(values, over.current.stored)) clearDraft(storedAs);
        else saveDraft(storedAs, userId, { version: over.current.version, typed: values });
      },
    });
  }, [storedAs, userId, reset, subscribe]);

  /** Resets the form to these values, which are already saved. */
  const restart = (values: TypedAgreement, from: number | null) => {
    over.current = { version: from, stored: values };
    setBase(from);
    setRestored(false);
    setRound((before) => before + 1);
    reset(values);
    clearDraft(storedAs);
  };
  return {
    form,
    base,
    isDirty,
    round,
    restart,
    isRestored: isRestored && isDirty,
    /** Keeps the typed values and bases them on this version. */
    rebase: (from: number) => {
      over.current = { ...over.current, version: from };
      setBase(from);
      saveDraft(storedAs, userId, { version: from, typed: form.getValues() });
    },
    fill: (values: TypedAgreement) => {
      reset(values, { keepDefaultValues: true });
      setRound((before) => before + 1);
    },
  };
}

function isSame(a: TypedAgreement, b: TypedAgreement): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
