'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { PasswordField } from '@/components/ui/forms/password-field';
import { factorMessage } from '@/lib/client/accounts/second-factor';
import { ApiError } from '@/lib/client/platform/api-error';
import { COPY } from '@/lib/contract/platform/copy';

interface PasswordFormProps {
  mutation: { error: Error | null; isPending: boolean };
  button: string;
  failure: string;
  variant?: 'primary' | 'danger';
  /** Fields above the password. */
  children?: ReactNode;
  onPassword: (password: string) => void;
}

export function PasswordForm(props: PasswordFormProps) {
  const { mutation, button, failure, variant = 'primary', children, onPassword } = props;
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { error } = mutation;
  const wrong = error instanceof ApiError ? error.fields.current_password : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onPassword(password);
  };
  return (
    <form className="mt-5 grid gap-5" noValidate method="post" onSubmit={submit}>
      {children}
      <PasswordField
        label="Your current password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing ? COPY.validation.required : wrong}
      />
      {error && !wrong && <Notice tone="bad" title={factorMessage(error, failure)} />}
      <Button
        type="submit"
        variant={variant}
        wide
        pending={mutation.isPending}
        pendingLabel="Checking"
      >
        {button}
      </Button>
    </form>
  );
}
