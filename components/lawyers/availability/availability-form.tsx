'use client';

import type { ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { PesoField } from '@/components/ui/forms/peso-field';
import { Switch } from '@/components/ui/forms/switch';
import { useNow } from '@/components/ui/hooks/use-now';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { FREE_RULE_FOR_LAWYERS } from '@/lib/catalogue/free-rule';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { MAX_PRICE, MIN_PRICE } from '@/lib/domain/lawyers/pricing';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { ErrorSummary } from '../profile-editor/error-summary';
import { SaveBar } from '../profile-editor/save-bar';
import { useUnsavedChanges } from '../profile-editor/use-unsaved-changes';
import { BookingRules } from './booking-rules';
import { Dates } from './dates';
import { FormSection } from './form-section';
import { Preview } from './preview';
import { problemsOf } from './problems';
import { useAvailabilityForm } from './use-availability-form';
import { WeekHours } from './week-hours';

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

/** What a meeting costs, and whether the first one can be free. */
function Prices() {
  const { register } = useFormContext<TypedAvailability>();
  return (
    <FormSection
      title="Prices"
      intro={`Shown on your card and before every payment. From ${formatPeso(MIN_PRICE)} to ${formatPeso(MAX_PRICE)}. Without both, clients don’t see your profile.`}
    >
      <div className="@container">
        <div className="grid max-w-form items-start gap-5 @md:grid-cols-2">
          <PriceField name="price_30" label="30 minutes" />
          <PriceField name="price_60" label="60 minutes" />
        </div>
      </div>
      <div className="mt-5 max-w-form rounded border bg-white px-4 py-1">
        <Switch
          label={FREE_CONSULTATION}
          help={`${FREE_RULE_FOR_LAWYERS} It is confirmed at once, without payment, and clients find you when they search for free consultations.`}
          {...register('free_consultation')}
        />
      </div>
    </FormSection>
  );
}

function PriceField({ name, label }: { name: 'price_30' | 'price_60'; label: string }) {
  const { register, formState } = useFormContext<TypedAvailability>();
  return <PesoField label={label} error={formState.errors[name]?.message} {...register(name)} />;
}

/** The hours that repeat every week. */
function WeeklyHours() {
  return (
    <FormSection
      title="Weekly hours"
      intro="Meetings start on the hour or half hour within these hours, Philippine time. An end of 12:00 AM means midnight."
    >
      <WeekHours />
    </FormSection>
  );
}
