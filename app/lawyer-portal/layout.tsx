import '../portal.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SignedIn } from '@/components/accounts/authentication/signed-in';
import { LiveMeetings } from '@/components/meetings/live-meetings';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { WorkingFor } from '@/components/platform/practice';
import { ServerClock } from '@/components/platform/server-clock';
import { SupportEmail } from '@/components/platform/support-email';
import { LawyerPortalShell } from '@/components/portal/frame/portal-shell';
import { WithoutSignal } from '@/components/portal/stored-meetings';
import { LiveWorkItems } from '@/components/work-items/live-work-items';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';
import { loadPortalFrame } from '../portal-frame';

export const metadata: Metadata = { robots: { index: false }, openGraph: null, twitter: null };

export default async function LawyerPortalLayout({ children }: { children: ReactNode }) {
  const { now, practice, user, notifications, queries } = await loadPortalFrame();
  const shown = practice && {
    id: practice.memberId,
    lawyerName: practice.lawyerName,
    rights: practice.rights,
  };
  return (
    <SignedIn user={user}>
      <ServerClock now={now} />
      <Queries>
        <LoadedQueries queries={queries}>
          <SupportEmail email={contacts().supportEmail}>
            <WorkingFor practice={shown}>
              <LawyerPortalShell
                notifications={notifications}
                supportPhone={contacts().supportPhone}
              >
                <LiveMeetings />
                <LiveWorkItems />
                <WithoutSignal />
                {children}
              </LawyerPortalShell>
            </WorkingFor>
          </SupportEmail>
        </LoadedQueries>
      </Queries>
    </SignedIn>
  );
}
