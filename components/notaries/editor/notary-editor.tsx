'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  FormProvider,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { FormSection } from '@/components/lawyers/availability/form-section';
import { fieldLabel } from '@/components/lawyers/availability/hours-labels';
import { messagesIn } from '@/components/lawyers/availability/problems';
import { WeekHours } from '@/components/lawyers/availability/week-hours';
import { ErrorSummary, type FieldProblem } from '@/components/lawyers/profile-editor/error-summary';
import { SaveBar } from '@/components/lawyers/profile-editor/save-bar';
import { useUnsavedChanges } from '@/components/lawyers/profile-editor/use-unsaved-changes';
import { PricedRows } from '@/components/platform/priced-rows';
import { FieldError } from '@/components/ui/display/field-error';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { useNow } from '@/components/ui/hooks/use-now';
import { SAVE_NOTARY_FAILURE, useSaveNotary } from '@/lib/client/notaries/own-notary';
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
import { COPY } from '@/lib/contract/platform/copy';
import { FEE_MAX, FEE_MIN, SERVICE_NAME_MAX, SERVICES_MAX } from '@/lib/domain/notaries/limits';
import { formatPeso } from '@/lib/domain/platform/money';
import { CommissionSection } from './commission-section';
import { SECTION_IDS } from './notary-parts';
import { OfficeSection } from './office-section';
import { Visibility } from './visibility';

const LABELS: Readonly<Record<keyof TypedNotary, string>> = {
  commission_number: 'Commission number',
  commission_territory: 'Territory',
  commission_valid_until: 'Valid until',
  city: 'City',
  office_address: 'Address',
  phone: 'Phone of the office',
  days: 'Office hours',
  services: 'Services and fees',
};

const NAMES = Object.keys(LABELS) as readonly (keyof TypedNotary)[];

interface NotaryEditorProps {
  own: OwnNotary;
  requestNow: number;
}

/** One form for all typed values; the picture, the document and the visibility are saved separately. */
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

function HoursSection() {
  const { errors } = useFormState<TypedNotary>();
  return (
    <FormSection
      id={SECTION_IDS.hours}
      title="Office hours"
      intro="When clients can come, in Philippine time. For a lunch break, add a second set of hours to the day."
    >
      <WeekHours off="Closed" />
      {errors.days?.message && <FieldError>{errors.days.message}</FieldError>}
    </FormSection>
  );
}

function problemsOf(errors: FieldErrors<TypedNotary>): FieldProblem[] {
  const all = NAMES.flatMap((name) => messagesIn(errors[name], name));
  const root = errors.services?.root?.message;
  if (root) all.push(['services', root]);
  return all.map(([name, message]) => ({ name, message, label: labelOf(name) }));
}

function labelOf(name: string): string {
  const [list, index, part] = name.split('.');
  if (index === undefined) return LABELS[name as keyof TypedNotary];
  if (list === 'days') return fieldLabel(name);
  return `Service ${Number(index) + 1}, ${part === 'price' ? 'fee' : 'name'}`;
}

function useNotaryForm(own: OwnNotary) {
  const save = useSaveNotary();
  const form = useForm<TypedNotary, unknown, NotaryInput>({
    resolver: zodResolver(notaryForm, FIELD_MESSAGES),
    defaultValues: typedNotary(own),
  });
  const submit = form.handleSubmit((body) => {
    const sent = JSON.stringify(form.getValues());
    save.mutate(body, {
      onSuccess: (saved) => {
        showToast('success', COPY.lawyerProfile.success);
        // What was typed meanwhile is not saved yet, and stays.
        if (JSON.stringify(form.getValues()) === sent) form.reset(typedNotary(saved));
      },
      onError: (error) => {
        showToast('error', messageFor(SAVE_NOTARY_FAILURE, error));
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

const SUGGESTIONS = [
  'Affidavit (jurat)',
  'Acknowledgment of a deed',
  'Oath or affirmation',
  'Copy certification',
  'Signature witnessing',
  'Special power of attorney',
];

function ServicesSection() {
  const { control, register, formState } = useFormContext<TypedNotary>();
  const { fields, append, remove } = useFieldArray({ control, name: 'services' });
  const suggestions = useId();
  const errors = formState.errors.services;
  return (
    <FormSection
      id={SECTION_IDS.services}
      title="Services and fees"
      intro={`Your fee for each, from ${formatPeso(FEE_MIN)} to ${formatPeso(FEE_MAX)}. Clients pay you at your office, not here.`}
    >
      <div className="max-w-form">
        <datalist id={suggestions}>
          {SUGGESTIONS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <PricedRows
          label="Services"
          rows={fields}
          max={SERVICES_MAX}
          onAdd={() => append({ name: '', price: '' })}
          onRemove={remove}
          priceLabel="Fee"
          columns="sm:grid-cols-[minmax(0,1fr)_10rem]"
          fieldsOf={(index) => ({
            name: {
              list: suggestions,
              maxLength: SERVICE_NAME_MAX,
              error: errors?.[index]?.name?.message,
              ...register(`services.${index}.name`),
            },
            price: {
              error: errors?.[index]?.price?.message,
              ...register(`services.${index}.price`),
            },
          })}
        />
        {errors?.root?.message && <FieldError>{errors.root.message}</FieldError>}
      </div>
    </FormSection>
  );
}
