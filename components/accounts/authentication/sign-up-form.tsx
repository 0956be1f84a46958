'use client';

import { type UseFormSetError, useForm, useWatch } from 'react-hook-form';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { useSignup } from '@/lib/client/accounts/authentication';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { EmailField, NameFields, NewPasswordFields, PhoneField } from './account-fields';
import { destinationOf, leaveFor, withOwnHash } from './destination';
import { showFieldErrors } from './server-errors';
import { SignInInstead } from './sign-in-instead';
import {
  EMPTY_SIGN_UP,
  SIGN_UP_FIELDS,
  type SignUpFields,
  type SignUpValues,
  signUpResolver,
} from './sign-up-fields';
import { TermsLinks } from './terms-links';

interface SignUpFormProps {
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
}

export function SignUpForm({ callbackUrl }: SignUpFormProps) {
  const signup = useSignup();
  const form = useForm<SignUpFields, unknown, SignUpValues>({
    resolver: signUpResolver,
    defaultValues: EMPTY_SIGN_UP,
  });
  const { control, register, handleSubmit, formState, setError } = form;
  const typed = useWatch({ control, name: 'password' });
  const field = (name: keyof SignUpFields) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
  const taken = isTaken(signup.error);

  const submit = handleSubmit(({ confirm_password: _same, ...fields }) => {
    const callback = withOwnHash(callbackUrl);
    signup.mutate(
      { ...fields, consent: true, callback_url: callback },
      {
        onSuccess: (user) => leaveFor(destinationOf(user.type, callback)),
        onError: (error) => showRefusal(error, setError),
      },
    );
  });

  return (
    <form className="mt-6 grid gap-5" method="post" noValidate onSubmit={submit}>
      <NameFields first={field('first_name')} last={field('last_name')} />
      <EmailField {...field('email')} help={taken && <SignInInstead callbackUrl={callbackUrl} />} />
      <PhoneField optional {...field('phone')} />
      <NewPasswordFields
        typed={typed}
        password={{ ...field('password'), ...register('password', { deps: 'confirm_password' }) }}
        repeated={field('confirm_password')}
      />
      {signup.isError && !taken && (
        <Notice tone="bad" title={messageFor('signup', signup.error)}>
          What you typed is still here.
        </Notice>
      )}
      <p className="text-sm text-neutral-700">
        By creating an account you accept the <TermsLinks />.
      </p>
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
