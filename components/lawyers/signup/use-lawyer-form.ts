'use client';

import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type LawyerDraft, readDraft, saveDraft } from './draft';
import { EMPTY_TEXT, type LawyerFields, type LawyerValues, lawyerResolver } from './fields';

export type LawyerForm = UseFormReturn<LawyerFields, unknown, LawyerValues>;

/** Returns the form, filled from this tab's draft, and the draft. */
export function useLawyerForm(): [form: LawyerForm, restored: LawyerDraft | null] {
  const [restored, setRestored] = useState<LawyerDraft | null>(null);
  const form = useForm<LawyerFields, unknown, LawyerValues>({
    resolver: lawyerResolver,
    defaultValues: { ...EMPTY_TEXT, password: '' } as Partial<LawyerFields>,
    // The focus goes to the step first, which may not be the one in view.
    shouldFocusError: false,
  });
  const { setValue, subscribe } = form;

  useEffect(() => {
    const draft = readDraft();
    if (draft) {
      const { files: _names, ...typed } = draft;
      for (const [name, value] of Object.entries(typed))
        setValue(name as keyof LawyerFields, value as never);
      setRestored(draft);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values),
    });
  }, [setValue, subscribe]);

  return [form, restored];
}
