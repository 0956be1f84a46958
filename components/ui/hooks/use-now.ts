'use client';

import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/**
 * The present, epoch milliseconds: what the request knew while hydrating, then the browser's clock.
 *
 * @param first the instant of the request
 * @param tickMs how often it is looked at
 */
export function useNow(first: number, tickMs = TICK_MS): number {
  const [now, setNow] = useState(first);

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);

  return now;
}
