'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { Notice } from '@/components/ui/feedback/notice';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useResubmitDocuments } from '@/lib/client/lawyers/verification';
import { messageFor } from '@/lib/client/platform/messages';
import { isAbort } from '@/lib/client/platform/transport';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type OwnVerification, resubmissionInput } from '@/lib/contract/lawyers/verification';
import { IdFields, IdNumbers } from './id-fields';
import { sentOfEach } from './id-limits';

type Fields = z.input<typeof resubmissionInput>;
type Values = z.output<typeof resubmissionInput>;

const NAMES = ['ibp_id', 'government_id', 'roll_number', 'ibp_number'] as const;

/** Hands both IDs in again; the numbers can be corrected with them. */
export function ResubmitForm({ own }: { own: OwnVerification }) {
  const resubmit = useResubmitDocuments();
  const [sent, setSent] = useState<number[] | null>(null);
  const upload = useRef<AbortController | null>(null);
  const form = useForm<Fields, unknown, Values>({
    resolver: zodResolver(resubmissionInput, FIELD_MESSAGES),
    defaultValues: { roll_number: own.roll_number, ibp_number: own.ibp_number },
  });
  const { handleSubmit, setError } = form;

  const send = handleSubmit(({ ibp_id, government_id, ...numbers }) => {
    upload.current = new AbortController();
    setSent([0, 0]);
    resubmit.mutate(
      {
        body: { ...numbers, ibp_id, government_id },
        signal: upload.current.signal,
        onProgress: (share) => setSent(sentOfEach([ibp_id.size, government_id.size], share)),
      },
      {
        onError: (error) => {
          setSent(null);
          if (isAbort(error)) resubmit.reset();
          else showFieldErrors(error, NAMES, setError);
        },
      },
    );
  });

  return (
    <FormProvider {...form}>
      <form className="mt-2 grid max-w-form gap-5" noValidate method="post" onSubmit={send}>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <IdFields sent={sent} onCancel={() => upload.current?.abort()} />
        </div>
        <IdNumbers />
        {resubmit.isError && (
          <Notice tone="bad" title={messageFor('resubmitDocuments', resubmit.error)}>
            The files you chose are still here.
          </Notice>
        )}
        <SubmitButton
          size="large"
          className="sm:justify-self-start"
          pending={resubmit.isPending || resubmit.isSuccess}
          pendingLabel="Sending your IDs"
        >
          Send both IDs
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
