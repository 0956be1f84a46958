'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { PasswordField } from '@/components/ui/forms/password-field';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { SIGNIN_FAILURE, useSignin } from '@/lib/client/accounts/authentication';
import { canUsePasskeys } from '@/lib/client/accounts/passkeys';
import { ApiError } from '@/lib/client/platform/api-error';
import { refusalError } from '@/lib/client/platform/form-refusal';
import { messageFor } from '@/lib/client/platform/messages';
import { deleteStoredMeetings } from '@/lib/client/platform/offline';
import { signinInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { EmailField } from './account-fields';
import { destinationOf, leaveFor, withOwnHash } from './destination';

// Once the form can be used, and where a passkey can.
const PasskeySignIn = dynamic(
  () => import('./passkey-sign-in').then((file) => file.PasskeySignIn),
  { ssr: false },
);

type SignInFields = z.input<typeof signinInput>;

interface SignInFormProps {
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
  refused: FormRefusal | null;
}

/** A plain form until it hydrates; app/forms/sign-in answers it until then. */
export function SignInForm({ callbackUrl, refused }: SignInFormProps) {
  const signin = useSignin();
  const typed = refused?.values.email ?? '';
  const failure = signin.isIdle ? refusalError(refused) : signin.error;
  const wrong = failure instanceof ApiError ? failure.fields : {};
  const { register, handleSubmit, formState, setFocus } = useForm<SignInFields>({
    resolver: zodResolver(signinInput, FIELD_MESSAGES),
    defaultValues: { email: typed, password: '' },
  });
  const { errors } = formState;
  const place = useRef<HTMLDivElement>(null);
  const offersPasskeys = useOffersPasskeys(place);
  // Nobody is signed in here: the session before ended somewhere else.
  useEffect(() => void deleteStoredMeetings(), []);

  const submit = handleSubmit((fields) =>
    signin.mutate(fields, {
      onSuccess: (answer) => {
        const back = withOwnHash(callbackUrl);
        leaveFor(
          'second_step' in answer
            ? withCallback(sitePath`/login/second-step`, back)
            : destinationOf(answer.type, back),
        );
      },
      onError: () => setFocus('password', { shouldSelect: true }),
    }),
  );

  return (
    <>
      <form
        className="mt-6 grid gap-5"
        method="post"
        action={withCallback(sitePath`/forms/sign-in`, callbackUrl)}
        noValidate
        onSubmit={submit}
      >
        {failure && Object.keys(wrong).length === 0 && <SignInFailure error={failure} />}
        <EmailField
          autoComplete="username webauthn"
          defaultValue={typed}
          {...register('email')}
          error={errors.email?.message ?? wrong.email}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          autoFocus={refused !== null}
          error={errors.password?.message ?? wrong.password}
          {...register('password')}
        />
        <p className="-mt-3">
          <Link
            href={withCallback(sitePath`/forgot-password`, callbackUrl)}
            className={textLinkAloneClass}
          >
            Forgot password?
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
      {/* As high as its button, so that nothing moves when that comes. */}
      <div ref={place} className="mt-3 min-h-12">
        {offersPasskeys && <PasskeySignIn callbackUrl={callbackUrl} />}
      </div>
    </>
  );
}

/** Whether a passkey can be used here, once the form is in sight: in a fold it asks the server for nothing before. */
function useOffersPasskeys(place: RefObject<HTMLElement | null>): boolean {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const fold = place.current?.closest('details');
    const look = () => {
      if (fold?.open ?? true) setOffered(canUsePasskeys());
    };
    look();
    fold?.addEventListener('toggle', look);
    return () => fold?.removeEventListener('toggle', look);
  }, [place]);
  return isOffered;
}

function SignInFailure({ error }: { error: unknown }) {
  const refused = error instanceof ApiError && error.key === 'bad_credentials';
  return (
    <Notice tone="bad" title={messageFor(SIGNIN_FAILURE, error)}>
      {refused && 'Check your email and password, then try again. Your account is not locked.'}
    </Notice>
  );
}
