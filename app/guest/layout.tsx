import type { Metadata } from 'next';
import type { ReactNode } from 'react';
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

/** Layout for the guest of a video meeting: no header, no account. */
export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <SupportEmail email={contacts().supportEmail}>
      <ServerClock now={requestNow()} />
      <SkipLink />
      <Queries>{children}</Queries>
    </SupportEmail>
  );
}
