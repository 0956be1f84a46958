import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LiveMeetings } from '@/components/meetings/live-meetings';
import { SupportEmail } from '@/components/platform/support-email';
import { ClientSide, ClientTabs } from '@/components/portal/frame/client-navigation';
import { SiteFrame } from '@/components/site/layout/site-frame';
import { LiveWorkItems } from '@/components/work-items/live-work-items';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = { robots: { index: false } };

export default function CustomerPortalLayout({ children }: { children: ReactNode }) {
  return (
    <div className="max-lg:pb-bar low:pb-0 print:pb-0">
      <SiteFrame contacts={contacts()}>
        <SupportEmail email={contacts().supportEmail}>
          <div className="mx-auto flex max-w-page">
            <ClientSide />
            <div className="min-w-0 flex-1">
              <Queries>
                <LiveMeetings />
                <LiveWorkItems />
                {children}
              </Queries>
            </div>
          </div>
        </SupportEmail>
      </SiteFrame>
      <ClientTabs />
    </div>
  );
}
