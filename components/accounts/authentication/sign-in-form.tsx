'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { PasswordField } from '@/components/ui/forms/password-field';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { useSignin } from '@/lib/client/accounts/authentication';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { signinInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { EmailField } from './account-fields';
import { destinationOf, leaveFor, withOwnHash } from './destination';

type SignInFields = z.input<typeof signinInput>;

interface SignInFormProps {
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
}

export function SignInForm({ callbackUrl }: SignInFormProps) {
  const signin = useSignin();
  const { register, handleSubmit, formState, setFocus } = useForm<SignInFields>({
    resolver: zodResolver(signinInput, FIELD_MESSAGES),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit((fields) =>
    signin.mutate(fields, {
      onSuccess: (user) => leaveFor(destinationOf(user.type, withOwnHash(callbackUrl))),
      onError: () => setFocus('password', { shouldSelect: true }),
    }),
  );

  return (
    <form className="mt-6 grid gap-5" method="post" noValidate onSubmit={submit}>
      {signin.isError && <SignInFailure error={signin.error} />}
      <EmailField autoComplete="username" {...register('email')} error={errors.email?.message} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <p className="-mt-3">
        <Link
          href={withCallback(sitePath`/forgot-password`, callbackUrl)}
          className={textLinkAloneClass}
        >
          Forgot the password?
        </Link>
      </p>
      <Button
        type="submit"
        size="large"
        wide
        pending={signin.isPending || signin.isSuccess}
        pendingLabel="Signing in"
      >
        Sign in
      </Button>
    </form>
  );
}

function SignInFailure({ error }: { error: unknown }) {
  const refused = error instanceof ApiError && error.key === 'bad_credentials';
  return (
    <Notice tone="bad" title={messageFor('signin', error)}>
      {refused && 'Check both and try again. Nothing was locked.'}
    </Notice>
  );
}
