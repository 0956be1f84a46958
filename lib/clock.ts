/**
 * The one clock of the product. On the server it is the server's own; in a browser it is the device's, put right by what the
 * server said: a laptop that is a quarter of an hour off must not be shut out of its call.
 */

/** How much the server is ahead of this device: at least and at most so many milliseconds, both negative where it is behind. */
interface Difference {
  readonly least: number;
  readonly most: number;
}

/** An instant by the server's clock, and between which two by the clock of this device it was; epoch milliseconds. */
export interface ServerTime {
  readonly at: number;
  /** How much later than `at` it may have been: what carries it may have no fractions of a second. */
  readonly within?: number;
  readonly sent: number;
  readonly received: number;
}

/** A difference that is worth a word, milliseconds. */
const NOTABLE_MS = 120_000;

const listeners = new Set<() => void>();
let known: Difference = { least: 0, most: 0 };

/** Returns the present by the server's clock, epoch milliseconds. */
export function present(): number {
  return Date.now() + clockDifference();
}

/**
 * Returns what is added to the clock of this device, milliseconds: the least that agrees with what the server said, since the
 * rest of a difference may be a slow line.
 */
export function clockDifference(): number {
  return Math.min(Math.max(0, known.least), known.most);
}

/** Returns by how much the clock of this device is behind (ahead where negative), or 0 where it is not worth a word. */
export function notableDifference(): number {
  const difference = clockDifference();
  return Math.abs(difference) > NOTABLE_MS ? difference : 0;
}

/**
 * Learns from an instant that the server named. What agrees with what is known makes it more exact; what contradicts it takes
 * its place, because the clock of the device was set meanwhile.
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

/** Calls back whenever the present is another than was thought; returns what ends that. */
export function onClockChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
