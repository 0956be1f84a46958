'use client';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { SessionGuard } from '@/components/accounts/authentication/session-guard';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { ToastRegion } from '@/components/ui/feedback/toast-region';
import {
  currentSession,
  type Session,
  subscribeToSession,
} from '@/lib/client/accounts/session-store';
import { HYDRATED_EVENT, OFFLINE_TAP_EVENT } from '@/lib/inline/tap-events';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <ViewerAttribute />
      {children}
      <SessionGuard />
      <ToastRegion />
      <Taps />
    </>
  );
}

/**
 * Keeps `data-viewer` of the html element in sync with the session; `PRE_PAINT_SCRIPT` sets it before the first
 * paint. `lawyer` hides the site header, any value holds back the links for visitors until the viewer is known.
 */
function ViewerAttribute() {
  // Before anything is painted: a page that only the browser renders, as one that is not there, has lost the attribute.
  useLayoutEffect(() => {
    const apply = () => mark(currentSession());
    const stop = subscribeToSession(apply);
    apply();
    return stop;
  }, []);
  return null;
}

function mark({ status, user }: Session) {
  const root = document.documentElement;
  if (user) root.dataset.viewer = user.type === 'LAWYER' ? 'lawyer' : 'customer';
  else if (status === 'loading') root.dataset.viewer = 'unknown';
  else delete root.dataset.viewer;
}

/** The page's side of the inline script that answers taps (`lib/inline/taps.ts`). */
export function Taps() {
  // Before a press that made React hydrate at once has passed the page, or it would count twice.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);

  // All of the page is hydrated by now, but for what waits in a Suspense of its own: what was pressed too early is pressed once.
  useEffect(() => {
    // After a press that made React hydrate at once, which is done by itself and has lost its mark then.
    const timer = setTimeout(pressPending);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    window.addEventListener(OFFLINE_TAP_EVENT, sayOffline);
    return () => window.removeEventListener(OFFLINE_TAP_EVENT, sayOffline);
  }, []);
  return null;
}

function pressPending() {
  document.querySelector<HTMLButtonElement>('button[type="button"][data-pending]')?.click();
}

function sayOffline() {
  showToast('error', 'You are offline. Check your connection, then try again.');
}
