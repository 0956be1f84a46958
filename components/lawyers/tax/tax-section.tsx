'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { FactorNeeded } from '@/components/accounts/second-factor/factor-needed';
import { FactorPrompt } from '@/components/accounts/second-factor/factor-prompt';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryFailure } from '@/components/platform/query-failure';
import { FieldError } from '@/components/ui/display/field-error';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { buttonClass } from '@/components/ui/forms/button-class';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import {
  OWN_TAX_FAILURE,
  ownTaxQuery,
  SET_TAX_FAILURE,
  useRemoveTaxDocument,
  useSetTax,
  useSetTaxDocument,
} from '@/lib/client/lawyers/tax';
import { REMOVE_DOCUMENT_FAILURE, SET_DOCUMENT_FAILURE } from '@/lib/client/media/upload-failures';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type OwnTax, type TaxDocument, type TaxInput, taxInput } from '@/lib/contract/lawyers/tax';
import type { VatStatus } from '@/lib/domain/lawyers/tax';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { fileSize } from '@/lib/domain/platform/files/file-size';
import { useUnsavedChanges } from '../profile-editor/use-unsaved-changes';
import { IdField } from '../verification/id-field';
import { useSentFile } from '../verification/use-sent-file';

export function TaxSection() {
  const { data, ...query } = useQuery(ownTaxQuery);
  return (
    <section aria-labelledby="tax-data" className="grid max-w-form gap-6">
      <div>
        <h2 id="tax-data" className="text-2xl">
          Tax data
        </h2>
        <p className="mt-1 text-neutral-700">
          The Bureau of Internal Revenue (BIR) requires this from platforms that pay out fees.
          Clients never see it, and your TIN is stored encrypted.
        </p>
      </div>
      <FactorPrompt />
      {data && (
        <>
          <FactorNeeded what="A change of your tax data" />
          <TaxForm saved={data.tax} />
          <TaxDocumentField tax={data.tax} />
        </>
      )}
      {!data && !query.isError && (
        <LoadingRegion label="Loading your tax data">
          <Skeleton className="h-96 w-full" />
        </LoadingRegion>
      )}
      {!data && query.isError && <QueryFailure query={query} failure={OWN_TAX_FAILURE} />}
    </section>
  );
}

/** Certificate of registration: the stored one, and a replacement, which is uploaded as soon as it is chosen. */
function TaxDocumentField({ tax }: { tax: OwnTax['tax'] }) {
  const send = useSetTaxDocument();
  const file = useSentFile({ send, failure: SET_DOCUMENT_FAILURE, field: 'document' });
  return (
    <section aria-labelledby="tax-document" className="grid gap-4 border-t pt-6">
      <h3 id="tax-document" className="font-serif text-xl font-medium">
        Certificate of registration
      </h3>
      {!tax && (
        <Notice title="Save your tax data first">
          Then you can add your certificate of registration here.
        </Notice>
      )}
      {tax?.document && <SavedDocument document={tax.document} />}
      {tax && (
        <IdField
          {...file}
          label={tax.document ? 'Replace it' : 'BIR Form 2303'}
          help="JPEG, PNG or PDF, up to 5 MB. You and our administrators can open it; each opening is recorded."
        />
      )}
    </section>
  );
}

function SavedDocument({ document }: { document: TaxDocument }) {
  const { name, size, added_at, url } = document;
  return (
    <div className="grid gap-3 rounded border bg-white p-4">
      <div className="flex gap-3">
        <Icon of={FileText} className="size-6 shrink-0 text-neutral-600" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-neutral-600 tabular">
            {fileSize(size)}, added on {formatDay(Date.parse(added_at))}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          href={url}
          download={name}
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          Download<span className="sr-only"> the certificate</span>
        </a>
        <RemoveDocument name={name} />
      </div>
    </div>
  );
}

function RemoveDocument({ name }: { name: string }) {
  const remove = useRemoveTaxDocument();
  return (
    <ConfirmAction
      label={
        <>
          Remove<span className="sr-only"> the certificate</span>
        </>
      }
      look={{ size: 'small' }}
      title="Remove the certificate?"
      confirm="Remove it"
      confirmVariant="danger"
      pendingLabel="Removing"
      keep="Keep it"
      failure={
        remove.isError && (
          <Notice tone="bad" title={messageWithFactor(REMOVE_DOCUMENT_FAILURE, remove.error)} />
        )
      }
      mutation={remove}
      run={() => remove.mutateAsync()}
    >
      {`“${name}” will be permanently deleted. Your TIN and registered name stay.`}
    </ConfirmAction>
  );
}

type TaxFields = Omit<z.input<typeof taxInput>, 'vat_status'> & { vat_status: VatStatus | null };

const NAMES = ['tin', 'registered_name', 'vat_status'] as const;

function TaxForm({ saved }: { saved: OwnTax['tax'] }) {
  const save = useSetTax();
  const form = useForm<TaxFields, unknown, TaxInput>({
    resolver: zodResolver(taxInput as z.ZodType<TaxInput, TaxFields>, FIELD_MESSAGES),
    defaultValues: valuesOf(saved),
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty && !save.isPending);
  const submit = handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess: ({ tax }) => {
        showToast('success', 'Your tax data was saved.');
        reset(valuesOf(tax));
      },
      onError: (error) => showFieldErrors(error, NAMES, setError),
    }),
  );
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
      <TextField
        label="Taxpayer Identification Number (TIN)"
        inputMode="numeric"
        autoComplete="off"
        help="9 digits, with the branch code if you have one, such as 123-456-789-00000."
        error={errors.tin?.message}
        {...register('tin')}
      />
      <TextField
        label="Registered name"
        autoComplete="off"
        help="As shown on your certificate of registration (BIR Form 2303)."
        error={errors.registered_name?.message}
        {...register('registered_name')}
      />
      <FieldGroup label="Value-added tax" error={errors.vat_status?.message}>
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard label="Not VAT-registered" value="NON_VAT" {...register('vat_status')} />
          <RadioCard label="VAT-registered" value="VAT" {...register('vat_status')} />
        </div>
      </FieldGroup>
      {save.isError && <FieldError>{messageWithFactor(SET_TAX_FAILURE, save.error)}</FieldError>}
      <SubmitButton
        className="sm:justify-self-start"
        disabled={!isDirty}
        pending={save.isPending}
        pendingLabel="Saving"
      >
        Save tax data
      </SubmitButton>
    </form>
  );
}

function valuesOf(saved: OwnTax['tax']): TaxFields {
  return {
    tin: saved?.tin ?? '',
    registered_name: saved?.registered_name ?? '',
    vat_status: saved?.vat_status ?? null,
  };
}
