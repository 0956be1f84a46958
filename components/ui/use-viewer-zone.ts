'use client';

import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { differsFromManila, type Zone } from '@/lib/domain/clock-labels';
import { MINUTE_MS } from '@/lib/domain/time';

/**
 * The viewer's zone when their clock differs from Manila's at that instant, else null.
 *
 * @param instant epoch milliseconds
 */
export function useViewerZone(instant: number): Zone | null {
  return differing(useOwnZone(), instant);
}

/**
 * The viewer's zone. Null on the server and while its page is revived, so that a page is the same for everyone until the
 * browser has spoken. It then speaks in a transition: a page of results shows hundreds of times, and must not stand
 * still while they get a second line. What appears later has the zone at once: nothing moves.
 */
export function useOwnZone(): Zone | null {
  const reviving = useReviving();
  const [zone, setZone] = useState(() => (reviving ? null : OWN_ZONE));
  useEffect(() => startTransition(() => setZone(OWN_ZONE)), []);
  return zone;
}

/**
 * The viewer's zone for a list of times, of which a page has many. It speaks to one list after the other, in frames of
 * their own: ten lists at once are hundreds of second lines, and a long wait for whoever presses something meanwhile.
 */
export function useOwnZoneInTurn(): Zone | null {
  const reviving = useReviving();
  const [zone, setZone] = useState(() => (reviving ? null : OWN_ZONE));
  useEffect(() => {
    if (zone === null) return inTurn(() => startTransition(() => setZone(OWN_ZONE)));
  }, [zone]);
  return zone;
}

/** The zone where its clock differs from Manila's at that instant (epoch milliseconds), else null. */
export function differing(zone: Zone | null, instant: number): Zone | null {
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

/** Longer than a frame takes to be drawn, milliseconds. */
const FRAME_MS = 20;

let turn = Promise.resolve();

/** Runs when those before have been drawn. Returns how to leave the queue. */
function inTurn(run: () => void): () => void {
  let isWaiting = true;
  turn = turn.then(() => {
    if (!isWaiting) return;
    run();
    return new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  });
  return () => {
    isWaiting = false;
  };
}

function never(): () => void {
  return nothing;
}

function nothing(): void {}

let known: string | undefined;

/** The browser's own. Its offsets are at hand; its name, which `Intl` takes long to find, is asked for where it is shown. */
const OWN_ZONE: Zone = {
  get name() {
    known ??= zoneName();
    return known;
  },
  offsetAt: (instant) => -new Date(instant).getTimezoneOffset() * MINUTE_MS,
};

/** Temporal knows it at once, `Intl` makes a whole calendar first: some 15 milliseconds, four times as many on a phone. */
function zoneName(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
