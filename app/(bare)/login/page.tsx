import { Clock, Video } from 'lucide';
import type { Metadata } from 'next';
import Link from 'next/link';
import { callbackUrlOf, type SearchParams } from '@/components/accounts/authentication/query-value';
import { SignInForm } from '@/components/accounts/authentication/sign-in-form';
import { SocialLinks } from '@/components/accounts/authentication/social-links';
import { SocialProblem } from '@/components/accounts/authentication/social-problem';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { sitePath, withCallback } from '@/lib/domain/platform/safe-path';
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
  return (
    <AuthFrame title="Good to have you back." points={POINTS}>
      <h1 className="text-3xl">Sign in</h1>
      <p className="mt-2 text-neutral-700">
        New here?{' '}
        <Link
          href={withCallback(sitePath`/signup/customer`, callbackUrl)}
          className={textLinkClass}
        >
          Create an account
        </Link>
      </p>
      <SocialProblem searchParams={searchParams} callbackUrl={callbackUrl} />
      <SocialLinks services={socialServices()} callbackUrl={callbackUrl} />
      <SignInForm callbackUrl={callbackUrl} />
    </AuthFrame>
  );
}
