import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SignedIn } from '@/components/accounts/authentication/signed-in';
import { LiveConnection } from '@/components/meetings/calls/live-connection';
import { LiveMeetings } from '@/components/meetings/live-meetings';
import { ServerClock } from '@/components/platform/server-clock';
import { SupportEmail } from '@/components/platform/support-email';
import { SkipLink } from '@/components/ui/layout/skip-link';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { signedInUser } from '../signed-in-user';

export const metadata: Metadata = { robots: { index: false } };

/** Layout of the video area: no header (specification, section 2). */
export default async function MeetingLayout({ children }: { children: ReactNode }) {
  return (
    <SignedIn user={await signedInUser()}>
      <SupportEmail email={contacts().supportEmail}>
        <ServerClock now={requestNow()} />
        <SkipLink />
        <Queries>
          <LiveConnection />
          <LiveMeetings />
          {children}
        </Queries>
      </SupportEmail>
    </SignedIn>
  );
}
