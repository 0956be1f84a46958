import { BadgeCheck, Lock, Wallet } from 'lucide';
import type { Metadata } from 'next';
import Link from 'next/link';
import { bookingContext } from '@/app/booking-context';
import { signInPath } from '@/components/accounts/authentication/destination';
import { SignUpForm } from '@/components/accounts/authentication/sign-up-form';
import { SocialLinks } from '@/components/accounts/social/social-links';
import { withTitle } from '@/components/lawyers/practice';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { contacts } from '@/lib/contacts';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';
import { refusedForm } from '@/lib/server/platform/pipeline/refused-form';
import { socialServices } from '@/lib/social-sign-in';
import { invitationBehind } from './invitation';

export const metadata: Metadata = { title: 'Create an account' };

const POINTS = [
  { icon: <Icon of={Wallet} />, text: 'Signing up is free. You see the price before you book.' },
  { icon: <Icon of={BadgeCheck} />, text: 'The IBP ID of every listed lawyer was checked.' },
  {
    icon: <Icon of={Lock} />,
    text: 'Files you add to a meeting open for you and your lawyer alone.',
  },
];

export default async function SignupCustomerPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  const refused = await refusedForm(sitePath`/signup/customer`);
  const [context, invited] = await Promise.all([
    bookingContext(callbackUrl),
    invitationBehind(callbackUrl),
  ]);
  return (
    <AuthFrame
      title="Talk to a lawyer, from wherever you are."
      points={POINTS}
      contacts={contacts()}
    >
      <h1 className="text-3xl">Create an account</h1>
      <p className="mt-2 text-neutral-700">
        Have one already?{' '}
        <Link href={signInPath(callbackUrl)} className={textLinkClass}>
          Sign in
        </Link>
      </p>
      {context && <div className="mt-5">{context}</div>}
      {invited && (
        <p className="mt-3 text-neutral-700">
          {`To work for ${withTitle(invited.lawyerName)}. Your email is confirmed by the link that brought you here.`}
        </p>
      )}
      <SocialLinks services={socialServices()} callbackUrl={callbackUrl} />
      <SignUpForm callbackUrl={callbackUrl} refused={refused} invited={invited} />
    </AuthFrame>
  );
}
