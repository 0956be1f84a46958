'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { hourOf } from '@/components/lawyers/times/model/open-times';
import { onClockChange, present } from '@/lib/clock';
import { MINUTE_MS } from '@/lib/domain/platform/time';

/**
 * Returns the start of the hour by the server's clock, kept up to date while the page is open. The first render uses
 * the hour of the request, so that it matches the server's.
 * @param requested instant of the request, epoch milliseconds
 */
export function useCurrentHour(requested: number): number {
  const server = useCallback(() => hourOf(requested), [requested]);
  return useSyncExternalStore(everyMinute, currentHour, server);
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  const stop = onClockChange(changed);
  return () => {
    clearInterval(timer);
    stop();
  };
}

function currentHour(): number {
  return hourOf(present());
}
