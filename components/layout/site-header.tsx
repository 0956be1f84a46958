'use client';

import { classNames } from '@/components/ui/class-names';
import { useSession } from '@/lib/client/session';
import { AccountMenu } from './account-menu';
import { useScrolled } from './use-scrolled';
import { VisitorLinks } from './visitor-links';
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
        <div className="ml-auto flex min-w-0 items-center gap-2">
          {user ? <AccountMenu user={user} /> : <VisitorLinks />}
        </div>
      </div>
    </header>
  );
}
