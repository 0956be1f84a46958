'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { SavedNote } from '@/components/ui/feedback/saved';
import { CoolDownButton } from '@/components/ui/forms/cool-down-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useCoolDown } from '@/components/ui/hooks/use-cool-down';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { SEND_RESET_MAIL_FAILURE, useSendResetMail } from '@/lib/client/accounts/authentication';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { resetMailInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { EmailField } from './account-fields';
import { signInPath, withOwnHash } from './destination';

const addressForm = resetMailInput.pick({ email: true });
type AddressFields = z.input<typeof addressForm>;

/** Seconds between two emails a person may request here. */
const PAUSE_SECONDS = 60;

interface ForgotPasswordProps {
  callbackUrl: SafePath | null;
  children?: ReactNode;
}

/** Shows the same text whether or not the address has an account, so that accounts cannot be enumerated. */
export function ForgotPassword({ callbackUrl, children }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return <LinkSent email={sentTo} callbackUrl={callbackUrl} onOther={() => setSentTo(null)} />;
  }
  return (
    <>
      <h1 className="text-3xl">Forgot password?</h1>
      <p className="mt-2 text-neutral-700">
        Enter the email of your account. We’ll send you a link to set a new password.
      </p>
      {children}
      <AddressForm callbackUrl={callbackUrl} onSent={setSentTo} />
    </>
  );
}

interface AddressFormProps {
  callbackUrl: SafePath | null;
  onSent: (email: string) => void;
}

function AddressForm({ callbackUrl, onSent }: AddressFormProps) {
  const sending = useSendResetMail();
  const { register, handleSubmit, formState } = useForm<AddressFields>({
    resolver: zodResolver(addressForm, FIELD_MESSAGES),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email }) =>
    sending.mutate(
      { email, callback_url: withOwnHash(callbackUrl) },
      { onSuccess: () => onSent(email) },
    ),
  );
  return (
    <form className="mt-6 grid gap-5" method="post" noValidate onSubmit={submit}>
      {sending.isError && (
        <Notice tone="bad" title={messageFor(SEND_RESET_MAIL_FAILURE, sending.error)} />
      )}
      <EmailField
        autoComplete="username"
        {...register('email')}
        error={formState.errors.email?.message}
      />
      <SubmitButton size="large" wide pending={sending.isPending} pendingLabel="Sending">
        Send the link
      </SubmitButton>
      <p>
        <BackToSignIn callbackUrl={callbackUrl} />
      </p>
    </form>
  );
}

interface LinkSentProps {
  email: string;
  callbackUrl: SafePath | null;
  onOther: () => void;
}

function LinkSent({ email, callbackUrl, onOther }: LinkSentProps) {
  const again = useSendResetMail();
  const [left, pause] = useCoolDown(PAUSE_SECONDS);
  const send = () => {
    again.mutate(
      { email, callback_url: withOwnHash(callbackUrl) },
      {
        onSuccess: () => pause(PAUSE_SECONDS),
        onError: (error) => {
          if (error instanceof ApiError && error.retryAfter) pause(error.retryAfter);
        },
      },
    );
  };
  return (
    <>
      <h1 ref={focusOnMount} tabIndex={-1} className="text-3xl">
        Check your email
      </h1>
      <p className="mt-2 text-neutral-700">
        If <strong className="font-semibold wrap-anywhere">{email}</strong> has an account, a link
        to set a new password is on its way there. It works for one hour.
      </p>
      <p className="mt-2 text-neutral-700">Not there after a few minutes? Check the spam folder.</p>
      <div className="mt-6 grid gap-3">
        <CoolDownButton
          left={left}
          waiting={`Send it again in ${left} s`}
          pending={again.isPending}
          onPress={send}
        >
          Send it again
        </CoolDownButton>
        <SavedNote text={again.isSuccess ? 'We sent it again' : null} />
        {again.isError && (
          <Notice tone="bad" title={messageFor(SEND_RESET_MAIL_FAILURE, again.error)} />
        )}
        <p className="flex flex-wrap gap-x-6">
          <button type="button" className={textLinkAloneClass} onClick={onOther}>
            Use another email
          </button>
          <BackToSignIn callbackUrl={callbackUrl} />
        </p>
      </div>
    </>
  );
}

function BackToSignIn({ callbackUrl }: { callbackUrl: SafePath | null }) {
  return (
    <Link href={signInPath(callbackUrl)} className={textLinkAloneClass}>
      Back to sign in
    </Link>
  );
}
