import { KeyRound, LogOut } from 'lucide';
import type { Metadata } from 'next';
import { bookingContext } from '@/app/booking-context';
import { ResetPasswordForm } from '@/components/accounts/authentication/reset-password-form';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { contacts } from '@/lib/contacts';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';

export const metadata: Metadata = { title: 'Set a new password', robots: { index: false } };

const POINTS = [
  {
    icon: <Icon of={KeyRound} />,
    text: 'Choose one you use nowhere else; a password manager helps.',
  },
  { icon: <Icon of={LogOut} />, text: 'All devices are signed out, so only you know it.' },
];

interface ResetPasswordPageProps {
  params: Promise<{ token: string }>;
  searchParams: SearchParams;
}

export default async function ResetPasswordPage({ params, searchParams }: ResetPasswordPageProps) {
  const { token } = await params;
  const callbackUrl = await callbackUrlOf(searchParams);
  const context = await bookingContext(callbackUrl);
  return (
    <AuthFrame title="A fresh key." points={POINTS} contacts={contacts()}>
      <h1 className="text-3xl">Set a new password</h1>
      <NeedsScripts />
      <ResetPasswordForm token={token} callbackUrl={callbackUrl} />
      {context && <div className="mt-8">{context}</div>}
    </AuthFrame>
  );
}
