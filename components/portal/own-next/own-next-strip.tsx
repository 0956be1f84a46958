'use client';

import Link from 'next/link';
import { useLater } from '@/components/ui/hooks/use-later';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { useSession } from '@/lib/client/accounts/session';

const loadOwnNext = () => import('./own-next').then(({ OwnNext }) => OwnNext);

/**
 * Above a page that visitors read, for a signed-in client alone: what is to be paid, else the next meeting. Its place is kept
 * before the first paint (`data-viewer`), and what fills it is fetched afterwards.
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
