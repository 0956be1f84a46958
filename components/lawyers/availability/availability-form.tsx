'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type FieldPath, FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useAddress } from '@/components/platform/use-address';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { TextField } from '@/components/ui/forms/input';
import { PesoField } from '@/components/ui/forms/peso-field';
import { SelectField } from '@/components/ui/forms/select';
import { Switch } from '@/components/ui/forms/switch';
import { useNow } from '@/components/ui/hooks/use-now';
import { TabPanel } from '@/components/ui/layout/tabs';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { FREE_RULE_FOR_LAWYERS } from '@/lib/catalogue/free-rule';
import { SET_AVAILABILITY_FAILURE, useSetAvailability } from '@/lib/client/lawyers/own-profile';
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
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { COPY } from '@/lib/contract/platform/copy';
import { MAX_PRICE, MIN_PRICE } from '@/lib/domain/lawyers/pricing';
import { MAX_BUFFER_MINUTES, MAX_DAILY_MEETINGS } from '@/lib/domain/lawyers/slots';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { ErrorSummary } from '../profile-editor/error-summary';
import { SaveBar } from '../profile-editor/save-bar';
import { useUnsavedChanges } from '../profile-editor/use-unsaved-changes';
import { Dates } from './dates';
import { FormSection } from './form-section';
import { lengthText } from './hours-labels';
import { PartTabs, panelId, tabId } from './part-tabs';
import { AVAILABILITY_ADDRESS, type AvailabilityPart, GOOGLE_ANCHOR, partOfField } from './parts';
import { Preview, PreviewButton } from './preview';
import { problemsOf } from './problems';
import { WeekHours } from './week-hours';

interface AvailabilityFormProps {
  profile: OwnProfile;
  /** Epoch milliseconds. */
  requestNow: number;
  children?: ReactNode;
}

/** One form on four pages: changing the page keeps what is typed, and saving saves all of it. */
export function AvailabilityForm({ profile, requestNow, children }: AvailabilityFormProps) {
  const now = useNow(requestNow);
  const today = dayKey(now);
  const { availability: stored } = profile;
  const [part, go] = usePart();
  // A field on another page takes the focus once that page is shown.
  const [wanted, setWanted] = useState<string | null>(null);
  const goTo = (name: string) => {
    go(partOfField(name));
    setWanted(name);
  };
  const { form, submit, discard, isPending } = useAvailabilityForm(stored, today, goTo);
  const { errors, isDirty } = form.formState;
  const { setFocus } = form;
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (wanted === null || partOfField(wanted) !== part) return;
    setFocus(wanted as FieldPath<TypedAvailability>);
    setWanted(null);
  }, [wanted, part, setFocus]);
  return (
    <FormProvider {...form}>
      <PartTabs part={part} missing={profile.missing} onGo={go} />
      {part !== 'calendars' && <PreviewButton profile={profile} now={now} />}
      <div
        className={classNames(
          'mt-5 grid gap-x-6',
          part !== 'calendars' && 'xl:grid-cols-[minmax(0,1fr)_19rem]',
        )}
      >
        <form className="min-w-0" noValidate method="post" onSubmit={submit}>
          <ErrorSummary problems={problemsOf(errors)} onGo={goTo} />
          <Panel of="week" part={part}>
            <WeeklyHours />
          </Panel>
          <Panel of="days-off" part={part}>
            <Dates stored={stored.exceptions} today={today} />
          </Panel>
          <Panel of="rules" part={part}>
            <Prices />
            <BookingRules storedNotice={stored.notice_time} />
          </Panel>
          {(part !== 'calendars' || isDirty) && (
            <SaveBar dirty={isDirty} pending={isPending} onDiscard={discard} />
          )}
        </form>
        {part !== 'calendars' && (
          <div className="min-w-0">
            <Preview profile={profile} now={now} />
          </div>
        )}
        <Panel of="calendars" part={part}>
          {children}
        </Panel>
      </div>
    </FormProvider>
  );
}

