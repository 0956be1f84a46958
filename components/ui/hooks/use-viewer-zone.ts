'use client';

import { useSyncExternalStore } from 'react';
import { differsFromManila, type Zone } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { knownZone } from '@/lib/domain/platform/zones';

/**
 * Returns the viewer's zone if their clock differs from Manila's at that instant, else null.
 * @param instant epoch milliseconds
 */
export function useViewerZone(instant: number): Zone | null {
  return differing(useOwnZone(), instant);
}

/**
 * Returns the viewer's zone. Null on the server and while hydrating, so that the markup matches; components mounted
 * later have it at once.
 */
export function useOwnZone(): Zone | null {
  return useSyncExternalStore(never, ownZone, noZone);
}

/**
 * Returns the zone if its clock differs from Manila's at that instant (epoch milliseconds), else null; null too if it
 * has no name.
 */
export function differing(zone: Zone | null, instant: number): Zone | null {
  return zone !== null && differsFromManila(instant, zone) && zone.name !== '' ? zone : null;
}

/** Never notifies: a browser does not change its zone while a page is open. */
function never(): () => void {
  return () => {};
}

export function ownZone(): Zone {
  return OWN_ZONE;
}

function noZone(): null {
  return null;
}

let known: string | undefined;

/**
 * The browser's own zone. Its offsets are cheap; its name, which is slow to read with `Intl`, is read only when
 * shown.
 */
const OWN_ZONE: Zone = {
  get name() {
    known ??= knownZone(readZone());
    return known;
  },
  offsetAt: (instant) => -new Date(instant).getTimezoneOffset() * MINUTE_MS,
};

/**
 * Reads the zone from Temporal, which is immediate; `Intl` builds a whole calendar first: some 15 milliseconds, four
 * times as many on a phone.
 */
function readZone(): string | undefined {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  try {
    return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
