'use client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { factorsQuery, hasFactor } from '@/lib/client/accounts/second-factor';

interface FactorBeforeProps {
  /** The action, as the middle of a sentence: `make a token`. */
  to: string;
  children: ReactNode;
}

/** Shows an action of the account settings, or what comes before it: a second factor, which they have as well. */
export function FactorBefore({ to, children }: FactorBeforeProps) {
  const { data } = useQuery(factorsQuery);
  if (!data || hasFactor(data)) return children;
  return (
    <p className="text-neutral-700">
      <span>{`To ${to}, first `}</span>
      <a href="#second-factor" className={textLinkClass}>
        add a second factor
      </a>
      <span>. It takes about a minute.</span>
    </p>
  );
}
