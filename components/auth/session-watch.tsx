'use client';

import { useEffect } from 'react';
import { useSession } from '@/lib/client/session';
import { onSessionEnd } from '@/lib/client/session-store';
import { isGuarded, withCallback } from '@/lib/domain/guards';

/** Keeps the page in step with the session: a guarded page without one is left, a lawyer sees no site header. */
export function SessionWatch() {
  const { status, user } = useSession();
  const isLawyer = user?.type === 'LAWYER';

  useEffect(() => onSessionEnd(leaveGuardedPage), []);

  useEffect(() => {
    // Before the answer the mark that was set before the first paint stands.
    if (status === 'loading') return;
    if (isLawyer) document.documentElement.dataset.viewer = 'lawyer';
    else delete document.documentElement.dataset.viewer;
  }, [status, isLawyer]);

  return null;
}

function leaveGuardedPage(): void {
  const { pathname, search, hash } = window.location;
  if (isGuarded(pathname)) {
    window.location.assign(withCallback('/login', `${pathname}${search}${hash}`));
  }
}
