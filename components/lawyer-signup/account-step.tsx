'use client';

import Link from 'next/link';
import { useWatch } from 'react-hook-form';
import { carry } from '@/components/auth/destination';
import { PasswordRule } from '@/components/auth/password-rule';
import { TextField } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { textLinkClass } from '@/components/ui/text-link';
import type { LawyerForm } from './use-lawyer-form';

interface AccountStepProps {
  form: LawyerForm;
  /** There is an account with this address. */
  taken: boolean;
  callbackUrl: string | null;
}

export function AccountStep({ form, taken, callbackUrl }: AccountStepProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
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
      <p className="-mt-4.5 text-sm text-neutral-600">As they stand in the Roll of Attorneys.</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          help={taken && <SignInInstead callbackUrl={callbackUrl} />}
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          help="Never shown to clients."
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          label="Password"
          autoComplete="new-password"
          help={<PasswordRule password={password ?? ''} />}
          error={errors.password?.message}
          {...register('password', { deps: 'confirm_password' })}
        />
        <PasswordField
          label="Repeat the password"
          autoComplete="new-password"
          error={errors.confirm_password?.message}
          {...register('confirm_password')}
        />
      </div>
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
