import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/site/layout/site-frame';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = { robots: { index: false } };

export default function CustomerPortalLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame contacts={contacts()}>
      <Queries>{children}</Queries>
    </SiteFrame>
  );
}
