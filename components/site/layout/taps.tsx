'use client';

import { useEffect, useLayoutEffect } from 'react';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { HYDRATED_EVENT, OFFLINE_TAP_EVENT } from '@/lib/tap-events';

/** The page's side of the inline script that answers taps (`PRE_PAINT_SCRIPT`). */
export function Taps() {
  // Before a press that made React hydrate at once has passed the page, or it would count twice.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);

  useEffect(() => {
    window.addEventListener(OFFLINE_TAP_EVENT, sayOffline);
    return () => window.removeEventListener(OFFLINE_TAP_EVENT, sayOffline);
  }, []);
  return null;
}

function sayOffline() {
  showToast('error', 'You are offline. Check your connection, then try again.');
}
