'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import {
  useVerifyEmailCode,
  VERIFY_EMAIL_CODE_FAILURE,
} from '@/lib/client/accounts/authentication';
import { messageFor } from '@/lib/client/platform/messages';
import { verifyEmailCodeInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { showFieldErrors } from '../authentication/server-errors';

type CodeFields = z.input<typeof verifyEmailCodeInput>;
type CodeValues = z.output<typeof verifyEmailCodeInput>;

/** Accepts the code that was mailed with the link. The page notices by itself that the address is verified. */
export function CodeForm() {
  const verify = useVerifyEmailCode();
  const { register, handleSubmit, formState, setError, setFocus } = useForm<
    CodeFields,
    unknown,
    CodeValues
  >({
    resolver: zodResolver(verifyEmailCodeInput, FIELD_MESSAGES),
    defaultValues: { code: '' },
  });
  useEffect(() => {
    // Typing the code is all that is left to do here, unless a notice has the focus.
    if (document.activeElement === document.body) setFocus('code');
  }, [setFocus]);
  const atField = formState.errors.code?.message;
  const submit = handleSubmit((body) =>
    verify.mutate(body, { onError: (error) => showFieldErrors(error, ['code'], setError) }),
  );
  return (
    <form className="mt-5 grid gap-4" method="post" noValidate onSubmit={submit}>
      {verify.isError && !atField && (
        <Notice tone="bad" title={messageFor(VERIFY_EMAIL_CODE_FAILURE, verify.error)} />
      )}
      <TextField
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...register('code', {
          // Pasted, or filled in by a phone: nothing is left to press.
          onChange: ({ target }) => {
            const isWhole = verifyEmailCodeInput.safeParse({ code: target.value }).success;
            if (isWhole && !verify.isPending) void submit();
          },
        })}
        error={atField}
      />
      <SubmitButton
        size="large"
        wide
        pending={verify.isPending || verify.isSuccess}
        pendingLabel="Verifying"
      >
        Verify my email
      </SubmitButton>
    </form>
  );
}
