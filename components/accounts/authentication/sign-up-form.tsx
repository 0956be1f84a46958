'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormSetError, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { SIGNUP_FAILURE, useSignup } from '@/lib/client/accounts/authentication';
import { ApiError } from '@/lib/client/platform/api-error';
import { refusalError } from '@/lib/client/platform/form-refusal';
import { messageFor } from '@/lib/client/platform/messages';
import { signUpForm } from '@/lib/contract/accounts/sign-up-form';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { NameFields, NewEmailField, NewPasswordField, OneNameBox } from './account-fields';
import { destinationOf, leaveFor, withOwnHash } from './destination';
import { showFieldErrors } from './server-errors';
import { SignInInstead } from './sign-in-instead';
import { TermsLinks } from './terms-links';
import { useTypedPassword } from './use-typed-password';

type SignUpFields = z.input<typeof signUpForm>;

type SignUpValues = z.output<typeof signUpForm>;

const signUpResolver = zodResolver(signUpForm, FIELD_MESSAGES);

const SIGN_UP_FIELDS = [
  'first_name',
  'last_name',
  'one_name',
  'email',
  'password',
] as const satisfies readonly (keyof SignUpFields)[];

const EMPTY_SIGN_UP = {
  first_name: '',
  last_name: '',
  one_name: false,
  email: '',
  password: '',
} satisfies SignUpFields;

interface SignUpFormProps {
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
  refused: FormRefusal | null;
  /** Open invitation to this address alone, whose token proves it. */
  invited?: { token: string; email: string } | null;
}

/** A plain form until it hydrates; app/forms/sign-up answers it until then. */
export function SignUpForm({ callbackUrl, refused, invited }: SignUpFormProps) {
  const signup = useSignup();
  const typedBefore = {
    ...EMPTY_SIGN_UP,
    ...refused?.values,
    one_name: Boolean(refused?.values.one_name),
    ...(invited && { email: invited.email }),
  };
  const form = useForm<SignUpFields, unknown, SignUpValues>({
    resolver: signUpResolver,
    defaultValues: typedBefore,
  });
  const { register, handleSubmit, formState, setError, setFocus, setValue } = form;
  const typedEmail = useTypedPassword(form, 'email');
  const typedPassword = useTypedPassword(form, 'password');
  const oneName = useTypedPassword(form, 'one_name') === true;
  const firstName = useTypedPassword(form, 'first_name');
  const lastName = useTypedPassword(form, 'last_name');
  const names = [firstName, oneName ? '' : lastName, typedEmail].map((name) => name ?? '');
  const failure = signup.isIdle ? refusalError(refused) : signup.error;
  const taken = isTaken(failure);
  const wrongBefore = signup.isIdle ? wrongFields(failure) : {};
  const field = (name: Exclude<keyof typeof EMPTY_SIGN_UP, 'one_name'>) => ({
    ...register(name),
    defaultValue: typedBefore[name],
    error: formState.errors[name]?.message ?? wrongBefore[name],
  });

  const submit = handleSubmit((fields) => {
    const callback = withOwnHash(callbackUrl);
    signup.mutate(
      { ...fields, consent: true, callback_url: callback, invitation: invited?.token },
      {
        onSuccess: (user) => leaveFor(destinationOf(user.type, callback)),
        onError: (error) => showRefusal(error, setError),
      },
    );
  });

  return (
    <form
      className="mt-6 grid gap-5"
      method="post"
      action={withCallback(sitePath`/forms/sign-up`, callbackUrl)}
      noValidate
      onSubmit={submit}
    >
      <NameFields first={field('first_name')} last={field('last_name')} oneName={oneName} />
      {invited && <input type="hidden" name="invitation" value={invited.token} />}
      <NewEmailField
        {...field('email')}
        readOnly={Boolean(invited)}
        typed={typedEmail}
        onMeant={(email) => {
          setValue('email', email, { shouldValidate: true });
          setFocus('email');
        }}
        help={
          taken ? (
            <SignInInstead callbackUrl={callbackUrl} />
          ) : (
            invited && 'The invitation works with this address alone.'
          )
        }
      />
      <NewPasswordField {...field('password')} typed={typedPassword} names={names} />
      <OneNameBox {...register('one_name')} defaultChecked={typedBefore.one_name} />
      {failure && !taken && <SignUpFailure error={failure} plain={signup.isIdle} />}
      <p className="text-sm text-neutral-700">
        By creating an account, you accept the <TermsLinks />.
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

function SignUpFailure({ error, plain }: { error: Error; plain: boolean }) {
  return (
    <Notice tone="bad" title={messageFor(SIGNUP_FAILURE, error)}>
      {plain
        ? 'Please enter your password again. The rest is still here.'
        : 'What you typed is still here.'}
    </Notice>
  );
}

function wrongFields(error: Error | null): Readonly<Record<string, string>> {
  if (isTaken(error)) return { email: messageFor(SIGNUP_FAILURE, error) };
  return error instanceof ApiError ? error.fields : {};
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'email_taken';
}

function showRefusal(error: unknown, setError: UseFormSetError<SignUpFields>): void {
  if (isTaken(error)) {
    const message = messageFor(SIGNUP_FAILURE, error);
    setError('email', { type: 'server', message }, { shouldFocus: true });
  } else {
    showFieldErrors(error, SIGN_UP_FIELDS, setError);
  }
}
