'use client';

import Link from 'next/link';
import { NotificationsBell } from '@/components/notifications/notifications-bell';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { useSession } from '@/lib/client/session';
import { AccountMenu } from './account-menu';
import { useScrolled } from './use-scrolled';
import { VisitorLinks, VisitorLinksWithoutScript } from './visitor-links';
import { Wordmark } from './wordmark';

/** For visitors and customers. A lawyer never sees it: hidden by `data-viewer` before it is even hydrated. */
export function SiteHeader() {
  const { user } = useSession();
  const scrolled = useScrolled();
  if (user?.type === 'LAWYER') return null;
  return (
    <header
      data-hidden-for="lawyer"
      className={classNames(
        'sticky top-0 z-30 border-b bg-neutral-50 transition-shadow print:hidden',
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
            'whitespace-nowrap max-sm:hidden max-md:px-2.5 max-md:text-sm md:ml-2',
          )}
        >
          Legal Insights
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {user ? (
            <>
              <NotificationsBell />
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
