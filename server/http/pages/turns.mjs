import { setTimeout as sleep } from 'node:timers/promises';

/** An answer that takes longer keeps nobody waiting any more. */
const MAX_TURN_MS = 5000;

/**
 * Lets requests for one page take turns: those that come while others are being answered begin together afterwards.
 * Next gives all requests for a page the rendering that is under way, which may have read the database before they came.
 */
export function createTurns(maxTurnMs = MAX_TURN_MS) {
  const waiting = new Map();

  const begin = async (path, asks, hasWaited) => {
    waiting.set(path, []);
    const answers = Promise.allSettled(asks.map((ask) => ask(hasWaited)));
    await Promise.race([answers, sleep(maxTurnMs, undefined, { ref: false })]);
    const next = waiting.get(path);
    if (next.length > 0) void begin(path, next, true);
    else waiting.delete(path);
  };

  return function takeTurn(path, ask) {
    const others = waiting.get(path);
    if (others) others.push(ask);
    else void begin(path, [ask], false);
  };
}
