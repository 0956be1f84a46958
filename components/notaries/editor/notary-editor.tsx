'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleDashed } from 'lucide';
import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  FormProvider,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { FormSection } from '@/components/lawyers/availability/form-section';
import { fieldLabel } from '@/components/lawyers/availability/hours-labels';
import { messagesIn } from '@/components/lawyers/availability/problems';
import { WeekHours } from '@/components/lawyers/availability/week-hours';
import { ErrorSummary, type FieldProblem } from '@/components/lawyers/profile-editor/error-summary';
import { SaveBar } from '@/components/lawyers/profile-editor/save-bar';
import { useUnsavedChanges } from '@/components/lawyers/profile-editor/use-unsaved-changes';
import { PricedRows } from '@/components/platform/priced-rows';
import { useAddress } from '@/components/platform/use-address';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/display/field-error';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { Tab, TabList, TabPanel } from '@/components/ui/layout/tabs';
import { SAVE_NOTARY_FAILURE, useSaveNotary } from '@/lib/client/notaries/own-notary';
import { receivedRequestsQuery } from '@/lib/client/notaries/requests';
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
import { FEE_MAX, FEE_MIN, SERVICE_NAME_MAX, SERVICES_MAX } from '@/lib/domain/notaries/limits';
import { formatPeso } from '@/lib/domain/platform/money';
import { CommissionSection } from './commission-section';
import {
  FORMER_ANCHORS,
  firstPage,
  isToDo,
  NOTARY_ADDRESS,
  NOTARY_PAGES,
  type NotaryPage,
  PAGE_LABELS,
  pageOfField,
} from './notary-parts';
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
  /** Page of the requests. */
  children: ReactNode;
}

/**
 * Requests on a page of their own, and one form on four: changing the page keeps what is typed, and saving saves all of
 * it. The picture, the document and the visibility are saved separately.
 */
export function NotaryEditor({ own, requestNow, children }: NotaryEditorProps) {
  const now = useNow(requestNow);
  const [page, go] = usePage(own);
  // A field on another page takes the focus once that page is shown.
  const [wanted, setWanted] = useState<string | null>(null);
  const goTo = (name: string) => {
    go(pageOfField(name));
    setWanted(name);
  };
  const { form, submit, discard, isPending } = useNotaryForm(own, goTo);
  const { errors, isDirty } = form.formState;
  const { setFocus } = form;
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (wanted === null || pageOfField(wanted) !== page) return;
    // What is wrong with a whole list has no field of its own.
    if (wanted === 'days' || wanted === 'services') document.getElementById(panelId(page))?.focus();
    else setFocus(wanted as FieldPath<TypedNotary>);
    setWanted(null);
  }, [wanted, page, setFocus]);
  const visibility = (
    <div
      className={classNames(
        'min-w-0 xl:sticky xl:top-24 xl:col-start-2 xl:row-start-1 xl:self-start',
        // On a phone it leads whoever begins, and stands below the requests of everybody else.
        own.approved !== null && page !== 'requests' && 'max-xl:hidden',
      )}
    >
      <Visibility own={own} onGo={go} />
    </div>
  );
  return (
    <FormProvider {...form}>
      <PageTabs own={own} page={page} onGo={go} />
      <div className="mt-5 grid gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {own.approved === null && visibility}
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          <Panel of="requests" page={page}>
            {children}
          </Panel>
          <form noValidate method="post" onSubmit={submit}>
            <ErrorSummary problems={problemsOf(errors)} onGo={goTo} />
            <Panel of="office" page={page}>
              <OfficeSection own={own} />
            </Panel>
            <Panel of="hours" page={page}>
              <HoursSection />
            </Panel>
            <Panel of="fees" page={page}>
              <ServicesSection />
            </Panel>
            <Panel of="commission" page={page}>
              <CommissionSection own={own} now={now} />
            </Panel>
            {(page !== 'requests' || isDirty) && (
              <SaveBar dirty={isDirty} pending={isPending} onDiscard={discard} />
            )}
          </form>
        </div>
        {own.approved !== null && visibility}
      </div>
    </FormProvider>
  );
}

