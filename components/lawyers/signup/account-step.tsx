'use client';

import {
  NameFields,
  NewEmailField,
  NewPasswordField,
  PhoneField,
} from '@/components/accounts/authentication/account-fields';
import { SignInInstead } from '@/components/accounts/authentication/sign-in-instead';
import { useTypedPassword } from '@/components/accounts/authentication/use-typed-password';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import type { LawyerForm } from './use-lawyer-form';

interface AccountStepProps {
  form: LawyerForm;
  taken: boolean;
  callbackUrl: SafePath | null;
}

export function AccountStep({ form, taken, callbackUrl }: AccountStepProps) {
  const { register, formState, setFocus, setValue } = form;
  const { errors } = formState;
  const email = useTypedPassword(form, 'email');
  const password = useTypedPassword(form, 'password');
  const names = [
    useTypedPassword(form, 'first_name'),
    useTypedPassword(form, 'last_name'),
    email,
  ].map((name) => name ?? '');
  const field = (name: 'first_name' | 'last_name' | 'email' | 'phone' | 'password') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  return (
    <>
      <NameFields first={field('first_name')} last={field('last_name')} />
      <p className="-mt-4.5 text-sm text-neutral-600">As they appear in the Roll of Attorneys.</p>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <NewEmailField
          {...field('email')}
          typed={email ?? ''}
          onMeant={(meant) => {
            setValue('email', meant, { shouldValidate: true });
            setFocus('email');
          }}
          help={taken && <SignInInstead callbackUrl={callbackUrl} />}
        />
        <PhoneField help="Never shown to clients." {...field('phone')} />
      </div>
      <NewPasswordField {...field('password')} typed={password ?? ''} names={names} />
    </>
  );
}
