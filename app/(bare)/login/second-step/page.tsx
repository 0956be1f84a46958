import { KeyRound, ShieldCheck } from 'lucide';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import Link from 'next/link';
import { signInPath } from '@/components/accounts/authentication/destination';
import { SecondStep } from '@/components/accounts/second-factor/second-step';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { contacts } from '@/lib/contacts';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { getSecondStep } from '@/lib/server/accounts/authentication/second-step-operations';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';
import { load } from '@/lib/server/platform/pipeline/load';
import { refusedForm } from '@/lib/server/platform/pipeline/refused-form';

export const metadata: Metadata = { title: 'Second step', robots: { index: false } };

const POINTS = [
  { icon: <Icon of={ShieldCheck} />, text: 'Your password was right. One step is left.' },
  { icon: <Icon of={KeyRound} />, text: 'No phone at hand? A recovery code will do.' },
];

export default async function SecondStepPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  const cookie = (await headers()).get('cookie');
  const { step: ways } = await load(getSecondStep, {}, null, undefined, cookie);
  const signIn = signInPath(callbackUrl);
  return (
    <AuthFrame title="Almost there." points={POINTS} contacts={contacts()}>
      <h1 className="text-3xl">{ways ? 'Confirm that it is you' : 'Please sign in again'}</h1>
      {ways ? (
        <SecondStep
          ways={ways}
          callbackUrl={callbackUrl}
          refused={await refusedForm(sitePath`/login/second-step`)}
        />
      ) : (
        <Notice tone="waiting" className="mt-5" title="This sign-in took too long">
          For your safety, the second step has to follow the password within a few minutes.
        </Notice>
      )}
      <p className="mt-6">
        <Link href={signIn} className={buttonClass({ variant: 'outline', wide: true })}>
          {ways ? 'Start again' : 'Back to sign in'}
        </Link>
      </p>
    </AuthFrame>
  );
}
