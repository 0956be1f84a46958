import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LiveConnection } from '@/components/meetings/calls/live-connection';
import { LiveMeetings } from '@/components/meetings/live-meetings';
import { SupportEmail } from '@/components/platform/support-email';
import { SkipLink } from '@/components/ui/layout/skip-link';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = { robots: { index: false } };

/** The video area: no header (specification, section 2). */
export default function MeetingLayout({ children }: { children: ReactNode }) {
  return (
    <SupportEmail email={contacts().supportEmail}>
      <SkipLink />
      <Queries>
        <LiveConnection />
        <LiveMeetings />
        {children}
      </Queries>
    </SupportEmail>
  );
}
