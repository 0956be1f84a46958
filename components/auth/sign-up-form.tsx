'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { type UseFormReturn, type UseFormSetError, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { PasswordField } from '@/components/ui/password-field';
import { textLinkClass } from '@/components/ui/text-link';
import { ApiError } from '@/lib/client/api-error';
import { useSignup } from '@/lib/client/auth';
import { messageFor } from '@/lib/client/messages';
import { carry, destinationOf, leaveFor, withOwnHash } from './destination';
import { PasswordRule } from './password-rule';
import { showFieldErrors } from './server-errors';
import {
  EMPTY_SIGN_UP,
  SIGN_UP_FIELDS,
  type SignUpFields,
  type SignUpValues,
  signUpResolver,
} from './sign-up-fields';

interface SignUpFormProps {
  /** A path of this site, or null for the own portal. */
  callbackUrl: string | null;
}

/** The parts of the form register their fields, so that the first wrong one in this order gets the focus. */
type SignUpFormState = UseFormReturn<SignUpFields, unknown, SignUpValues>;

export function SignUpForm({ callbackUrl }: SignUpFormProps) {
  const signup = useSignup();
  const form = useForm<SignUpFields, unknown, SignUpValues>({
    resolver: signUpResolver,
    defaultValues: EMPTY_SIGN_UP,
  });
  const { handleSubmit, setError } = form;
  const taken = isTaken(signup.error);

  const submit = handleSubmit(({ confirm_password: _same, ...fields }) => {
    const callback = withOwnHash(callbackUrl);
    signup.mutate(
      { ...fields, callback_url: callback },
      {
        onSuccess: (user) => leaveFor(destinationOf(user.type, callback)),
        onError: (error) => showRefusal(error, setError),
      },
    );
  });

  return (
    <form className="mt-6 grid gap-5" method="post" noValidate onSubmit={submit}>
      <NameFields form={form} />
      <ContactFields form={form} takenHelp={taken && <SignInInstead callbackUrl={callbackUrl} />} />
      <PasswordFields form={form} />
      {signup.isError && !taken && (
        <Notice tone="bad" title={messageFor('signup', signup.error)}>
          What you typed is still here.
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        wide
        pending={signup.isPending || signup.isSuccess}
        pendingLabel="Creating your account"
      >
        Create account
      </Button>
    </form>
  );
}

function NameFields({ form: { register, formState } }: { form: SignUpFormState }) {
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...register('first_name')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors.last_name?.message}
        {...register('last_name')}
      />
    </div>
  );
}

interface ContactFieldsProps {
  form: SignUpFormState;
  /** Below the address, when there is an account with it. */
  takenHelp: ReactNode;
}

function ContactFields({ form: { register, formState }, takenHelp }: ContactFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        help={takenHelp}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        help="With country code outside the Philippines."
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  );
}

function PasswordFields({ form: { control, register, formState } }: { form: SignUpFormState }) {
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={<PasswordRule password={password} />}
        error={errors.password?.message}
        {...register('password', { deps: 'confirm_password' })}
      />
      <PasswordField
        label="Repeat the password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...register('confirm_password')}
      />
    </>
  );
}

function SignInInstead({ callbackUrl }: { callbackUrl: string | null }) {
  return (
    <>
      Is it yours?{' '}
      <Link href={carry('/login', callbackUrl)} className={textLinkClass}>
        Sign in instead
      </Link>
    </>
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'email_taken';
}

function showRefusal(error: unknown, setError: UseFormSetError<SignUpFields>): void {
  if (isTaken(error)) {
    const message = messageFor('signup', error);
    setError('email', { type: 'server', message }, { shouldFocus: true });
  } else {
    showFieldErrors(error, SIGN_UP_FIELDS, setError);
  }
}
