import { setTimeout as sleep } from 'node:timers/promises';

/** An answer that takes longer keeps nobody waiting any more. */
const MAX_FLIGHT_MS = 5000;

/** Answers a request; `hasWaited` for others. */
type Ask = (hasWaited: boolean) => Promise<unknown>;

/**
 * Allows one flight at a time for a page: requests that come while others are being answered begin together afterwards.
 * Next gives all requests for a page the rendering that is under way, which may have read the database before they came.
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
