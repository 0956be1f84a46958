'use client';

import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until an instant, counted from the server's clock, since the viewer's may be wrong.
 * @param until epoch milliseconds
 * @param serverTime the server's clock when it answered, epoch milliseconds
 */
export function useSecondsLeft(until: number, serverTime: number): number {
  const [passed, setPassed] = useState({ since: serverTime, ms: 0 });
  useEffect(() => {
    const began = performance.now();
    const tick = () => setPassed({ since: serverTime, ms: performance.now() - began });
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [serverTime]);
  const ms = passed.since === serverTime ? passed.ms : 0;
  return Math.max(0, Math.ceil((until - serverTime - ms) / 1000));
}
