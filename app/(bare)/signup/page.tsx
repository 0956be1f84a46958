import { BadgeCheck, ChevronRight, Scale, UserRound, Wallet } from 'lucide';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { bookingContext } from '@/app/booking-context';
import { signInPath } from '@/components/accounts/authentication/destination';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { contacts } from '@/lib/contacts';
import { sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';

export const metadata: Metadata = { title: 'Register' };

const POINTS = [
  { icon: <Icon of={Wallet} />, text: 'Signing up is free. Prices stand beside every lawyer.' },
  { icon: <Icon of={BadgeCheck} />, text: 'The IBP ID of every listed lawyer was checked.' },
];

export default async function SignupPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  const context = await bookingContext(callbackUrl);
  return (
    <AuthFrame title="Where clients and lawyers meet." points={POINTS} contacts={contacts()}>
      <h1 className="text-3xl">Create an account</h1>
      <p className="mt-2 text-neutral-700">
        Have one already?{' '}
        <Link href={signInPath(callbackUrl)} className={textLinkClass}>
          Sign in
        </Link>
      </p>
      {context && <div className="mt-6">{context}</div>}
      <ul className="mt-6 grid gap-3">
        <Choice
          href={withCallback(sitePath`/signup/customer`, callbackUrl)}
          icon={<Icon of={UserRound} />}
          title="I need a lawyer"
          text="Compare lawyers, book a time, and meet by video or phone."
        />
        <Choice
          href={withCallback(sitePath`/signup/lawyer`, callbackUrl)}
          icon={<Icon of={Scale} />}
          title="I am a lawyer"
          text="Offer consultations at your fee, and be found as a notary public. Have your IBP ID and a government ID at hand."
        />
      </ul>
    </AuthFrame>
  );
}

interface ChoiceProps {
  href: string;
  icon: ReactNode;
  title: string;
  text: string;
}

function Choice({ href, icon, title, text }: ChoiceProps) {
  return (
    <li className="relative flex items-center gap-4 rounded border border-neutral-400 bg-white p-4 transition-colors hover:border-teal-800 hover:bg-teal-50">
      <span className="grid size-12 shrink-0 place-items-center rounded bg-teal-50 text-teal-800 [&>svg]:size-6">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-lg font-semibold">
          <Link href={href} className="stretch rounded">
            {title}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-neutral-700">{text}</p>
      </div>
      <Icon of={ChevronRight} className="size-5 shrink-0 text-neutral-600" />
    </li>
  );
}
