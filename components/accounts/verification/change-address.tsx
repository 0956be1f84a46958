'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { CORRECT_ADDRESS_FAILURE, useCorrectAddress } from '@/lib/client/accounts/authentication';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { correctAddressInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { EmailField } from '../authentication/account-fields';
import { showFieldErrors } from '../authentication/server-errors';

const addressForm = correctAddressInput.pick({ email: true });
type AddressFields = z.input<typeof addressForm>;

interface ChangeAddressProps {
  callbackUrl: SafePath | null;
  onChanged: (email: string) => void;
  onVerified: () => void;
}

/** Corrects the address of a new account without asking for anything else again. */
export function ChangeAddress({ callbackUrl, onChanged, onVerified }: ChangeAddressProps) {
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed');
  if (state === 'open') {
    return (
      <AddressForm
        callbackUrl={callbackUrl}
        onChanged={(email) => {
          onChanged(email);
          setState('changed');
        }}
        onVerified={onVerified}
        onCancel={() => setState('closed')}
      />
    );
  }
  return (
    <>
      {state === 'changed' && (
        <Notice ref={focusOnMount} tabIndex={-1} className="mt-4" title="Your email was changed">
          We sent a new link there. The earlier one no longer works.
        </Notice>
      )}
      <p className="mt-2 text-neutral-700">
        Wrong address?{' '}
        <button
          type="button"
          className={`${textLinkClass} min-h-tap`}
          onClick={() => setState('open')}
        >
          Change it
        </button>
      </p>
    </>
  );
}

function AddressForm(props: ChangeAddressProps & { onCancel: () => void }) {
  const { callbackUrl, onChanged, onVerified, onCancel } = props;
  const correct = useCorrectAddress();
  const { register, handleSubmit, formState, setError, setFocus } = useForm<AddressFields>({
    resolver: zodResolver(addressForm, FIELD_MESSAGES),
    defaultValues: { email: '' },
  });
  useEffect(() => setFocus('email'), [setFocus]);

  const refused = (error: unknown) => {
    showFieldErrors(error, ['email'], setError);
    if (error instanceof ApiError && error.key === 'bad_transition') onVerified();
  };
  const submit = handleSubmit(({ email }) =>
    correct.mutate(
      { email, callback_url: callbackUrl },
      { onSuccess: (user) => onChanged(user.email), onError: refused },
    ),
  );
  const atField = formState.errors.email?.message;

  return (
    <form
      className="mt-4 grid gap-4 rounded border bg-neutral-50 p-4"
      method="post"
      noValidate
      onSubmit={submit}
    >
      {correct.isError && !atField && (
        <Notice tone="bad" title={messageFor(CORRECT_ADDRESS_FAILURE, correct.error)} />
      )}
      <EmailField label="New email" {...register('email')} error={atField} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={correct.isPending} pendingLabel="Sending">
          Send the link there
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
