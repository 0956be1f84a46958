'use client';

import { Newspaper } from 'lucide';
import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import { NotificationsBell } from '@/components/notifications/notifications-bell';
import { HeldTimesLater } from '@/components/portal/meetings/held-times-later';
import { classNames } from '@/components/ui/class-names';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { useSession } from '@/lib/client/accounts/session';
import { AccountMenu } from './account-menu';
import { VisitorLinks, VisitorLinksWithoutScript } from './visitor-links';
import { Wordmark } from './wordmark';

/** For visitors and customers. A lawyer never sees it: hidden by `data-viewer` before it is even hydrated. */
export function SiteHeader() {
  const { status, user } = useSession();
  const scrolled = useScrolled();
  if (user?.type === 'LAWYER') return null;
  return (
    <header
      data-hidden-for="lawyer"
      className={classNames(
        'sticky low:relative top-0 z-30 border-b bg-neutral-50 transition-shadow print:hidden',
        scrolled && 'shadow',
      )}
    >
      <div className="mx-auto flex h-header max-w-page items-center gap-2 px-4 lg:px-6">
        <Wordmark />
        <Link
          href="/blog"
          prefetch={false}
          className={classNames(
            buttonClass({ variant: 'plain' }),
            'whitespace-nowrap max-md:px-2.5 max-md:text-sm md:ml-2',
            // A visitor's phone has it in the drawer.
            user ? 'max-sm:-mx-1 max-sm:px-3' : 'max-sm:hidden',
          )}
        >
          <Icon of={Newspaper} className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Legal Insights</span>
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {user ? (
            <>
              <NotificationsBell
                userId={user._id}
                confirmed={status === 'authenticated' && user.email_verified}
                pinned={<HeldTimesLater />}
              />
              <AccountMenu user={user} />
            </>
          ) : (
            <VisitorLinks />
          )}
        </div>
      </div>
      {!user && <VisitorLinksWithoutScript />}
    </header>
  );
}

/** Whether the page is scrolled away from its top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
