'use client';

import Link from 'next/link';
import { useLater } from '@/components/ui/hooks/use-later';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { useSession } from '@/lib/client/accounts/session';

const loadOwnNext = () => import('./own-next').then(({ OwnNext }) => OwnNext);

/**
 * Strip above public pages, for signed-in clients only: an open payment, else the next meeting. Its space is reserved
 * before the first paint (`data-viewer`), and its content is loaded afterwards.
 */
export function OwnNextStrip() {
  const { status, user } = useSession();
  const asks = status === 'authenticated' && user?.type === 'CUSTOMER' && user.email_verified;
  const { code: OwnNext } = useLater(loadOwnNext, asks);
  return (
    <section
      data-only-for="customer"
      aria-label="Your next meeting"
      className="border-b border-teal-200 bg-teal-50 print:hidden"
    >
      <div className="mx-auto flex h-16 max-w-page items-center gap-4 px-4 lg:px-6">
        {asks && OwnNext ? <OwnNext otherwise={<YourMeetings />} /> : <YourMeetings />}
      </div>
    </section>
  );
}

function YourMeetings() {
  return (
    <Link href="/customer-portal" prefetch={false} className={textLinkAloneClass}>
      Your meetings
    </Link>
  );
}
