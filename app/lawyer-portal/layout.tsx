import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LawyerPortalShell } from '@/components/layout/portal-shell';

export const metadata: Metadata = { robots: { index: false } };

export default function LawyerPortalLayout({ children }: { children: ReactNode }) {
  return <LawyerPortalShell>{children}</LawyerPortalShell>;
}
