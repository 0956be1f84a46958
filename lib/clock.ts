/**
 * The one clock of the product. On the server it is the server's own; in a browser it is the device's, corrected by
 * the server's: a laptop that is a quarter of an hour off must not be shut out of its call.
 */

/** Lower and upper bound by which the server is ahead of this device, milliseconds; negative where it is behind. */
interface Difference {
  readonly least: number;
  readonly most: number;
}

/** An instant by the server's clock, and the interval of the device clock in which it was; epoch milliseconds. */
export interface ServerTime {
  readonly at: number;
  /** How much later than `at` it may have been: the source may have no fractions of a second. */
  readonly within?: number;
  readonly sent: number;
  readonly received: number;
}

/** Smallest difference worth showing, milliseconds. */
const NOTABLE_MS = 120_000;

const listeners = new Set<() => void>();
let known: Difference = { least: 0, most: 0 };

/** Returns the current time by the server's clock, epoch milliseconds. */
export function present(): number {
  return Date.now() + clockDifference();
}

/**
 * Returns the correction of the device clock, milliseconds: the smallest consistent with the server's times, since
 * the rest of a difference may be network delay.
 */
export function clockDifference(): number {
  return Math.min(Math.max(0, known.least), known.most);
}

/**
 * Returns by how much the clock of this device is behind (ahead where negative), or 0 where it is not worth showing.
 */
export function notableDifference(): number {
  const difference = clockDifference();
  return Math.abs(difference) > NOTABLE_MS ? difference : 0;
}

/**
 * Learns from a server time. A consistent one narrows the known bounds; a contradicting one replaces them, because
 * the device clock was set meanwhile.
 */
export function learnServerTime({ at, within = 0, sent, received }: ServerTime): void {
  if (typeof window === 'undefined' || !(received >= sent)) return;
  const before = clockDifference();
  const found = { least: at - received, most: at + within - sent };
  const agrees = found.least <= known.most && known.least <= found.most;
  known = agrees
    ? { least: Math.max(found.least, known.least), most: Math.min(found.most, known.most) }
    : found;
  if (clockDifference() !== before) for (const changed of listeners) changed();
}

/** Calls back whenever the correction changes; returns the unsubscribe function. */
export function onClockChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
