'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { useSendResetMail } from '@/lib/client/accounts/authentication';
import { messageFor } from '@/lib/client/platform/messages';
import { resetMailInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { EmailField } from './account-fields';
import { withOwnHash } from './destination';

const addressForm = resetMailInput.pick({ email: true });
type AddressFields = z.input<typeof addressForm>;

interface ForgotPasswordFormProps {
  /** Where to go on after signing in with the new password. */
  callbackUrl: SafePath | null;
}

/** The same text whether or not the address has an account, so that accounts cannot be enumerated. */
export function ForgotPasswordForm({ callbackUrl }: ForgotPasswordFormProps) {
  const sending = useSendResetMail();
  const { register, handleSubmit, formState, getValues } = useForm<AddressFields>({
    resolver: zodResolver(addressForm, FIELD_MESSAGES),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email }) =>
    sending.mutate({ email, callback_url: withOwnHash(callbackUrl) }),
  );
  if (sending.isSuccess) {
    return <LinkSent email={getValues('email')} onAgain={() => sending.reset()} />;
  }
  return (
    <form className="mt-6 grid gap-5" method="post" noValidate onSubmit={submit}>
      {sending.isError && <Notice tone="bad" title={messageFor('sendResetMail', sending.error)} />}
      <EmailField
        autoComplete="username"
        {...register('email')}
        error={formState.errors.email?.message}
      />
      <SubmitButton size="large" wide pending={sending.isPending} pendingLabel="Sending">
        Send the link
      </SubmitButton>
      <p>
        <Link href={withCallback(sitePath`/login`, callbackUrl)} className={textLinkAloneClass}>
          Back to sign in
        </Link>
      </p>
    </form>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Notice title="Please look into your mail">
        If {email} has an account, a link to set a new password is on its way. It works for one
        hour. Nothing there? Look into the spam folder too.
      </Notice>
      <Button variant="outline" onClick={onAgain}>
        Try another address
      </Button>
    </div>
  );
}
