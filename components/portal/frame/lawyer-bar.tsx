'use client';

import { NotificationsBell } from '@/components/notifications/notifications-bell';
import { Wordmark } from '@/components/site/layout/wordmark';
import { useSession } from '@/lib/client/accounts/session';
import { LawyerMenu } from './lawyer-menu';

/** The top bar of the lawyer portal. */
export function LawyerBar() {
  const { status, user } = useSession();
  return (
    <header className="on-dark sticky low:relative top-0 z-30 bg-teal-900 text-white print:hidden">
      <div className="flex h-header items-center gap-3 px-4 lg:px-6">
        <Wordmark href="/lawyer-portal" onDark />
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-3">
          {user && (
            <>
              <NotificationsBell
                userId={user._id}
                confirmed={status === 'authenticated' && user.email_verified}
                onDark
              />
              <LawyerMenu user={user} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}
