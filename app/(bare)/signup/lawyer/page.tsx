import { BadgeCheck, ShieldCheck, Stamp, Wallet } from 'lucide';
import type { Metadata } from 'next';
import { LawyerSignUp } from '@/components/lawyers/signup/lawyer-sign-up';
import { AuthFrame } from '@/components/site/layout/auth-frame';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { contacts } from '@/lib/contacts';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';

export const metadata: Metadata = { title: 'Register as a lawyer' };

const POINTS = [
  {
    icon: <Icon of={BadgeCheck} />,
    text: 'A person checks your IDs. Clients see the date of the check.',
  },
  {
    icon: <Icon of={Wallet} />,
    text: 'Your fee is yours in full. Clients see it before they book.',
  },
  { icon: <Icon of={ShieldCheck} />, text: 'Nobody can pay for a better place in the list.' },
  {
    icon: <Icon of={Stamp} />,
    text: 'With a commission, people find your office as that of a notary public, too.',
  },
];

export default async function SignupLawyerPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  return (
    <AuthFrame title="Your name, your fee, your hours." points={POINTS} contacts={contacts()} wide>
      <NeedsScripts />
      <LawyerSignUp callbackUrl={callbackUrl} />
    </AuthFrame>
  );
}
