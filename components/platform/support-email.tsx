'use client';

import { createContext, type ReactNode, use } from 'react';
import { textLinkClass } from '@/components/ui/layout/text-link';

const SupportEmailContext = createContext<string | null>(null);

export function SupportEmail({ email, children }: { email: string; children: ReactNode }) {
  return <SupportEmailContext value={email}>{children}</SupportEmailContext>;
}

export function SupportLink({ className = textLinkClass }: { className?: string }) {
  const email = use(SupportEmailContext);
  if (email === null) throw new Error('SupportEmail is missing around this component');
  return (
    <a href={`mailto:${email}`} className={`${className} wrap-anywhere`}>
      {email}
    </a>
  );
}
