import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LiveMeetings } from '@/components/meetings/live-meetings';
import { SupportEmail } from '@/components/platform/support-email';
import { LawyerPortalShell } from '@/components/portal/frame/portal-shell';
import { LiveWorkItems } from '@/components/work-items/live-work-items';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = { robots: { index: false } };

export default function LawyerPortalLayout({ children }: { children: ReactNode }) {
  return (
    <SupportEmail email={contacts().supportEmail}>
      <LawyerPortalShell>
        <Queries>
          <LiveMeetings />
          <LiveWorkItems />
          {children}
        </Queries>
      </LawyerPortalShell>
    </SupportEmail>
  );
}
