'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { hourOf } from '@/components/lawyers/times/model/open-times';
import { MINUTE_MS } from '@/lib/domain/platform/time';

/**
 * Start of the hour on the viewer's clock, kept up to date while the page is open. The first render takes the hour of
 * the request, so that it is the same as the server's.
 *
 * @param requested instant of the request, epoch milliseconds
 */
export function useCurrentHour(requested: number): number {
  const server = useCallback(() => hourOf(requested), [requested]);
  return useSyncExternalStore(everyMinute, currentHour, server);
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
}

function currentHour(): number {
  return hourOf(Date.now());
}
