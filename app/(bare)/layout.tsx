import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';

/** Pages without the site header: sign-in, sign-up, recovery. They stand in an `AuthFrame`. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {children}
    </>
  );
}
