import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SupportEmail } from '@/components/platform/support-email';
import { SiteFrame } from '@/components/site/layout/site-frame';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = { robots: { index: false } };

export default function CustomerPortalLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame contacts={contacts()}>
      <SupportEmail email={contacts().supportEmail}>
        <Queries>{children}</Queries>
      </SupportEmail>
    </SiteFrame>
  );
}
