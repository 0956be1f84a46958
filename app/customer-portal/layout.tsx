import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CustomerPortalShell } from '@/components/layout/portal-shell';

export const metadata: Metadata = { robots: { index: false } };

export default function CustomerPortalLayout({ children }: { children: ReactNode }) {
  return <CustomerPortalShell>{children}</CustomerPortalShell>;
}
