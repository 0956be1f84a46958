'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { factorsQuery } from '@/lib/client/accounts/second-factor';

interface FactorNeededProps {
  what: string;
  /** Risk without a second factor, as the end of a sentence. */
  why?: string;
}

/** Tells a lawyer without a second factor why an action needs one, and where to add it. */
export function FactorNeeded({ what, why = 'redirect your money' }: FactorNeededProps) {
  const { data } = useQuery(factorsQuery);
  if (!data || data.app_since !== null || data.passkeys.length > 0) return null;
  return (
    <Notice tone="waiting" title="Add a second factor first">
      {what} needs more than your password, so that nobody else can {why}. Add a passkey or an
      authenticator app{' '}
      <Link
        href="/lawyer-portal/account-settings/security#second-factor"
        prefetch={false}
        className={textLinkClass}
      >
        in your account settings
      </Link>
      . It takes about a minute.
    </Notice>
  );
}
