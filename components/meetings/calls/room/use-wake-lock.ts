'use client';

import { useEffect } from 'react';

/**
 * Keeps the screen on while it is mounted, if the browser can. The browser releases the lock when the page is hidden.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let left = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const asked = await navigator.wakeLock.request('screen');
      if (left) await asked.release();
      else lock = asked;
    };
    // A battery that runs low refuses it: the screen goes dark as ever.
    const keep = () => void ask().catch(() => {});
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', keep);
      void lock?.release().catch(() => {});
    };
  }, []);
}
