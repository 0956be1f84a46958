'use client';

import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/lawyers/profile-editor/error-summary';
import { SaveBar } from '@/components/lawyers/profile-editor/save-bar';
import { useUnsavedChanges } from '@/components/lawyers/profile-editor/use-unsaved-changes';
import { useNow } from '@/components/ui/hooks/use-now';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { CommissionSection } from './commission-section';
import { HoursSection } from './hours-section';
import { SECTION_IDS } from './notary-parts';
import { OfficeSection } from './office-section';
import { problemsOf } from './problems';
import { ServicesSection } from './services-section';
import { useNotaryForm } from './use-notary-form';
import { Visibility } from './visibility';

interface NotaryEditorProps {
  own: OwnNotary;
  /** Epoch milliseconds. */
  requestNow: number;
}

/** One form for all that is typed; the picture, the document and the visibility are saved by themselves. */
export function NotaryEditor({ own, requestNow }: NotaryEditorProps) {
  const now = useNow(requestNow);
  const { form, submit, discard, isPending } = useNotaryForm(own);
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const go = (name: string) => {
    // What is wrong with a whole list has no field of its own.
    if (name === 'days') document.getElementById(SECTION_IDS.hours)?.focus();
    else if (name === 'services') document.getElementById(SECTION_IDS.services)?.focus();
    else form.setFocus(name as Parameters<typeof form.setFocus>[0]);
  };
  return (
    <FormProvider {...form}>
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 xl:sticky xl:top-24 xl:col-start-2 xl:row-start-1 xl:self-start">
          <Visibility own={own} />
        </div>
        <form
          className="min-w-0 xl:col-start-1 xl:row-start-1"
          noValidate
          method="post"
          onSubmit={submit}
        >
          <ErrorSummary problems={problemsOf(errors)} onGo={go} />
          <CommissionSection own={own} now={now} />
          <OfficeSection own={own} />
          <HoursSection />
          <ServicesSection />
          <SaveBar dirty={isDirty} pending={isPending} onDiscard={discard} />
        </form>
      </div>
    </FormProvider>
  );
}
