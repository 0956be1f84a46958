'use client';

import { useSyncExternalStore } from 'react';
import { differsFromManila } from '@/lib/domain/clock-labels';

/**
 * IANA name of the viewer's zone when their clock differs from Manila's at that instant, else null. Null on the server
 * and in the first render too, so that a page is the same for everyone until the browser has spoken.
 *
 * @param instant epoch milliseconds
 */
export function useViewerZone(instant: number): string | null {
  const zone = useSyncExternalStore(never, ownZone, () => null);
  return zone !== null && differsFromManila(instant, zone) ? zone : null;
}

function never(): () => void {
  return () => {};
}

let own: string | null = null;

/** Asked for once: a page shows hundreds of times, and the answer is slow. */
function ownZone(): string | null {
  own ??= Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
  return own;
}