/** Returns the page that is shown, by the address, and a setter; former anchors lead to their page. */
function usePart() {
  const [{ part }, push] = useAddress(AVAILABILITY_ADDRESS, 'push');
  const [, replace] = useAddress(AVAILABILITY_ADDRESS, 'replace');
  useEffect(() => {
    if (window.location.hash === GOOGLE_ANCHOR) replace({ part: 'calendars' });
  }, [replace]);
  const go = (next: AvailabilityPart) => {
    if (next !== part) push({ part: next });
  };
  return [part, go] as const;
}

interface PanelProps {
  of: AvailabilityPart;
  part: AvailabilityPart;
  children: ReactNode;
}

function Panel({ of, part, children }: PanelProps) {
  return (
    <TabPanel id={panelId(of)} tabId={tabId(of)} shown={of === part}>
      {children}
    </TabPanel>
  );
}

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

function useAvailabilityForm(stored: OwnAvailability, today: string, goTo: (name: string) => void) {
  const save = useSetAvailability();
  const schema = useMemo(() => availabilityForm(today), [today]);
  const form = useForm<TypedAvailability, unknown, AvailabilityInput>({
    resolver: zodResolver(schema, FIELD_MESSAGES),
    defaultValues: typedAvailability(stored, today),
    // The field may be on a page that is not shown.
    shouldFocusError: false,
  });
  const submit = form.handleSubmit(
    (body) => {
      const sent = JSON.stringify(form.getValues());
      save.mutate(body, {
        onSuccess: (saved) => {
          showToast('success', COPY.lawyerProfile.success);
          // What was typed meanwhile is not saved yet, and stays.
          if (JSON.stringify(form.getValues()) === sent)
            form.reset(typedAvailability(saved, today));
        },
        onError: (error) => {
          showToast('error', messageFor(SET_AVAILABILITY_FAILURE, error));
          if (!(error instanceof ApiError)) return;
          const { days } = form.getValues();
          Object.entries(error.fields).forEach(([field, message], index) => {
            const name = formField(field, days) as FieldPath<TypedAvailability>;
            form.setError(name, { type: 'server', message });
            if (index === 0) goTo(name);
          });
        },
      });
    },
    (errors) => goTo(problemsOf(errors)[0]?.name ?? 'days'),
  );
  return { form, submit, discard: () => form.reset(), isPending: save.isPending };
}

const NOTICES = [0, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10_080];

/**
 * How soon, how close and how often clients can book. `storedNotice` is offered even if it is none of the standard
 * notices.
 */
function BookingRules({ storedNotice }: { storedNotice: number }) {
  const { register, formState } = useFormContext<TypedAvailability>();
  const { errors } = formState;
  const notices = [...new Set([...NOTICES, storedNotice])].toSorted((a, b) => a - b);
  return (
    <FormSection
      title="Notice and breaks"
      intro="Changes here don’t affect meetings already booked."
    >
      <div className="@container">
        <div className="grid max-w-form items-start gap-5 @md:grid-cols-2">
          <SelectField
            label="Notice"
            help="The shortest time between booking and meeting."
            error={errors.notice_time?.message}
            className="@md:col-span-2"
            {...register('notice_time')}
          >
            {notices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {lengthText(minutes)}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Free minutes between meetings"
            inputMode="numeric"
            autoComplete="off"
            help={`0 to ${MAX_BUFFER_MINUTES} minutes before and after each meeting.`}
            error={errors.buffer_minutes?.message}
            {...register('buffer_minutes')}
          />
          <TextField
            label="Most meetings a day"
            optional
            inputMode="numeric"
            autoComplete="off"
            help={`1 to ${MAX_DAILY_MEETINGS}. Leave it empty for no limit.`}
            error={errors.daily_maximum?.message}
            {...register('daily_maximum')}
          />
        </div>
      </div>
    </FormSection>
  );
}
