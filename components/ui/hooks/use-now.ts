'use client';

import { useEffect, useState } from 'react';
import { onClockChange, present } from '@/lib/clock';

const TICK_MS = 15_000;

/**
 * Returns the current time by the server's clock, epoch milliseconds; while hydrating, the instant of the request.
 * @param first the instant of the request
 * @param tickMs milliseconds between checks
 */
export function useNow(first: number, tickMs = TICK_MS): number {
  const [now, setNow] = useState(first);

  useEffect(() => {
    const tick = () => setNow(present());
    tick();
    const timer = setInterval(tick, tickMs);
    const stop = onClockChange(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [tickMs]);

  return now;
}
