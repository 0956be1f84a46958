'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { CHANGE_SETTINGS_FAILURE, useChangeSettings } from '@/lib/client/accounts/settings';
import { messageFor } from '@/lib/client/platform/messages';
import { type Account, emailForm } from '@/lib/contract/accounts/settings';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { EmailField } from '../authentication/account-fields';
import { showFieldErrors } from '../authentication/server-errors';
import { SettingsSection } from './settings-section';

type EmailFields = z.input<typeof emailForm>;
const FIELDS = ['email', 'current_password'] as const;

export function EmailSection({ account }: { account: Account }) {
  const save = useChangeSettings();
  const { register, handleSubmit, formState, setError, reset } = useForm<EmailFields>({
    resolver: zodResolver(emailForm, FIELD_MESSAGES),
    defaultValues: { email: '', current_password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess: () => reset(),
      onError: (error) => showFieldErrors(error, FIELDS, setError),
    }),
  );
  return (
    <SettingsSection
      id="email"
      intro="You sign in with it, and we send your confirmations and reminders there. A new email replaces it once you confirm it."
    >
      <p>
        <span className="block text-sm text-neutral-600">Current email</span>
        <span className="font-medium wrap-anywhere">{account.user.email}</span>
      </p>
      <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
        <EmailField label="New email" {...register('email')} error={errors.email?.message} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...register('current_password')}
        />
        {save.isError && (
          <Notice tone="bad" title={messageFor(CHANGE_SETTINGS_FAILURE, save.error)} />
        )}
        {account.pending_email && (
          <Notice tone="waiting" title={`We sent a link to ${account.pending_email}`}>
            Open it within 24 hours to start using this address. Until then, nothing changes.
          </Notice>
        )}
        <SubmitButton
          variant="outline"
          className="justify-self-start"
          pending={save.isPending}
          pendingLabel="Sending the link"
        >
          Change the email
        </SubmitButton>
      </form>
    </SettingsSection>
  );
}
