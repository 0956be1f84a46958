import { BadgeCheck, ShieldCheck, Wallet } from 'lucide-react';
import type { Metadata } from 'next';
import { callbackUrlOf, type SearchParams } from '@/components/auth/query-value';
import { LawyerSignUp } from '@/components/lawyer-signup/lawyer-sign-up';
import { AuthFrame } from '@/components/layout/auth-frame';

export const metadata: Metadata = { title: 'Register as a lawyer' };

const POINTS = [
  { icon: <BadgeCheck />, text: 'A person checks your IDs. Clients see the date of the check.' },
  { icon: <Wallet />, text: 'Your fee is yours in full. Clients see it before they book.' },
  { icon: <ShieldCheck />, text: 'Nobody can pay for a better place in the list.' },
];

export default async function SignupLawyerPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  return (
    <AuthFrame title="Your name, your fee, your hours." points={POINTS} wide>
      <LawyerSignUp callbackUrl={callbackUrl} />
    </AuthFrame>
  );
}
