'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { Notice } from '@/components/ui/feedback/notice';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import {
  RESUBMIT_DOCUMENTS_FAILURE,
  useResubmitDocuments,
} from '@/lib/client/lawyers/verification';
import { messageFor } from '@/lib/client/platform/messages';
import { isAbort } from '@/lib/client/platform/transport';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import {
  bothIdsInput,
  type OwnVerification,
  resubmissionInput,
} from '@/lib/contract/lawyers/verification';
import { IDS } from './documents';
import { IdFields, IdNumbers } from './id-fields';
import { sentOfEach } from './id-limits';

type Fields = z.input<typeof resubmissionInput>;
type Values = z.output<typeof resubmissionInput>;

const NAMES = ['ibp_id', 'government_id', 'roll_number', 'ibp_number'] as const;

/** Resubmits the IDs, or the IBP ID alone while a check is valid; the numbers can be corrected too. */
export function ResubmitForm({ own }: { own: OwnVerification }) {
  const renews = own.checked_at !== null;
  const ids = IDS.filter(({ name }) => !renews || name === 'ibp_id');
  const resubmit = useResubmitDocuments();
  const [sent, setSent] = useState<number[] | null>(null);
  const upload = useRef<AbortController | null>(null);
  const form = useForm<Fields, unknown, Values>({
    resolver: zodResolver(renews ? resubmissionInput : bothIdsInput, FIELD_MESSAGES),
    defaultValues: { roll_number: own.roll_number, ibp_number: own.ibp_number },
  });
  const { handleSubmit, setError } = form;

  const send = handleSubmit((body) => {
    upload.current = new AbortController();
    const sizes = ids.map(({ name }) => body[name]?.size ?? 0);
    setSent(sizes.map(() => 0));
    resubmit.mutate(
      {
        body,
        signal: upload.current.signal,
        onProgress: (share) => setSent(sentOfEach(sizes, share)),
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
          <IdFields ids={ids} sent={sent} onCancel={() => upload.current?.abort()} />
        </div>
        <IdNumbers />
        {resubmit.isError && (
          <Notice tone="bad" title={messageFor(RESUBMIT_DOCUMENTS_FAILURE, resubmit.error)}>
            The files you chose are still here.
          </Notice>
        )}
        <SubmitButton
          size="large"
          className="sm:justify-self-start"
          pending={resubmit.isPending || resubmit.isSuccess}
          pendingLabel={renews ? 'Sending your IBP ID' : 'Sending your IDs'}
        >
          {renews ? 'Send the IBP ID' : 'Send both IDs'}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
