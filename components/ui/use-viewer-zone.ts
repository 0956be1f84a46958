'use client';

import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { differsFromManila } from '@/lib/domain/clock-labels';

/**
 * IANA name of the viewer's zone when their clock differs from Manila's at that instant, else null.
 *
 * @param instant epoch milliseconds
 */
export function useViewerZone(instant: number): string | null {
  return differing(useOwnZone(), instant);
}

/**
 * IANA name of the viewer's zone, asked for once by a list of times. Null on the server and while its page is revived, so
 * that a page is the same for everyone until the browser has spoken. It then speaks in a transition: a page of results
 * shows hundreds of times, and must not stand still while they get a second line. What appears later has the zone at
 * once: nothing moves.
 */
export function useOwnZone(): string | null {
  const reviving = useReviving();
  const [zone, setZone] = useState(() => (reviving ? null : ownZone()));
  useEffect(() => {
    // Outside of the transition, where a failure leads to the error page.
    const known = ownZone();
    startTransition(() => setZone(known));
  }, []);
  return zone;
}

/** The zone where its clock differs from Manila's at that instant (epoch milliseconds), else null. */
export function differing(zone: string | null, instant: number): string | null {
  return zone !== null && differsFromManila(instant, zone) ? zone : null;
}

/**
 * Whether this render has to repeat what the server drew: only then, and on the server, React asks for the second
 * snapshot. Both are the same, so that nothing is rendered again on account of it.
 */
function useReviving(): boolean {
  let reviving = false;
  useSyncExternalStore(never, nothing, () => {
    reviving = true;
    return nothing();
  });
  return reviving;
}

function never(): () => void {
  return nothing;
}

function nothing(): void {}

let own: string | null = null;

/** Asked for once: a page shows hundreds of times, and the answer is slow. */
function ownZone(): string | null {
  own ??= Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
  return own;
}
