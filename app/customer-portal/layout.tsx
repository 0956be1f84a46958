import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { env } from '@/lib/env';

export const metadata: Metadata = { robots: { index: false } };

export default function CustomerPortalLayout({ children }: { children: ReactNode }) {
  return <SiteFrame supportEmail={env.SUPPORT_EMAIL}>{children}</SiteFrame>;
}
