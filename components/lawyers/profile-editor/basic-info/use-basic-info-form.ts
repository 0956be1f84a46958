'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { SET_BASIC_INFO_FAILURE, useSetBasicInfo } from '@/lib/client/lawyers/own-profile';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { BasicInfoInput } from '@/lib/contract/lawyers/basic-info';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { COPY } from '@/lib/contract/platform/copy';
import { useUnsavedChanges } from '../use-unsaved-changes';
import {
  type BasicInfoFields,
  type BasicInfoForm,
  basicInfoResolver,
  checkedChanges,
  FIELD_NAMES,
  toFields,
} from './fields';

/** Resets the typed values too, which a reset otherwise keeps (`resetOptions`). */
const ANEW = { keepDirtyValues: false };

interface Asked {
  values: BasicInfoInput;
  changes: string[];
}

/** Holds the state of the form: typed values, the confirmation before the IDs' check ends, and saving. */
export function useBasicInfoForm({ basic_info, ibp_verified }: OwnProfile) {
  const save = useSetBasicInfo();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [checkEnded, setCheckEnded] = useState(false);
  const form: BasicInfoForm = useForm<BasicInfoFields, unknown, BasicInfoInput>({
    resolver: basicInfoResolver,
    values: toFields(basic_info),
    // What is typed meanwhile is not replaced by an answer that arrives late.
    resetOptions: { keepDirtyValues: true },
  });
  useUnsavedChanges(form.formState.isDirty);

  const send = (values: BasicInfoInput) => {
    const sent = form.getValues();
    const wasChecked = ibp_verified;
    save.mutate(values, {
      onSuccess: (profile) => {
        setAsked(null);
        mergeTypedSince(form, sent, toFields(profile.basic_info));
        if (wasChecked && !profile.ibp_verified) setCheckEnded(true);
        showToast('success', COPY.lawyerProfile.success);
      },
      onError: (error) => {
        setAsked(null);
        showToast('error', messageFor(SET_BASIC_INFO_FAILURE, error));
        showRefusals(form, error);
      },
    });
  };

  const submit = form.handleSubmit((values) => {
    const changes = ibp_verified ? checkedChanges(basic_info, values) : [];
    if (changes.length > 0) setAsked({ values, changes });
    else send(values);
  });

  return {
    form,
    submit,
    asked,
    checkEnded,
    pending: save.isPending,
    discard: () => form.reset(undefined, ANEW),
    confirm: () => asked && send(asked.values),
    decline: () => setAsked(null),
  };
}

/** Resets to the stored values, except fields that were edited while the request was sent. */
function mergeTypedSince(form: BasicInfoForm, sent: BasicInfoFields, stored: BasicInfoFields) {
  const now = form.getValues();
  form.reset(stored, ANEW);
  for (const name of FIELD_NAMES) {
    if (JSON.stringify(now[name]) !== JSON.stringify(sent[name]))
      form.setValue(name, now[name], { shouldDirty: true });
  }
}

/** Shows the server's messages beside their fields, those about an entry beside its list; focuses the first. */
function showRefusals(form: BasicInfoForm, error: unknown) {
  if (!(error instanceof ApiError)) return;
  const refusals = FIELD_NAMES.flatMap((name) => {
    const about = Object.entries(error.fields).find(([path]) => path.split('.')[0] === name);
    return about ? [{ name, message: about[1] }] : [];
  });
  refusals.forEach(({ name, message }, index) => {
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}
