'use client';

import { MailCheck } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useCoolDown } from '@/components/ui/hooks/use-cool-down';
import { Icon } from '@/components/ui/icons/icon';
import {
  OPEN_REQUEST_FAILURE,
  useOpenRequest,
  useSendVerifierCode,
  VERIFIER_CODE_FAILURE,
} from '@/lib/client/lawyers/verification';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { VerificationRequest } from '@/lib/contract/lawyers/verification';
import {
  VERIFIER_CODE_MINUTES,
  VERIFIER_CODE_PAUSE_SECONDS,
  type VerificationSubject,
} from '@/lib/domain/lawyers/verification';
import { SUBJECT_COPY } from './subject-copy';

interface CodeFormProps {
  token: string;
  subject: VerificationSubject;
  onOpen: (request: VerificationRequest) => void;
}

/** Requests the code that opens the documents, and accepts it. */
export function CodeForm({ token, subject, onOpen }: CodeFormProps) {
  const send = useSendVerifierCode();
  const open = useOpenRequest();
  const [left, pause] = useCoolDown();
  const [code, setCode] = useState('');

  const ask = () =>
    send.mutate(token, {
      onSuccess: () => pause(VERIFIER_CODE_PAUSE_SECONDS),
      onError: (error) => {
        if (error instanceof ApiError && error.retryAfter) pause(error.retryAfter);
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open.mutate({ token, code }, { onSuccess: onOpen });
  };
  // The code may have been requested on another device: it can be typed without a request here.
  const known = send.isSuccess || left > 0;

  return (
    <div className="mt-6 grid gap-4">
      <p className="text-neutral-700">
        {SUBJECT_COPY[subject].opens} with a code that we email to the verifier. It works once, and
        opens them here for {VERIFIER_CODE_MINUTES} minutes. Every view is logged.
      </p>
      <Button
        variant={known ? 'outline' : 'primary'}
        size="large"
        className="sm:max-w-80"
        disabled={left > 0}
        pending={send.isPending}
        pendingLabel="Sending"
        onClick={ask}
      >
        {left > 0 ? `New code in ${left} s` : 'Send me a code'}
      </Button>
      <p role="status" className="flex items-center gap-1.5 text-sm text-teal-800 empty:hidden">
        {send.isSuccess && (
          <>
            <Icon of={MailCheck} className="size-4.5" />
            <span>We emailed you a code.</span>
          </>
        )}
      </p>
      {send.isError && <Notice tone="bad" title={messageFor(VERIFIER_CODE_FAILURE, send.error)} />}
      <form
        className="grid gap-4 border-t pt-5 sm:max-w-80"
        noValidate
        method="post"
        onSubmit={submit}
      >
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={open.isError ? messageFor(OPEN_REQUEST_FAILURE, open.error) : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <SubmitButton
          variant={known ? 'primary' : 'outline'}
          size="large"
          pending={open.isPending}
          pendingLabel="Opening"
        >
          {SUBJECT_COPY[subject].show}
        </SubmitButton>
      </form>
    </div>
  );
}
