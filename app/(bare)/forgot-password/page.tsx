import { KeyRound, Mail } from 'lucide';
import type { Metadata } from 'next';
import { bookingContext } from '@/app/booking-context';
import { ForgotPasswordForm } from '@/components/accounts/authentication/forgot-password-form';
import { callbackUrlOf, type SearchParams } from '@/components/accounts/authentication/query-value';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = { title: 'Forgot password', robots: { index: false } };

const POINTS = [
  { icon: <Icon of={Mail} />, text: 'The link comes by email and works once, within one hour.' },
  { icon: <Icon of={KeyRound} />, text: 'Until a new password is set, the old one works.' },
];

export default async function ForgotPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  const context = await bookingContext(callbackUrl);
  return (
    <AuthFrame title="It happens to everyone." points={POINTS} contacts={contacts()}>
      <h1 className="text-3xl">Forgot password?</h1>
      <p className="mt-2 text-neutral-700">
        Type the email address of your account. We mail you a link to set a new password.
      </p>
      <NeedsScripts />
      <ForgotPasswordForm callbackUrl={callbackUrl} />
      {context && <div className="mt-8">{context}</div>}
    </AuthFrame>
  );
}
