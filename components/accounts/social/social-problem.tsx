import Link from 'next/link';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  type SocialProblem as Problem,
  SOCIAL_NAMES,
  SOCIAL_PROBLEMS,
  SOCIAL_SERVICES,
} from '@/lib/domain/accounts/social';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';

interface SocialProblemProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
  /** A path of this site, or null for the own portal. */
  callbackUrl: SafePath | null;
}

/** Explains why coming back from Google or Facebook did not sign in, if the address says so. */
export async function SocialProblem({ searchParams, callbackUrl }: SocialProblemProps) {
  const query = await searchParams;
  const service = SOCIAL_SERVICES.find((one) => one === query.service);
  const problem = SOCIAL_PROBLEMS.find((one) => one === query.problem);
  if (!service || !problem) return null;
  const { title, text } = explain(SOCIAL_NAMES[service], callbackUrl)[problem];
  const isTheirChoice = problem === 'refused' || problem === 'no_email';
  return (
    <Notice tone={isTheirChoice ? 'info' : 'bad'} title={title} className="mt-6">
      {text}
    </Notice>
  );
}

interface Explanation {
  title: string;
  text: ReactNode;
}

function explain(name: string, callbackUrl: SafePath | null): Record<Problem, Explanation> {
  return {
    refused: {
      title: `Sign-in with ${name} was cancelled.`,
      text: 'You can try again, or use your email.',
    },
    expired: {
      title: `Signing in with ${name} did not work.`,
      text: 'It took too long, or you finished in a different browser. Please try again.',
    },
    unavailable: {
      title: `Signing in with ${name} isn’t available right now.`,
      text: 'Please try again in a moment, or use your email.',
    },
    no_email: {
      title: `${name} did not share your email with us.`,
      text: (
        <>
          We need it to send you confirmations of your meetings. Please{' '}
          <Link
            href={withCallback(sitePath`/signup/customer`, callbackUrl)}
            className={textLinkClass}
          >
            register with your email
          </Link>
          .
        </>
      ),
    },
    other_account: {
      title: 'There is already an account with this email.',
      text: (
        <>
          {name} hasn’t confirmed that this email is yours, so please sign in with your password. If
          you don’t have one,{' '}
          <Link
            href={withCallback(sitePath`/forgot-password`, callbackUrl)}
            className={textLinkClass}
          >
            set a password
          </Link>
          .
        </>
      ),
    },
    limited: {
      title: 'Too many attempts. Please try again later.',
      text: 'If you have an account, you can sign in with your email.',
    },
    suspended: {
      title: 'This account is suspended.',
      text: 'The email we sent you says why. If you think this is a mistake, please write to support.',
    },
  };
}
