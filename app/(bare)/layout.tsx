import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/layout/skip-link';
import { Queries } from '@/lib/client/platform/queries';

export const metadata: Metadata = { robots: { index: false } };

/** Layout of the pages without the site header: sign-in, sign-up, recovery, the check of a lawyer. Most use an `AuthFrame`. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Queries>{children}</Queries>
    </>
  );
}
