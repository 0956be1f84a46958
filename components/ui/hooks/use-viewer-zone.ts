'use client';

import { useSyncExternalStore } from 'react';
import { differsFromManila, type Zone } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { knownZone } from '@/lib/domain/platform/zones';

/**
 * The viewer's zone when their clock differs from Manila's at that instant, else null.
 *
 * @param instant epoch milliseconds
 */
export function useViewerZone(instant: number): Zone | null {
  return differing(useOwnZone(), instant);
}

/**
 * The viewer's zone. Null on the server and while hydrating, so that a page is the same for everyone until the browser has
 * spoken; what appears later has the zone at once.
 */
export function useOwnZone(): Zone | null {
  return useSyncExternalStore(never, ownZone, noZone);
}

/** The zone where its clock differs from Manila's at that instant (epoch milliseconds), else null; null too where it has no name. */
export function differing(zone: Zone | null, instant: number): Zone | null {
  return zone !== null && differsFromManila(instant, zone) && zone.name !== '' ? zone : null;
}

/** A browser does not change its zone while a page is open. */
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

/** The browser's own. Its offsets are cheap; its name, which `Intl` takes long to find, is read where it is shown. */
const OWN_ZONE: Zone = {
  get name() {
    known ??= knownZone(readZone());
    return known;
  },
  offsetAt: (instant) => -new Date(instant).getTimezoneOffset() * MINUTE_MS,
};

/** Temporal knows it at once, `Intl` makes a whole calendar first: some 15 milliseconds, four times as many on a phone. */
function readZone(): string | undefined {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  try {
    return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
