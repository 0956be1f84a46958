import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LawyerPortalShell } from '@/components/portal/frame/portal-shell';
import { Queries } from '@/lib/client/platform/queries';

export const metadata: Metadata = { robots: { index: false } };

export default function LawyerPortalLayout({ children }: { children: ReactNode }) {
  return (
    <LawyerPortalShell>
      <Queries>{children}</Queries>
    </LawyerPortalShell>
  );
}
