import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which other requests no longer wait for an answer. */
const MAX_FLIGHT_MS = 5000;

type Ask = (hasWaited: boolean) => Promise<unknown>;

/**
 * Allows one flight at a time for a page: requests that arrive during a flight begin together afterwards. Next shares
 * a rendering in progress with all requests for a page, which may have read the database before they came.
 */
export function createSingleFlight(maxFlightMs = MAX_FLIGHT_MS) {
  const waiting = new Map<string, Ask[]>();

  const begin = async (path: string, asks: readonly Ask[], hasWaited: boolean) => {
    const next: Ask[] = [];
    waiting.set(path, next);
    const answers = Promise.allSettled(asks.map((ask) => ask(hasWaited)));
    await Promise.race([answers, sleep(maxFlightMs, undefined, { ref: false })]);
    if (next.length > 0) void begin(path, next, true);
    else waiting.delete(path);
  };

  return function singleFlight(path: string, ask: Ask): void {
    const others = waiting.get(path);
    if (others) others.push(ask);
    else void begin(path, [ask], false);
  };
}