/** Returns the page that is shown, by the address, and a setter; former anchors lead to their page. */
function usePage(own: OwnNotary) {
  const [{ part }, push] = useAddress(NOTARY_ADDRESS, 'push');
  const [, replace] = useAddress(NOTARY_ADDRESS, 'replace');
  // Stays where it is when the commission is approved meanwhile.
  const [first] = useState(() => firstPage(own));
  const page = part ?? first;
  useEffect(() => {
    const former = FORMER_ANCHORS[window.location.hash];
    if (former) replace({ part: former });
  }, [replace]);
  const go = (next: NotaryPage) => {
    if (next !== page) push({ part: next });
  };
  return [page, go] as const;
}

const tabId = (page: NotaryPage) => `notary-${page}`;
const panelId = (page: NotaryPage) => `notary-${page}-panel`;

interface PageTabsProps {
  own: OwnNotary;
  page: NotaryPage;
  onGo: (page: NotaryPage) => void;
}

function PageTabs({ own, page, onGo }: PageTabsProps) {
  const open = useInfiniteQuery(receivedRequestsQuery('open')).data?.pages.at(-1)?.open;
  return (
    <TabList underlined aria-label="Notarial services" className="-mx-4 px-4 lg:mx-0 lg:px-0">
      {NOTARY_PAGES.map((one) => (
        <Tab
          key={one}
          id={tabId(one)}
          aria-controls={panelId(one)}
          selected={one === page}
          {...(one === 'requests' && open && { count: open })}
          onClick={() => onGo(one)}
        >
          <span className="flex items-center gap-1.5">
            <span>{PAGE_LABELS[one]}</span>
            {isToDo(one, own) && (
              <>
                <Icon of={CircleDashed} className="size-4.5 text-amber-600" />
                <span className="sr-only">, to do</span>
              </>
            )}
          </span>
        </Tab>
      ))}
    </TabList>
  );
}

interface PanelProps {
  of: NotaryPage;
  page: NotaryPage;
  children: ReactNode;
}

function Panel({ of, page, children }: PanelProps) {
  return (
    <TabPanel id={panelId(of)} tabIndex={-1} tabId={tabId(of)} shown={of === page}>
      {children}
    </TabPanel>
  );
}

function HoursSection() {
  const { errors } = useFormState<TypedNotary>();
  return (
    <FormSection
      title="Office hours"
      intro="Philippine time. For a lunch break, add hours to the day."
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

function useNotaryForm(own: OwnNotary, goTo: (name: string) => void) {
  const save = useSaveNotary();
  const form = useForm<TypedNotary, unknown, NotaryInput>({
    resolver: zodResolver(notaryForm, FIELD_MESSAGES),
    defaultValues: typedNotary(own),
    // The field may be on a page that is not shown.
    shouldFocusError: false,
  });
  const submit = form.handleSubmit(
    (body) => {
      const sent = JSON.stringify(form.getValues());
      save.mutate(body, {
        onSuccess: (saved) => {
          showToast('success', 'Your notarial services are saved');
          // What was typed meanwhile is not saved yet, and stays.
          if (JSON.stringify(form.getValues()) === sent) form.reset(typedNotary(saved));
        },
        onError: (error) => {
          showToast('error', messageFor(SAVE_NOTARY_FAILURE, error));
          if (!(error instanceof ApiError)) return;
          Object.entries(error.fields).forEach(([field, message], index) => {
            const name = notaryField(field, form.getValues()) as FieldPath<TypedNotary>;
            form.setError(name, { type: 'server', message });
            if (index === 0) goTo(name);
          });
        },
      });
    },
    (errors) => goTo(problemsOf(errors)[0]?.name ?? 'city'),
  );
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
  const typed = useWatch({ control, name: 'services' });
  const errors = formState.errors.services;
  return (
    <FormSection
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
          summaryOf={(index) => typed[index]}
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
