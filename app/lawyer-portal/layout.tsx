import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SignedIn } from '@/components/accounts/authentication/signed-in';
import { LiveMeetings } from '@/components/meetings/live-meetings';
import { SupportEmail } from '@/components/platform/support-email';
import { LawyerPortalShell } from '@/components/portal/frame/portal-shell';
import { LiveWorkItems } from '@/components/work-items/live-work-items';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';
import { firstNotices } from '../first-notices';
import { signedInUser } from '../signed-in-user';

export const metadata: Metadata = { robots: { index: false } };

export default async function LawyerPortalLayout({ children }: { children: ReactNode }) {
  const [user, notices] = await Promise.all([signedInUser(), firstNotices()]);
  return (
    <SignedIn user={user}>
      <SupportEmail email={contacts().supportEmail}>
        <LawyerPortalShell notices={notices}>
          <Queries>
            <LiveMeetings />
            <LiveWorkItems />
            {children}
          </Queries>
        </LawyerPortalShell>
      </SupportEmail>
    </SignedIn>
  );
}
