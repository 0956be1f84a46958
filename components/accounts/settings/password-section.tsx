'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck } from 'lucide';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useTypedPassword } from '@/components/accounts/authentication/use-typed-password';
import { Notice } from '@/components/ui/feedback/notice';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { CHANGE_PASSWORD_FAILURE, useChangePassword } from '@/lib/client/accounts/authentication';
import { messageFor } from '@/lib/client/platform/messages';
import { changePasswordInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { COPY } from '@/lib/contract/platform/copy';
import { NewPasswordFields } from '../authentication/account-fields';
import { showFieldErrors } from '../authentication/server-errors';
import { SettingsSection } from './settings-section';

const passwordForm = changePasswordInput
  .extend({ confirm_password: z.string().min(1, COPY.validation.required) })
  .refine((value) => value.confirm_password === value.new_password, {
    path: ['confirm_password'],
    message: COPY.validation.passwordsDiffer,
  });
type PasswordFields = z.input<typeof passwordForm>;
const FIELDS = ['current_password', 'new_password', 'confirm_password'] as const;

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  return (
    <SettingsSection id="password" intro="Changing it signs you out on every other device.">
      {hasPassword ? (
        <PasswordForm />
      ) : (
        <p>
          You sign in without a password. To set one, sign out and choose “Forgot password?” on the
          sign-in page.
        </p>
      )}
    </SettingsSection>
  );
}

function PasswordForm() {
  const save = useChangePassword();
  const form = useForm<PasswordFields>({
    resolver: zodResolver(passwordForm, FIELD_MESSAGES),
    defaultValues: { current_password: '', new_password: '', confirm_password: '' },
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  const { errors } = formState;
  const wanted = useTypedPassword(form, 'new_password');
  const submit = handleSubmit(({ confirm_password: _same, ...fields }) =>
    save.mutate(fields, {
      onSuccess: () => reset(),
      onError: (error) => showFieldErrors(error, FIELDS, setError),
    }),
  );
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <NewPasswordFields
        label="New password"
        repeatLabel="Repeat the new password"
        typed={wanted}
        password={{
          ...register('new_password', { deps: 'confirm_password' }),
          error: errors.new_password?.message,
        }}
        repeated={{ ...register('confirm_password'), error: errors.confirm_password?.message }}
      />
      {save.isError && (
        <Notice tone="bad" title={messageFor(CHANGE_PASSWORD_FAILURE, save.error)} />
      )}
      {save.isSuccess && (
        <Notice
          icon={<Icon of={CircleCheck} className="mt-0.5 size-5" />}
          title="Your new password is set"
        >
          You were signed out on all other devices.
        </Notice>
      )}
      <SubmitButton
        variant="outline"
        className="justify-self-start"
        pending={save.isPending}
        pendingLabel="Saving"
      >
        Change the password
      </SubmitButton>
    </form>
  );
}
