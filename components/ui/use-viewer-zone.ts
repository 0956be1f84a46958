'use client';

import { startTransition, useEffect, useState } from 'react';
import { differsFromManila } from '@/lib/domain/clock-labels';

/**
 * IANA name of the viewer's zone when their clock differs from Manila's at that instant, else null. Null on the server
 * and in the first render too, so that a page is the same for everyone until the browser has spoken. It then speaks in a
 * transition: a page of results shows hundreds of times, and must not stand still while they get a second line.
 *
 * @param instant epoch milliseconds
 */
export function useViewerZone(instant: number): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const own = ownZone();
    const shown = own !== null && differsFromManila(instant, own) ? own : null;
    startTransition(() => setZone(shown));
  }, [instant]);
  return zone;
}

let own: string | null = null;

/** Asked for once: a page shows hundreds of times, and the answer is slow. */
function ownZone(): string | null {
  own ??= Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
  return own;
}
