import type { ServerResponse } from 'node:http';
import type { ReceivedRequest } from './exchange.ts';

/** Pages and calls that show the payment of a reference to whoever has it. */
const CHECKOUT = /^\/(?:api\/v1\/payments\/)?checkout\?/;
/** References that nothing has, which one visitor may ask for in a minute: whoever pays asks for one that is there. */
const UNKNOWN_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** So many known ones are kept; those that were asked for last. */
const MAX_KNOWN = 5_000;

/**
 * Remembers which references of payments led somewhere, and counts those of a visitor that led nowhere. `limitFactor` multiplies
 * the limit, as it does those of the API.
 */
export function createCheckoutRefs({
  now,
  limitFactor = 1,
}: {
  now: () => number;
  limitFactor?: number;
}) {
  const known = new Set<string>();
  let unknown = new Map<string, number>();
  let endsAt = now() + MINUTE_MS;

  const add = (ref: string) => {
    known.delete(ref);
    known.add(ref);
    const [oldest] = known;
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  };
  const count = (visitor: string, change: number) => {
    if (now() >= endsAt) {
      unknown = new Map();
      endsAt = now() + MINUTE_MS;
    }
    const counted = (unknown.get(visitor) ?? 0) + change;
    if (counted > 0) unknown.set(visitor, counted);
    else unknown.delete(visitor);
    return counted;
  };

  return {
    /** The reference that is asked for; null where none is. */
    refOf: ({ url }: Pick<ReceivedRequest, 'url'>) =>
      CHECKOUT.test(url) ? new URLSearchParams(url.split('?')[1]).get('ref') : null,
    isKnown: (ref: string) => known.has(ref),
    /** Seconds until one of a visitor that may lead nowhere is asked for again; null where that is now. */
    wait(visitor: string) {
      const isOver = count(visitor, 0) >= UNKNOWN_PER_MINUTE * limitFactor;
      return isOver ? Math.max(1, Math.ceil((endsAt - now()) / 1000)) : null;
    },
    /** Counts a reference as unknown until its answer says that it is not, or that nobody looked. */
    follow(ref: string, visitor: string, res: ServerResponse) {
      count(visitor, 1);
      res.once('finish', () => {
        if (res.statusCode === 404 || res.statusCode === 400) return;
        if (count(visitor, -1) < 0) count(visitor, 1);
        if (res.statusCode === 200) add(ref);
      });
    },
  };
}
