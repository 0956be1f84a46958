import '../portal.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SignedIn } from '@/components/accounts/authentication/signed-in';
import { LiveMeetings } from '@/components/meetings/live-meetings';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { ServerClock } from '@/components/platform/server-clock';
import { SupportEmail } from '@/components/platform/support-email';
import { ClientAccount } from '@/components/portal/frame/client-account';
import { ClientSide, ClientTabs } from '@/components/portal/frame/client-navigation';
import { StoredMeetings } from '@/components/portal/stored-meetings';
import { SiteFrame } from '@/components/site/layout/site-frame';
import { SupportFooter } from '@/components/site/layout/support-footer';
import { LiveWorkItems } from '@/components/work-items/live-work-items';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';
import { loadPortalFrame } from '../portal-frame';

export const metadata: Metadata = { robots: { index: false }, openGraph: null, twitter: null };

export default async function CustomerPortalLayout({ children }: { children: ReactNode }) {
  const { now, user, notifications, queries } = await loadPortalFrame();
  return (
    <SignedIn user={user}>
      <ServerClock now={now} />
      <Queries>
        <LoadedQueries queries={queries}>
          <div className="max-lg:pb-bar low:pb-0 print:pb-0">
            <SupportEmail email={contacts().supportEmail}>
              <SiteFrame
                contacts={contacts()}
                account={<ClientAccount notifications={notifications} />}
                footer={
                  <SupportFooter
                    phone={contacts().supportPhone}
                    className="mx-auto w-full max-w-page border-t px-4 py-2 lg:px-6"
                  />
                }
              >
                <div className="mx-auto flex max-w-page">
                  <ClientSide />
                  <div className="min-w-0 flex-1">
                    <LiveMeetings />
                    <LiveWorkItems />
                    <StoredMeetings
                      supportEmail={contacts().supportEmail}
                      supportPhone={contacts().supportPhone}
                    />
                    {children}
                  </div>
                </div>
              </SiteFrame>
            </SupportEmail>
            <ClientTabs />
          </div>
        </LoadedQueries>
      </Queries>
    </SignedIn>
  );
}
