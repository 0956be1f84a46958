import { Clock, Video } from 'lucide';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { bookingContext } from '@/app/booking-context';
import { SignInForm } from '@/components/accounts/authentication/sign-in-form';
import { SignUpForm } from '@/components/accounts/authentication/sign-up-form';
import { SocialLinks } from '@/components/accounts/social/social-links';
import { SocialProblem } from '@/components/accounts/social/social-problem';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icons/icon';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { contacts } from '@/lib/contacts';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';
import { refusedForm } from '@/lib/server/platform/pipeline/refused-form';
import { socialServices } from '@/lib/social-sign-in';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

const POINTS = [
  {
    icon: <Icon of={Video} />,
    text: 'Your meetings, with times, files and payments in one place.',
  },
  { icon: <Icon of={Clock} />, text: 'All times are Philippine time, with yours beside them.' },
];

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  const context = await bookingContext(callbackUrl);
  const { ended: isEnded, sign_in: asked } = await searchParams;
  const ended = isEnded === '1';
  const refused = await refusedForm(sitePath`/login`);
  // Whoever asked to sign in, or just tried to, has an account.
  const isNew = context !== null && !ended && asked !== '1' && refused === null;
  const signIn = <SignInForm callbackUrl={callbackUrl} refused={refused} />;
  return (
    <AuthFrame
      title={context ? 'Talk to a lawyer, from wherever you are.' : 'Good to have you back.'}
      points={POINTS}
      contacts={contacts()}
    >
      {isNew ? (
        <>
          <h1 className="text-3xl">Create an account or sign in</h1>
          <div className="mt-5">{context}</div>
          <SocialProblem searchParams={searchParams} callbackUrl={callbackUrl} />
          <NewClient callbackUrl={callbackUrl} signIn={signIn} />
        </>
      ) : (
        <>
          <Returning signUp={withCallback(sitePath`/signup/customer`, callbackUrl)} />
          {ended ? (
            <SessionEnded context={context} />
          ) : (
            context && <div className="mt-5">{context}</div>
          )}
          <SocialProblem searchParams={searchParams} callbackUrl={callbackUrl} />
          <SocialLinks services={socialServices()} callbackUrl={callbackUrl} />
          {signIn}
        </>
      )}
    </AuthFrame>
  );
}

/** Shows sign-in to a user whose session has just ended; they return to the page they were on. */
function SessionEnded({ context }: { context: ReactNode }) {
  return (
    <>
      <Notice tone="waiting" className="mt-5" title="You were signed out">
        {context
          ? 'What you wrote is kept on this device. Sign in to go on with your booking.'
          : 'Sign in to go on where you were.'}
      </Notice>
      {context && <div className="mt-5">{context}</div>}
    </>
  );
}

function Returning({ signUp }: { signUp: SafePath }) {
  return (
    <>
      <h1 className="text-3xl">Sign in</h1>
      <p className="mt-2 text-neutral-700">
        New here?{' '}
        <Link href={signUp} className={textLinkClass}>
          Create an account
        </Link>
      </p>
    </>
  );
}

interface NewClientProps {
  callbackUrl: SafePath | null;
  signIn: ReactNode;
}

/** Shows the sign-up with the sign-in folded: a visitor who has just chosen a time is usually new. */
function NewClient({ callbackUrl, signIn }: NewClientProps) {
  return (
    <>
      <Accordion className="mt-5">
        <AccordionItem title="I have an account" wide>
          {signIn}
        </AccordionItem>
      </Accordion>
      <SocialLinks services={socialServices()} callbackUrl={callbackUrl} />
      <SignUpForm callbackUrl={callbackUrl} refused={null} />
    </>
  );
}
