import { KeyRound, Mail } from 'lucide';
import type { Metadata } from 'next';
import { bookingContext } from '@/app/booking-context';
import { ForgotPassword } from '@/components/accounts/authentication/forgot-password';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { contacts } from '@/lib/contacts';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';

export const metadata: Metadata = { title: 'Forgot password', robots: { index: false } };

const POINTS = [
  { icon: <Icon of={Mail} />, text: 'The link comes by email and works once, within one hour.' },
  { icon: <Icon of={KeyRound} />, text: 'Your old password works until you set a new one.' },
];

export default async function ForgotPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  const context = await bookingContext(callbackUrl);
  return (
    <AuthFrame title="It happens to everyone." points={POINTS} contacts={contacts()}>
      <ForgotPassword callbackUrl={callbackUrl}>
        <NeedsScripts />
      </ForgotPassword>
      {context && <div className="mt-8">{context}</div>}
    </AuthFrame>
  );
}
