import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SignedIn } from '@/components/accounts/authentication/signed-in';
import { PracticeLine } from '@/components/lawyers/members/practice-line';
import { LiveMeetings } from '@/components/meetings/live-meetings';
import { WorkingFor } from '@/components/platform/practice';
import { SupportEmail } from '@/components/platform/support-email';
import { LawyerPortalShell } from '@/components/portal/frame/portal-shell';
import { WithoutSignal } from '@/components/portal/next-meetings-kept';
import { LiveWorkItems } from '@/components/work-items/live-work-items';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { firstNotices } from '../first-notices';
import { signedInUser } from '../signed-in-user';

export const metadata: Metadata = { robots: { index: false }, openGraph: null, twitter: null };

export default async function LawyerPortalLayout({ children }: { children: ReactNode }) {
  const [actor, user, notices] = await Promise.all([
    currentActor(),
    signedInUser(),
    firstNotices(),
  ]);
  const practice = actor?.practice ?? null;
  const shown = practice && {
    id: practice.memberId,
    lawyerName: practice.lawyerName,
    rights: practice.rights,
  };
  const line = practice && (
    <Queries>
      <PracticeLine />
    </Queries>
  );
  return (
    <SignedIn user={user}>
      <SupportEmail email={contacts().supportEmail}>
        <WorkingFor practice={shown}>
          <LawyerPortalShell notices={notices} line={line} supportPhone={contacts().supportPhone}>
            <Queries>
              <LiveMeetings />
              <LiveWorkItems />
              <WithoutSignal />
              {children}
            </Queries>
          </LawyerPortalShell>
        </WorkingFor>
      </SupportEmail>
    </SignedIn>
  );
}
