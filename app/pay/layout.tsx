import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { GuestFrame } from '@/components/meetings/guests/guest-frame';
import { ServerClock } from '@/components/platform/server-clock';
import { SupportEmail } from '@/components/platform/support-email';
import { SkipLink } from '@/components/ui/layout/skip-link';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Layout for somebody who pays for a client: no header, no account. */
export default function PayerLayout({ children }: { children: ReactNode }) {
  return (
    <SupportEmail email={contacts().supportEmail}>
      <ServerClock now={requestNow()} />
      <SkipLink />
      <Queries>
        <GuestFrame>{children}</GuestFrame>
      </Queries>
    </SupportEmail>
  );
}
