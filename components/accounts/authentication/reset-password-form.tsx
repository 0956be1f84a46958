'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { RESET_PASSWORD_FAILURE, useResetPassword } from '@/lib/client/accounts/authentication';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { resetPasswordInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { COPY } from '@/lib/contract/platform/copy';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { NewPasswordFields } from './account-fields';
import { signInPath } from './destination';
import { showFieldErrors } from './server-errors';
import { useTypedPassword } from './use-typed-password';

const resetForm = resetPasswordInput
  .pick({ password: true })
  .extend({ confirm_password: z.string().min(1, COPY.validation.required) })
  .refine((value) => value.confirm_password === value.password, {
    path: ['confirm_password'],
    message: COPY.validation.passwordsDiffer,
  });
type ResetFields = z.input<typeof resetForm>;
const FIELDS = ['password', 'confirm_password'] as const;

interface ResetPasswordFormProps {
  token: string;
  callbackUrl: SafePath | null;
}

export function ResetPasswordForm({ token, callbackUrl }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const form = useForm<ResetFields>({
    resolver: zodResolver(resetForm, FIELD_MESSAGES),
    defaultValues: { password: '', confirm_password: '' },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const password = useTypedPassword(form, 'password');
  const submit = handleSubmit((fields) =>
    reset.mutate(
      { token, password: fields.password },
      { onError: (error) => showFieldErrors(error, FIELDS, setError) },
    ),
  );
  if (reset.isSuccess) return <PasswordSet callbackUrl={callbackUrl} />;
  return (
    <form className="mt-6 grid gap-5" method="post" noValidate onSubmit={submit}>
      {reset.isError && <ResetFailure error={reset.error} callbackUrl={callbackUrl} />}
      <NewPasswordFields
        label="New password"
        typed={password}
        password={{
          ...register('password', { deps: 'confirm_password' }),
          error: errors.password?.message,
        }}
        repeated={{ ...register('confirm_password'), error: errors.confirm_password?.message }}
      />
      <SubmitButton size="large" wide pending={reset.isPending} pendingLabel="Saving">
        Set the new password
      </SubmitButton>
    </form>
  );
}

function PasswordSet({ callbackUrl }: { callbackUrl: SafePath | null }) {
  return (
    <div className="mt-6 grid gap-4">
      <Notice title="Your new password is set">
        You were signed out on all devices. Sign in with the new password to continue.
      </Notice>
      <Link href={signInPath(callbackUrl)} className={buttonClass({ size: 'large', wide: true })}>
        Sign in
      </Link>
    </div>
  );
}

function ResetFailure({ error, callbackUrl }: { error: unknown; callbackUrl: SafePath | null }) {
  const aboutField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  const linkDead = error instanceof ApiError && error.key === 'invalid_input' && !aboutField;
  return (
    <Notice tone="bad" title={messageFor(RESET_PASSWORD_FAILURE, error)}>
      {linkDead && (
        <span>
          This link has expired or was used before.{' '}
          <Link
            href={withCallback(sitePath`/forgot-password`, callbackUrl)}
            className={textLinkClass}
          >
            Ask for a new one
          </Link>
        </span>
      )}
    </Notice>
  );
}
