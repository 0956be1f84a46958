'use client';

import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNow } from '@/components/ui/hooks/use-now';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { ErrorSummary } from '../profile-editor/error-summary';
import { SaveBar } from '../profile-editor/save-bar';
import { useUnsavedChanges } from '../profile-editor/use-unsaved-changes';
import { BookingRules } from './booking-rules';
import { Dates } from './dates';
import { Preview } from './preview';
import { Prices } from './prices';
import { problemsOf } from './problems';
import { useAvailabilityForm } from './use-availability-form';
import { WeeklyHours } from './weekly-hours';

interface AvailabilityFormProps {
  profile: OwnProfile;
  /** Epoch milliseconds. */
  requestNow: number;
  /** Below the form, beside the preview. */
  children?: ReactNode;
}

/** One form for all of it, with a preview of what clients would see. */
export function AvailabilityForm({ profile, requestNow, children }: AvailabilityFormProps) {
  const now = useNow(requestNow);
  const today = dayKey(now);
  const { availability: stored } = profile;
  const { form, submit, discard, isPending } = useAvailabilityForm(stored, today);
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <FormProvider {...form}>
      <div className="grid gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <form className="min-w-0" noValidate method="post" onSubmit={submit}>
          <ErrorSummary
            problems={problemsOf(errors)}
            onGo={(name) => form.setFocus(name as Parameters<typeof form.setFocus>[0])}
          />
          <WeeklyHours />
          <Dates stored={stored.exceptions} today={today} />
          <BookingRules storedNotice={stored.notice_time} />
          <Prices />
          <SaveBar dirty={isDirty} pending={isPending} onDiscard={discard} />
        </form>
        <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <Preview profile={profile} now={now} />
        </div>
        {children && <div className="min-w-0">{children}</div>}
      </div>
    </FormProvider>
  );
}
