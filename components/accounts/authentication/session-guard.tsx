'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { FullScreenSpinner } from '@/components/ui/display/spinner';
import { useSession } from '@/lib/client/accounts/session';
import { onSessionEnd } from '@/lib/client/accounts/session-store';
import { isGuarded } from '@/lib/domain/platform/guards';
import { parseSafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';

/**
 * Guards a page that needs a session in the browser: a full-screen spinner while the status loads, and a redirect to
 * /login when the session ends. The middleware and the page have already checked access.
 */
export function SessionGuard() {
  const { status } = useSession();
  const guarded = isGuarded(usePathname());

  useEffect(() => onSessionEnd(leaveGuardedPage), []);

  if (!guarded || status !== 'loading') return null;
  // Late, so that a quick answer does not flash over a page that is drawn already.
  return (
    <div className="animate-appear [animation-delay:300ms] [animation-fill-mode:both]">
      <FullScreenSpinner />
    </div>
  );
}

function leaveGuardedPage(): void {
  const { pathname, search, hash } = window.location;
  if (isGuarded(pathname)) {
    window.location.assign(
      withCallback(sitePath`/login?ended=1`, parseSafePath(`${pathname}${search}${hash}`)),
    );
  }
}
