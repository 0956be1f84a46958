'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { useUnsavedChanges } from '@/components/lawyers/profile-editor/use-unsaved-changes';
import { IdField } from '@/components/lawyers/verification/id-field';
import { FieldError } from '@/components/ui/display/field-error';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { SEND_INVOICE_FAILURE, useSendInvoice } from '@/lib/client/payments/invoices';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { isAbort } from '@/lib/client/platform/transport';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { invoiceFields, type SentInvoice } from '@/lib/contract/payments/invoices';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { INVOICE_NUMBER_MAX } from '@/lib/domain/payments/invoice';

type How = 'file' | 'link';
type Fields = z.output<typeof invoiceFields>;

const resolve = zodResolver(invoiceFields, FIELD_MESSAGES);

interface InvoiceFormProps {
  paymentId: string;
  sent: SentInvoice | null;
}

/** The lawyer's number and the invoice, as a file or a link; sending again replaces the earlier one. */
export function InvoiceForm({ paymentId, sent }: InvoiceFormProps) {
  const send = useSendInvoice(paymentId);
  const [how, setHow] = useState<How>(sent?.link ? 'link' : 'file');
  const { file, fileError, fileSent, chooseFile, setFileError, setFileSent, upload } = useFile();
  const { register, handleSubmit, formState, setError, reset } = useForm<
    z.input<typeof invoiceFields>,
    unknown,
    Fields
  >({
    // A link that is not to be sent is not looked at, and stays.
    resolver: (values, ...rest) =>
      resolve(how === 'link' ? values : { ...values, link: '' }, ...rest),
    defaultValues: valuesOf(sent),
  });
  const { errors, isDirty } = formState;
  const isChanged = isDirty || file !== undefined;
  useUnsavedChanges(isChanged && !send.isPending);
  const submit = handleSubmit(({ number, link }) => {
    if (how === 'link' && !link)
      return setError('link', { message: COPY.validation.required }, { shouldFocus: true });
    if (how === 'file' && !file && !sent?.file) return setFileError(FIELD_COPY.invoiceNone);
    upload.current = new AbortController();
    const { signal } = upload.current;
    send.mutate(
      how === 'link'
        ? { number, link, signal }
        : { number, file, signal, onProgress: (share) => file && setFileSent(share * 100) },
      {
        onSuccess: ({ invoice }) => {
          showToast('success', 'Your client was told of the invoice.');
          reset(valuesOf(invoice));
          chooseFile(undefined);
        },
        onError: (error) => {
          if (isAbort(error)) return send.reset();
          showFieldErrors(error, ['number', 'link'], setError);
          if (error instanceof ApiError) setFileError(error.fields.file);
        },
        onSettled: () => setFileSent(undefined),
      },
    );
  });
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
      <TextField
        label="Number of your invoice"
        autoComplete="off"
        maxLength={INVOICE_NUMBER_MAX}
        help="As in your own books."
        error={errors.number?.message}
        {...register('number')}
      />
      <FieldGroup label="The invoice">
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            name="how"
            label="A file"
            help="PDF or picture"
            checked={how === 'file'}
            onChange={() => setHow('file')}
          />
          <RadioCard
            name="how"
            label="A link"
            help="Where your client opens it"
            checked={how === 'link'}
            onChange={() => setHow('link')}
          />
        </div>
      </FieldGroup>
      {how === 'file' ? (
        <IdField
          label={sent?.file ? 'Replace the file' : 'File'}
          help="JPEG, PNG or PDF, up to 5 MB."
          file={file}
          error={fileError}
          sent={fileSent}
          onChange={chooseFile}
          onCancel={() => upload.current?.abort()}
        />
      ) : (
        <TextField
          label="Link"
          type="url"
          inputMode="url"
          autoComplete="off"
          help="It begins with https://. Whoever has it may be able to open it."
          error={errors.link?.message}
          {...register('link')}
        />
      )}
      {send.isError && <FieldError>{messageFor(SEND_INVOICE_FAILURE, send.error)}</FieldError>}
      <SubmitButton
        className="sm:justify-self-start"
        disabled={sent !== null && !isChanged}
        pending={send.isPending}
        pendingLabel="Sending"
      >
        {sent ? 'Send in its place' : 'Send to client'}
      </SubmitButton>
    </form>
  );
}

function valuesOf(sent: SentInvoice | null): z.input<typeof invoiceFields> {
  return { number: sent?.number ?? '', link: sent?.link ?? '' };
}

function useFile() {
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [fileSent, setFileSent] = useState<number>();
  const upload = useRef<AbortController>(null);
  const chooseFile = (chosen: File | undefined) => {
    setFile(chosen);
    setFileError(undefined);
  };
  return { file, fileError, fileSent, chooseFile, setFileError, setFileSent, upload };
}
